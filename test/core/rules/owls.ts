import { buildOverTime, type RuleSet } from '../../../src/core/rules/rule-set';
import { sourcesInForce } from '../../../src/core/rules/in-force';
import { effectsOf, type Effect } from '../../../src/core/rules/effect';
import type { BookSource, FactEntry, FactsSource, InstrumentSource } from '../../../src/core/rules/source';
import type { CalendarDate } from '../../../src/core/values/calendar-date';
import { sha256 } from '../../../src/io/files/digest';

/** Invented rules for tests of time: blackjack with a few figures, each in a clause of its own. */
export const day = (text: string): CalendarDate => text as CalendarDate;

export const entry = (value: unknown, clause: string, also: readonly string[] = []): FactEntry => ({
  ...{ value, clause, also, anchor: 'words', basis: 'person' as const },
});

export const form = (facts: FactsSource['facts'], more: Partial<FactsSource> = {}): FactsSource => ({
  ...{ role: 'form', forms: [{ game: 'blackjack' }], without: [], facts },
  ...more,
});

/** A book whose clauses are those its facts rest on, and `9` besides. */
export const book = (id: string, ...facts: readonly FactsSource[]): BookSource => {
  const labels = facts
    .flatMap((layer) => Object.values(layer.facts).flat())
    .flatMap(({ clause, also }) => [clause, ...also]);
  return {
    id,
    clauses: [...new Set([...labels.filter((label) => !label.includes('/')), '9'])].map((label) => ({
      ...{ label, heading: 'Owls', class: 'duty' as const, says: 'An owl deals.' },
    })),
    facts,
    conflicts: [],
  };
};

export const rules = (decks: unknown = 6): BookSource =>
  book(
    'rules',
    form({
      decks: [entry(decks, '4')],
      pays: [entry({ main: '1 to 1' }, '5(a)'), entry({ insurance: '2 to 1' }, '5(b)')],
    }),
  );

export const owls = (from: string, more: Partial<InstrumentSource> = {}): InstrumentSource => ({
  ...{ id: 'zz/owls-2021', title: 'Owls', enabledBy: 'Owl Act', textSha256: 'ff', books: [rules()] },
  citation: `ZZ ${more.id ?? 'zz/owls-2021'}`,
  inForce: { from: day(from), basis: 'stated' },
  ...more,
});

/** `zz/owls-2021@b 2021-01-01..2022-01-01` for every stretch. */
export const spans = (sources: readonly InstrumentSource[], effects?: readonly Effect[]): readonly string[] => {
  const { stretches, problems } = sourcesInForce(sources, effects ?? sources.flatMap(effectsOf));
  expect(problems).toEqual([]);
  return stretches.map(
    ({ id, compilation, inForce: { from, to } }) =>
      `${id}${compilation === undefined ? '' : `@${compilation}`} ${from}..${to ?? ''}`,
  );
};

/** What RuleBook holds of these sources. */
export const ruleSetsOf = (
  sources: readonly InstrumentSource[],
  effects: readonly Effect[] = sources.flatMap(effectsOf),
): readonly RuleSet[] => {
  const { stretches } = sourcesInForce(sources, effects);
  return sources.flatMap(({ id, compilation }) => {
    const own = stretches.filter((stretch) => stretch.id === id && stretch.compilation === compilation);
    return buildOverTime(own, sha256).ruleSets;
  });
};
