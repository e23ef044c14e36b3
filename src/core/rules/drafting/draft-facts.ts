import { gameOf } from '../../games/registry';
import { isPaidRow, UNKNOWN_GAME, type RecognisedFact } from '../../games/recognised-fact';
import { EVERY_GAME, type FactEntry, type FactsSource, type Form } from '../source';

/** Which field of a record names the choice, nobody has said yet; this is where most tables would put it. */
const CHOSEN_BY = 'table.options.payTable';

/** The facts recognised in one book, in layers; rows of one clause stand together, and rows of one name are told apart. */
export function draftFacts(recognised: readonly RecognisedFact[]): readonly FactsSource[] {
  const layers = new Map<string, { form: Form; facts: Map<string, RecognisedFact[]> }>();
  for (const fact of recognised) {
    const form = formOf(fact);
    const key = `${form.game}/${form.variant ?? ''}`;
    const layer = layers.get(key) ?? { form, facts: new Map<string, RecognisedFact[]>() };
    layers.set(key, layer);
    layer.facts.set(fact.name, [...(layer.facts.get(fact.name) ?? []), fact]);
  }
  return [...layers.values()].map(({ form, facts }) => ({
    role: form.game === EVERY_GAME ? 'general' : 'form',
    forms: [form],
    without: [],
    facts: Object.fromEntries([...facts].map(([name, stated]) => [name, entriesOf(stated)])),
  }));
}

const formOf = ({ game, variant }: RecognisedFact): Form => {
  if (game === UNKNOWN_GAME || gameOf(game) === undefined) return { game: EVERY_GAME };
  return variant === undefined ? { game } : { game, variant };
};

function entriesOf(stated: readonly RecognisedFact[]): readonly FactEntry[] {
  const rows = stated.filter(isPaidRow);
  const others = stated.filter((fact) => !rows.includes(fact));
  const byClause = new Map<string, RecognisedFact[]>();
  for (const row of rows) byClause.set(row.clause, [...(byClause.get(row.clause) ?? []), row]);
  const names = new Set<string>();
  return [...statedOnce(others), ...[...byClause].flatMap(([clause, own]) => rowEntries(clause, own, names))];
}

/** What several clauses say alike is one entry that rests on all of them. */
function statedOnce(facts: readonly RecognisedFact[]): readonly FactEntry[] {
  const byValue = new Map<string, RecognisedFact[]>();
  for (const fact of facts) {
    const key = JSON.stringify(fact.value);
    byValue.set(key, [...(byValue.get(key) ?? []), fact]);
  }
  return [...byValue.values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return [];
    const { value, clause, anchor } = first;
    const also = [...new Set(rest.map((one) => one.clause))].filter((label) => label !== clause);
    return [{ value, clause, also, anchor, basis: 'recognised' as const }];
  });
}

function rowEntries(clause: string, rows: readonly RecognisedFact[], names: Set<string>): readonly FactEntry[] {
  const named = rows.map((row) => {
    const [[name, paid] = ['unnamed', '']] = Object.entries(row.value as Readonly<Record<string, string>>);
    return { row, paid, own: names.has(name) ? `${name}/${labelName(clause)}` : name };
  });
  for (const { own } of named) names.add(own);
  const fixed = named.filter(({ row }) => row.option === undefined);
  const options: Record<string, Record<string, string>> = {};
  for (const { row, own, paid } of named)
    if (row.option !== undefined) options[row.option] = { ...options[row.option], [own]: paid };
  const common = { clause, also: [], basis: 'recognised' as const };
  const alternatives = alternativesIn(fixed);
  return [
    ...(alternatives.fixed.length === 0
      ? []
      : [{ ...common, value: Object.fromEntries(alternatives.fixed), anchor: rows[0]?.anchor ?? '' }]),
    ...alternatives.chosen.map(([name, paid]) => ({
      ...common,
      options: Object.fromEntries(paid.map((one) => [one, { [name]: one }])),
      chosenBy: CHOSEN_BY,
      anchor: rows[0]?.anchor ?? '',
      note: GUESSED_FIELD,
    })),
    ...(Object.keys(options).length === 0
      ? []
      : [{ ...common, options, chosenBy: CHOSEN_BY, anchor: rows[0]?.anchor ?? '', note: GUESSED_FIELD }]),
  ];
}

const GUESSED_FIELD = 'The field of a round record that names the choice is guessed.';

/** A row that is printed with two prices leaves a choice between them. */
function alternativesIn(rows: readonly { readonly own: string; readonly paid: string }[]): {
  readonly fixed: readonly (readonly [string, string])[];
  readonly chosen: readonly (readonly [string, readonly string[]])[];
} {
  const paid = new Map<string, string[]>();
  for (const { own, paid: price } of rows) paid.set(own, [...(paid.get(own) ?? []), price]);
  const distinct = [...paid].map(([name, prices]) => [name, [...new Set(prices)]] as const);
  return {
    fixed: distinct.flatMap(([name, prices]) => (prices.length === 1 ? [[name, prices[0] ?? ''] as const] : [])),
    chosen: distinct.filter(([, prices]) => prices.length > 1),
  };
}

const labelName = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
