import { z } from 'zod';
import {
  CHANNELS,
  EVERY_GAME,
  FACT_BASES,
  type ConflictSource,
  type FactEntry,
  type FactsSource,
  type Form,
} from '../../core/rules/source';
import { anchor, label, sentence } from './source-schemas';

/** A field of a round record that names a choice of the operator. */
const field = z.string().regex(/^(?:table\.options|equipment|channel|table)(?:\.[A-Za-z][A-Za-z0-9]*)?$/, {
  error: 'must be a field of a round record such as table.options.payTable',
});

const factEntry = z
  .strictObject({
    value: z.unknown().optional(),
    options: z.record(z.string(), z.unknown()).optional(),
    chosenBy: field.optional(),
    clause: label,
    also: z.array(label).default([]),
    anchor,
    by: z.literal('person').optional(),
    basis: z.enum(FACT_BASES).optional(),
    note: sentence.optional(),
  })
  .refine(({ value, options }) => (value === undefined) !== (options === undefined), {
    error: 'must have either a value or options',
  })
  .refine(({ options, chosenBy }) => (options === undefined) === (chosenBy === undefined), {
    error: 'must say with chosenBy which field of a record names the option',
  })
  .refine(({ basis, note }) => basis !== 'general-knowledge' || note !== undefined, {
    error: 'must say in a note why general knowledge has to stand in for the text',
  })
  .transform(({ by, basis, ...entry }): FactEntry => ({
    ...entry,
    basis: basis ?? (by === 'person' ? 'person' : 'recognised'),
  }));

/** One entry, or a list of them where several clauses state the fact together. */
const entries = z.preprocess((raw) => (Array.isArray(raw) ? (raw as unknown) : [raw]), z.array(factEntry).min(1));
const facts = z.record(z.string(), entries);
const without = z.array(z.string().min(1)).default([]);
const silent = z.array(z.string().min(1)).default([]);

/** `baccarat`, `blackjack/spanish`; `*` for every game. */
const form = z
  .string()
  .regex(/^(?:\*|[a-z0-9-]+(?:\/[a-z0-9-]+)?)$/, { error: 'must name a game such as blackjack or blackjack/spanish' })
  .transform((name): Form => {
    const [game = EVERY_GAME, variant] = name.split('/');
    return variant === undefined ? { game } : { game, variant };
  });

const formLayer = z
  .strictObject({
    game: z.string().min(1),
    variant: z.string().min(1).optional(),
    plainAt: z.enum(CHANNELS).optional(),
    extends: z.string().min(1).optional(),
    without,
    silent,
    facts,
    variants: z.record(z.string(), facts).default({}),
  })
  .transform(({ game, variant, plainAt, variants, ...own }): readonly FactsSource[] => [
    { role: 'form', forms: [{ game, ...(variant && { variant }), ...(plainAt && { plainAt }) }], ...own },
    ...Object.entries(variants).map(([name, over]): FactsSource => ({
      role: 'form',
      forms: [{ game, variant: name }],
      without: [],
      silent: [],
      facts: over,
    })),
  ]);
const generalLayer = z
  .strictObject({ general: z.array(form).min(1), silent, facts })
  .transform(({ general, ...own }): readonly FactsSource[] => [
    { role: 'general', forms: general, without: [], ...own },
  ]);
const addedLayer = z
  .strictObject({ addition: z.array(form).min(1), without, silent, facts })
  .transform(({ addition, ...own }): readonly FactsSource[] => [{ role: 'addition', forms: addition, ...own }]);

/** The schema is chosen by the word that begins a layer, so that what is wrong with it is said of that one alone. */
const layer = z.record(z.string(), z.unknown()).transform((raw, context): readonly FactsSource[] => {
  const schema = 'general' in raw ? generalLayer : 'addition' in raw ? addedLayer : formLayer;
  const read = schema.safeParse(raw);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  context.addIssue({ code: 'custom', message: issue?.message ?? 'is no layer of facts', path: issue?.path ?? [] });
  return z.NEVER;
});

const conflict = z.strictObject({
  clauses: z.array(label).min(1),
  says: sentence,
  adopted: sentence,
  facts: z.array(z.string().min(1)).optional(),
  variants: z.array(z.string().min(1)).min(1).optional(),
});

export interface BookFacts {
  readonly facts: readonly FactsSource[];
  readonly conflicts: readonly ConflictSource[];
}

/** What a book states: one layer written plainly, or several; and where its text is at odds with itself. */
export const factsSchema = z
  .looseObject({ layers: z.array(layer).optional(), conflicts: z.array(conflict).default([]) })
  .transform(({ layers, conflicts, ...plain }, context): BookFacts => {
    if (Object.keys(plain).length === 0) return { facts: (layers ?? []).flat(), conflicts };
    const own = layer.safeParse(plain);
    if (own.success) return { facts: [...own.data, ...(layers ?? []).flat()], conflicts };
    const [issue] = own.error.issues;
    context.addIssue({ code: 'custom', message: issue?.message ?? 'is no layer of facts', path: issue?.path ?? [] });
    return z.NEVER;
  });
