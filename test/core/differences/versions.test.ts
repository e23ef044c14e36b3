import fc from 'fast-check';
import {
  differenceOf,
  shownWords,
  type Difference,
  type MatchedClauses,
} from '../../../src/core/differences/difference';
import { marksOf, meaningSaid, placeOf } from '../../../src/core/exports/difference/said';
import { FERRY_AFTER, FERRY_BEFORE } from '../../support/ferry-rules';
import { fixedSeed } from '../../support/property';
import { textSide } from '../../support/sides';
import { propertyRuns } from '../../support/thorough';

const before = textSide(FERRY_BEFORE);
const ferry = differenceOf(before, textSide(FERRY_AFTER));
const labels = (clauses: readonly { readonly label: string }[]): string => clauses.map(({ label }) => label).join(' ');
const at = (label: string, { matched }: Difference = ferry): MatchedClauses => {
  const found = matched.find(({ from }) => from.some((clause) => clause.label === label));
  if (found === undefined) throw new Error(`nothing answers ${label}`);
  return found;
};
const edits = ({ words }: MatchedClauses): string =>
  words
    .filter(({ kind }) => kind !== 'same')
    .map(({ kind, text }) => (kind === 'removed' ? `-${text}` : `+${text}`))
    .join(' ');

describe('two versions of an instrument', () => {
  it('are known as such', () => {
    expect(ferry.versions).toBe(true);
  });

  it.each([
    ['3', '5'],
    ['3.1', '5.1'],
    ['3.2', '5.2'],
    ['4.3', '6.3'],
  ])('have clause %s under its new number %s, which changes no word', (old, fresh) => {
    const match = at(old);
    expect(labels(match.to)).toBe(fresh);
    expect(edits(match)).toBe('');
  });

  it('tell a renumbering that follows from one above from a section that was moved', () => {
    expect(at('3')).toMatchObject({ moved: false, renumbered: true });
    expect(at('5')).toMatchObject({ moved: true });
    expect(labels(at('5').to)).toBe('3');
    // What stands in a section that moved has not moved in it.
    expect(at('5.1')).toMatchObject({ moved: false, renumbered: true });
  });

  it('show a clause that was split, and clauses that were merged', () => {
    expect(labels(at('2.2').to)).toBe('2.2 2.3');
    expect(marksOf(at('2.2'))).toContain('split');
    expect(edits(at('2.2'))).toBe('');
    expect(labels(at('2.3').from)).toBe('2.3 2.4');
    expect(labels(at('2.3').to)).toBe('2.4');
    expect(marksOf(at('2.3'))).toContain('merged');
  });

  it('show figures, odds and citations whole', () => {
    expect(edits(at('2.1'))).toBe('-four +six');
    expect(edits(at('4.2'))).toBe('-8 to 1 +9 to 1 -rule 3.2 +rule 5.2');
  });

  it('show tables cell by cell', () => {
    expect(at('4.1').cells).toEqual([{ row: 'Harbour', column: 'Odds', from: '5 to 2', to: '7 to 2' }]);
  });

  it('tell what a changed definition changes, also through another definition', () => {
    const said = (label: string): readonly string[] => at(label).meaning.map(meaningSaid);
    expect(said('3.1')).toEqual(['The definition of “fare” changed (rules/1.1).']);
    expect(said('4.3')).toEqual(['The definition of “fare” changed (rules/1.1), through “crossing”.']);
    expect(marksOf(at('3.1'))).toContain('same words, other meaning');
    expect(at('3.1').changed).toBe(true);
    // A clause that uses none of it means what it meant.
    expect(at('5.2')).toMatchObject({ changed: false, meaning: [] });
  });

  it('list what is gone and what is new', () => {
    expect(labels(ferry.removed)).toBe('3.3');
    expect(labels(ferry.added)).toBe('4 4.1');
  });

  it('say why clauses are held to be the same', () => {
    expect(at('2.1').reason).toMatch(/^same number; (?:both state decks; )?\d+ of \d+ words$/);
    expect(at('3.1').reason).toBe('the same words');
  });

  it('tell nothing of a text against itself', () => {
    const same = differenceOf(before, textSide(FERRY_BEFORE));
    expect(same).toMatchObject({ added: [], removed: [], facts: [] });
    expect(same.matched).toHaveLength(before.clauses.length);
    expect(same.matched.filter(({ changed, moved, renumbered }) => changed || moved || renumbered)).toEqual([]);
  });
});

describe('whatever two texts hold', () => {
  const sentence = fc.constantFrom(
    'The fare is paid at odds of 3 to 1.',
    'The fare is paid at odds of 5 to 2.',
    'No fare may be altered after the bell.',
    'The captain settles each crossing.',
    'In fog the crossing is void. The bell is rung.',
    'The bell is rung.',
    'A deck hand keeps the cards in a tin.',
  );
  const text = fc
    .array(fc.array(sentence, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    .map((sections) =>
      sections
        .map((clauses, n) =>
          [`## ${String(n + 1)}. Part`, ...clauses.map((one, m) => `${String(n + 1)}.${String(m + 1)} ${one}`)].join(
            '\n',
          ),
        )
        .join('\n\n'),
    );
  const put = (match: MatchedClauses, kept: string): string =>
    match.words
      .filter(({ kind }) => kind === 'same' || kind === kept)
      .map((change) => change.text)
      .join('');
  const even = (words: string): string => words.replace(/\s+/g, ' ').trim();
  const holds = (from: string, to: string, names: readonly [string, string]): void => {
    const [ours, theirs] = [textSide(`# RULES\n\n${from}`, names[0]), textSide(`# RULES\n\n${to}`, names[1])];
    const difference = differenceOf(ours, theirs);
    const places = (
      clauses: readonly (readonly { readonly book: string; readonly label: string }[])[],
    ): readonly string[] =>
      clauses
        .flat()
        .map((clause) => placeOf(clause as never))
        .sort();
    expect(places([...difference.matched.map((match) => match.from), difference.removed])).toEqual(
      places([ours.clauses]),
    );
    expect(places([...difference.matched.map((match) => match.to), difference.added])).toEqual(
      places([theirs.clauses]),
    );
    for (const match of difference.matched) {
      expect(even(put(match, 'removed'))).toBe(even(shownWords(match.from)));
      expect(even(put(match, 'added'))).toBe(even(shownWords(match.to)));
      expect(Math.min(match.from.length, match.to.length)).toBe(1);
    }
  };

  it('each clause stands once, and the words put together give both back', () => {
    fc.assert(
      fc.property(text, text, (from, to) => {
        holds(from, to, ['zz/ferry', 'zz/ferry']);
        holds(from, to, ['zz/ferry', 'zz/barge']);
      }),
      { ...fixedSeed, numRuns: propertyRuns(60) },
    );
  });

  it('a text against itself has no difference', () => {
    fc.assert(
      fc.property(text, (one) => {
        const side = textSide(`# RULES\n\n${one}`);
        const { matched, added, removed } = differenceOf(side, side);
        expect([...added, ...removed]).toEqual([]);
        expect(
          matched.filter(
            ({ changed, moved, renumbered, from, to }) => changed || moved || renumbered || from[0] !== to[0],
          ),
        ).toEqual([]);
      }),
      { ...fixedSeed, numRuns: propertyRuns(60) },
    );
  });
});
