import { z } from 'zod';
import { CHANNELS, CLAUSE_CLASSES, DAY_BASES, UNCHECKED_REASONS } from '../../core/rules/source';
import { parseDate, type CalendarDate } from '../../core/values/calendar-date';
import { isTimeZone } from '../time-zones/minutes-ahead';

const ANCHOR_WORDS = 8;

const date = z
  .string()
  .refine((text) => parseDate(text) !== undefined, { error: 'must be a date such as 2016-06-02' })
  .transform((text) => text as CalendarDate);

export const label = z.string().min(1);
export const sentence = z.string().min(1);

export const anchor = z
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

const REASONED = [
  ({ basis, reason }: { readonly basis: string; readonly reason?: string | undefined }): boolean =>
    basis !== 'assumed' || reason !== undefined,
  { error: 'an assumed date needs a reason' },
] as const;

const effect = z
  .strictObject({
    books: z.array(z.string().min(1)).min(1).optional(),
    clauses: z.array(label).min(1).optional(),
    from: date.optional(),
    to: date.optional(),
    basis: z.enum(DAY_BASES),
    reason: sentence.optional(),
  })
  .refine(({ books, clauses }) => books !== undefined || clauses !== undefined, {
    error: 'must name the books or clauses it is about',
  })
  .refine(({ from, to }) => from !== undefined || to !== undefined, { error: 'must have a first day, an end, or both' })
  .refine(...REASONED);

/** What is the same for all instruments of a jurisdiction. */
export const jurisdictionSchema = z.strictObject({
  timeZone: z.string().refine(isTimeZone, { error: 'must be a time zone such as Australia/Sydney' }),
});

export const instrumentSchema = z.strictObject({
  title: sentence,
  citation: sentence,
  enabledBy: sentence,
  maker: sentence.optional(),
  signatory: sentence.optional(),
  venue: sentence.optional(),
  made: date.optional(),
  notified: date.optional(),
  revokes: z.array(sentence).optional(),
  replaces: z.array(sentence).optional(),
  amends: z.array(sentence).optional(),
  channel: z.enum(CHANNELS).optional(),
  inForce: z
    .strictObject({ from: date, to: date.optional(), basis: z.enum(DAY_BASES), reason: sentence.optional() })
    .refine(...REASONED),
  effects: z.array(effect).min(1).optional(),
  textSha256: z.string().regex(/^[0-9a-f]{64}$/, { error: 'must be a SHA-256 in hexadecimal' }),
  note: sentence.optional(),
  draft: z.boolean().optional(),
  reading: reading.optional(),
  books: z.array(z.string().min(1)),
});

export const bookSchema = z.array(
  z.strictObject({
    label,
    heading: z.string(),
    class: z.enum(CLAUSE_CLASSES),
    guessed: z.literal('class').optional(),
    says: z.string(),
    unchecked: z.enum(UNCHECKED_REASONS).optional(),
    note: sentence.optional(),
    defines: z.array(sentence).optional(),
  }),
);
