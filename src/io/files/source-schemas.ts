import { z } from 'zod';
import { CLAUSE_CLASSES, FACT_BASES, UNCHECKED_REASONS, type FactEntry } from '../../core/rules/source';
import { parseDate, type CalendarDate } from '../../core/values/calendar-date';

const ANCHOR_WORDS = 8;

const date = z
  .string()
  .refine((text) => parseDate(text) !== undefined, { error: 'must be a date such as 2016-06-02' })
  .transform((text) => text as CalendarDate);

const label = z.string().min(1);
const sentence = z.string().min(1);

const anchor = z
  .string()
  .min(1)
  .refine((text) => text.split(/\s+/).length <= ANCHOR_WORDS, {
    error: `must be at most ${String(ANCHOR_WORDS)} words`,
  });

const words = z.array(z.string().min(1));

/** What may be pinned of a drafting style; the rest is inferred from the document. */
const reading = z.strictObject({
  knownBy: z.array(anchor).min(1).optional(),
  books: z.array(z.strictObject({ name: z.string().min(1), heading: z.string().min(1).optional() })).optional(),
  soleBook: z.string().min(1).optional(),
  mainBook: z.string().min(1).optional(),
  frontBook: z.string().min(1).optional(),
  divisionWords: words.optional(),
  sectionWords: words.optional(),
  contentsWords: words.optional(),
  diagramWords: words.optional(),
  drawingWords: words.optional(),
  footnoteWords: words.optional(),
  definitionHeadings: words.optional(),
  tableWords: words.optional(),
  exampleWords: words.optional(),
  definingWords: words.optional(),
  citingWords: words.optional(),
  amendingWords: words.optional(),
  conditionWords: words.optional(),
  closingWords: words.optional(),
  signingWords: words.optional(),
  commencingWords: words.optional(),
  linkingWords: words.optional(),
});

export const instrumentSchema = z.strictObject({
  title: sentence,
  citation: sentence,
  enabledBy: sentence,
  maker: sentence.optional(),
  signatory: sentence.optional(),
  venue: sentence.optional(),
  made: date.optional(),
  inForce: z
    .strictObject({
      from: date,
      to: date.optional(),
      basis: z.enum(['stated', 'computed', 'assumed']),
      reason: sentence.optional(),
    })
    .refine(({ basis, reason }) => basis !== 'assumed' || reason !== undefined, {
      error: 'an assumed date needs a reason',
    }),
  textSha256: z.string().regex(/^[0-9a-f]{64}$/, { error: 'must be a SHA-256 in hexadecimal' }),
  note: sentence.optional(),
  reading: reading.optional(),
  books: z.array(z.string().min(1)),
});

export const bookSchema = z.array(
  z.strictObject({
    label,
    heading: sentence,
    class: z.enum(CLAUSE_CLASSES),
    says: sentence,
    unchecked: z.enum(UNCHECKED_REASONS).optional(),
    note: sentence.optional(),
    defines: z.array(sentence).optional(),
  }),
);

const factEntry = z
  .strictObject({
    value: z.unknown(),
    clause: label,
    also: z.array(label).default([]),
    anchor,
    by: z.literal('person').optional(),
    basis: z.enum(FACT_BASES).optional(),
    note: sentence.optional(),
  })
  .transform(({ by, basis, ...entry }): FactEntry => ({
    ...entry,
    basis: basis ?? (by === 'person' ? 'person' : 'recognised'),
  }));

const facts = z.record(z.string(), z.union([z.array(factEntry).min(1), factEntry.transform((entry) => [entry])]));

export const factsSchema = z.strictObject({
  game: z.string().min(1),
  facts,
  variants: z.record(z.string(), facts).default({}),
});
