import { DISAGREEMENT_CODES, type DisagreementCode } from '../../../src/core/rules/verify/disagreement';
import { changed, clauses, facts, officialText, verified, without, type Tampering } from './verify-fixture';

type Row = readonly [what: string, tampering: Tampering, disagreements: readonly string[]];

const renamed = clauses.map((one) => (one.label === '2' ? { ...one, heading: 'Settling' } : one));

const isOf = (label: string, row: string): boolean => row.split('\t')[1] === label;

const changing =
  (label: string, hash: RegExp) =>
  (rows: readonly string[]): readonly string[] =>
    rows.map((row) => (isOf(label, row) ? row.replace(hash, '0'.repeat(16)) : row));

/** Each row tampers with one thing; the disagreements it must cause are `code citation fact`. */
const tamperings: readonly Row[] = [
  ['another text', { sha256: 'b'.repeat(64) }, ['text-differs']],
  [
    'another name for the book',
    { book: 'owl', facts: {} },
    [
      ...['book-not-in-text', 'book-not-in-sources'],
      ...['fact-missing #1.1 decks', 'fact-missing #2.1.1 playerPays', 'fact-missing #2.1.2 bankerPays'],
    ],
  ],
  ['a clause left out', { clauses: clauses.slice(1) }, ['clause-not-in-sources #1']],
  [
    'a clause too many',
    { clauses: [...clauses, { label: '2.3', heading: 'More', class: 'duty', says: 'Invented.' }] },
    ['clause-not-in-text #2.3'],
  ],
  ['a wrong heading of a section', { clauses: renamed }, ['heading-differs #2']],
  [
    'a fact no game knows',
    { facts: { ...facts, owls: changed('cardsFace', {})['cardsFace'] ?? [] } },
    ['fact-unknown #1.2 owls'],
  ],
  [
    'a value of the wrong kind',
    { facts: changed('losingStake', { value: 'eaten' }) },
    ['value-unreadable #2.2 losingStake'],
  ],
  [
    'a fact in a clause that is not there',
    { facts: changed('losingStake', { clause: '2.9' }) },
    ['fact-clause-not-in-text #2.9 losingStake'],
  ],
  [
    'a further clause that is not there',
    { facts: changed('losingStake', { also: ['2.9'] }) },
    ['fact-clause-not-in-text #2.2 losingStake'],
  ],
  [
    'a changed anchor',
    { facts: changed('losingStake', { anchor: 'is kept by the dealer' }) },
    ['anchor-not-in-clause #2.2 losingStake'],
  ],
  [
    'an anchor of half words',
    { facts: changed('losingStake', { anchor: 'osing wager is collected' }) },
    ['anchor-not-in-clause #2.2 losingStake'],
  ],
  [
    'an anchor of another clause',
    { facts: changed('cardsFace', { anchor: 'seven decks of cards' }) },
    ['anchor-not-in-clause #1.2 cardsFace'],
  ],
  [
    'an anchor of nine words',
    { facts: changed('cardsFace', { anchor: "Player's Hand and to the Banker's Hand, all cards" }) },
    ['anchor-too-long #1.2 cardsFace'],
  ],
  [
    'a changed figure',
    { facts: changed('decks', { value: 8 }) },
    ['figure-not-in-clause #1.1 decks', 'value-differs #1.1 decks'],
  ],
  [
    'odds the other way round',
    { facts: changed('playerPays', { value: '2 to 3' }) },
    ['figure-not-in-clause #2.1.1 playerPays', 'value-differs #2.1.1 playerPays'],
  ],
  [
    'a fact taken to another clause',
    { facts: changed('decks', { clause: '1.2', anchor: 'all cards', basis: 'person' }) },
    ['figure-not-in-clause #1.2 decks', 'fact-missing #1.1 decks'],
  ],
  [
    'a fact no longer recognised',
    { facts: changed('losingStake', { basis: 'recognised' }) },
    ['not-recognised #2.2 losingStake'],
  ],
  [
    'by a person though recognised',
    { facts: changed('decks', { basis: 'person' }) },
    ['recognised-after-all #1.1 decks'],
  ],
  ['a fact left out', { facts: without('bankerPays') }, ['fact-missing #2.1.2 bankerPays']],
  ['no file of hashes', { words: () => undefined }, ['words-missing']],
  ['another hash of a clause', { words: changing('2.2', /[0-9a-f]{16}$/) }, ['words-differ #2.2']],
  ['a row left out of the hashes', { words: (rows) => rows.filter((row) => !isOf('1.1', row)) }, ['words-differ #1.1']],
  [
    'hashes of a clause that is not there',
    { words: (rows) => [...rows, (rows[0] ?? '').replace('\t1\t', '\t9\t')] },
    ['words-differ #9'],
  ],
];

const seen = (tampering: Tampering): readonly string[] =>
  verified(tampering).map(({ code, citation, fact }) =>
    [
      code,
      ...(citation === undefined ? [] : [citation.replace('zz/owl-2021#rules/', '#')]),
      ...(fact ? [fact] : []),
    ].join(' '),
  );

describe('verification', () => {
  test('has nothing to say where sources and text agree', () => {
    expect(verified()).toEqual([]);
  });

  test.each(tamperings)('reports %s', (_, tampering, expected) => {
    expect(seen(tampering)).toEqual(expected);
  });

  test('has a tampering for every code', () => {
    const codes = new Set(tamperings.flatMap(([, tampering]) => verified(tampering).map(({ code }) => code)));
    expect([...codes].sort()).toEqual(([...DISAGREEMENT_CODES] as DisagreementCode[]).sort());
  });

  test('allows for the accidents of print in anchors', () => {
    const anchor = 'The DEALER deals  to the “Player’s Hand”';
    expect(verified({ facts: changed('cardsFace', { anchor }) })).toEqual([]);
  });

  test('accepts the same odds in another notation, and odds with a commission', () => {
    expect(verified({ facts: changed('bankerPays', { value: '1.4 to 1' }) })).toEqual([]);
    const text = officialText.replace('1.4 to 1, which is seven fifths', '2 to 1, less 30% commission');
    const taken = { ...{ value: { banker: '30%' }, clause: '2.1.2' }, also: [], anchor: 'less 30% commission' };
    const commission = [{ ...taken, basis: 'recognised' as const }];
    const more = { ...changed('bankerPays', { anchor: 'less 30% commission' }), commission };
    expect(verified({ text, facts: more })).toEqual([]);
  });

  test('accepts a recognised fact that the sources cite as a further clause', () => {
    const text = officialText.replace('2.2 A losing', '2.2 The Player’s Hand pays 3 to 2. A losing');
    expect(verified({ text }).map(({ code }) => code)).toEqual(['fact-missing']);
    expect(verified({ text, facts: changed('playerPays', { also: ['2.1', '2.2'] }) })).toEqual([]);
  });

  describe('of a fact that several clauses state together', () => {
    const row = (points: number): string =>
      `Where the point count of the Banker's Hand is ${String(points)}, the Banker's Hand will draw.`;
    const text = `${officialText}\n2.3 ${row(3)}\n\n2.4 ${row(4)}\n`;
    const more = [...clauses, { ...clauses[0], label: '2.3' }, { ...clauses[0], label: '2.4' }] as typeof clauses;
    const stated = (value: unknown, also: readonly string[]) => ({
      ...facts,
      bankerDraws: [{ value, clause: '2.3', also, anchor: 'Hand will draw', basis: 'recognised' as const }],
    });
    const codes = (value: unknown, also: readonly string[] = ['2.4']): readonly string[] =>
      verified({ text, clauses: more, facts: stated(value, also) }).map(({ code, citation }) =>
        [code, citation?.replace('zz/owl-2021#rules/', '')].join(' '),
      );
    const D = 'DDDDDDDDDDD';

    test('compares only the cells that a clause states', () => {
      expect(codes({ 3: D, 4: D })).toEqual([]);
      expect(codes({ 3: D, 4: 'DDDDDDDDDDS' })).toEqual(['value-differs 2.4']);
    });
    test('misses the recognition of cells that no clause states', () => {
      expect(codes({ 3: D, 4: D, 5: D })).toEqual(['not-recognised 2.3']);
    });
    test('misses the citation of a clause that states some', () => {
      expect(codes({ 3: D }, [])).toEqual(['fact-missing 2.4']);
    });
  });

  test('does not look for figures known from elsewhere', () => {
    const more = { value: 1, clause: '1.2', anchor: 'all cards', also: [] };
    const known = { ...facts, thirdCards: [{ ...more, basis: 'general-knowledge' as const }] };
    expect(verified({ facts: known })).toEqual([]);
  });

  test.each(tamperings)('says what, where and what next about %s', (_, tampering) => {
    for (const { sentence } of verified(tampering)) {
      expect(sentence).toMatch(/; (?:correct|remove|add|take over|settle|shorten|quote|cite)\b.*\.$/);
      expect(sentence).toMatch(/official text|clause|facts\/|books\//i);
    }
  });

  test('does not hold the hashes against another text than the verified one', () => {
    const codes = verified({ sha256: 'b'.repeat(64), words: () => undefined }).map(({ code }) => code);
    expect(codes).toEqual(['text-differs']);
  });

  test('shows both readings where they differ', () => {
    const [, differs] = verified({ facts: changed('decks', { value: 8 }) });
    expect(differs?.sentence).toBe(
      'decks is 8 in the sources, and clause 1.1 ("seven decks", line 6) says 7; correct facts/rules.yaml, or the recogniser if it misreads the clause.',
    );
  });
});
