import { findLayers } from '../../../../src/core/reading/layers/find-layers';
import { readInstrument } from '../../../../src/core/reading/read-instrument';
import type { Definition } from '../../../../src/core/reading/reading';
import { usualStyle } from '../../../../src/core/reading/style';
import { dedent } from '../outline';
import { clausesOf, entry, type Written } from './built';

function definitionsOf(written: readonly Written[]): readonly Definition[] {
  return findLayers(clausesOf(written), { lines: [], furniture: [] }, usualStyle).definitions;
}

const usedIn = (definition: Definition | undefined): readonly string[] =>
  (definition?.uses ?? []).map(({ clause }) => `${clause.book}/${clause.label}`);

describe('definitions', () => {
  const reading = readInstrument(
    dedent(`
      1. Terms

      1.1 In these rules:

      “**berth**” means a place at the quay;

      ### **Example 1:**

      *The third bollard is a berth.*

      *So is the fourth.*

      **“ML”** (Mooring Lamp) means a lamp that is:

      - lit; and
      - green;

      **master**, of a ferry, includes the mate;

      1.2 “Ahoy” is not a term. The masters keep every ML lit.
    `),
  );

  test('keep term, whole entry, line, scope and uses', () => {
    const place = { book: 'rules', clause: '1.1', scope: { kind: 'instrument' } };
    const use = (label: string, line: number) => ({ clause: { book: 'rules', label }, line });
    expect(reading.definitions).toMatchObject([
      { term: 'berth', text: '“berth” means a place at the quay;', line: 5, ...place, uses: [use('1.1', 9)] },
      { term: 'ML', line: 13, ...place, uses: [use('1.2', 20)] },
      { term: 'master', text: 'master, of a ferry, includes the mate;', line: 18, ...place, uses: [use('1.2', 20)] },
    ]);
    expect(reading.definitions[1]?.text).toContain('lit; and');
  });

  test('stand among the other blocks of their clause as printed', () => {
    const blocks = reading.clauses.find(({ label }) => label === '1.1')?.blocks ?? [];
    expect(blocks.map(({ kind }) => kind)).toEqual([
      ...['paragraph', 'definition', 'example', 'definition', 'bullet', 'bullet', 'definition'],
    ]);
  });
});

describe('the scope of a definition', () => {
  const lamp = entry('lamp', 'lamp means a light.');
  const scopeAfter = (words: string, label = '2(3)'): unknown =>
    definitionsOf([
      { book: 'body', label: '1', words: 'Short title.' },
      { book: 'sch-1', label: '2', heading: 'Lamps' },
      { book: 'sch-1', label, words, blocks: [lamp] },
    ])[0]?.scope;

  test.each([
    ['In this section—', { kind: 'clause', book: 'sch-1', label: '2' }],
    ['In this subsection—', { kind: 'clause', book: 'sch-1', label: '2(3)' }],
    ['In this schedule—', { kind: 'book', book: 'sch-1' }],
    ['In these rules, unless the contrary intention appears:', { kind: 'book', book: 'sch-1' }],
    ['In this instrument:', { kind: 'instrument' }],
    ['Meanings', { kind: 'book', book: 'sch-1' }],
  ])('%s', (words, scope) => {
    expect(scopeAfter(words)).toEqual(scope);
  });

  test('the words may stand in the section around it', () => {
    const [definition] = definitionsOf([
      { label: '2', words: 'In this section:' },
      { label: '2(1)', blocks: [lamp] },
    ]);
    expect(definition?.scope).toEqual({ kind: 'clause', book: 'rules', label: '2' });
  });

  test('what the general book defines holds everywhere', () => {
    const defined: Written = { book: 'div-1', label: '1', words: 'In these rules:', blocks: [lamp] };
    const game = { book: 'div-2', label: '1', words: 'The general rules contained in Division 1 apply to a lamp.' };
    const [general] = definitionsOf([defined, game]);
    expect(general?.scope).toEqual({ kind: 'instrument' });
    expect(usedIn(general)).toEqual(['div-2/1']);
    const [own] = definitionsOf([defined, { ...game, words: 'No lamp.' }]);
    expect(own?.scope).toEqual({ kind: 'book', book: 'div-1' });
    expect(usedIn(own)).toEqual([]);
  });
});

describe('uses of a term', () => {
  const usesOf = (term: string, words: string, others: readonly string[] = []): number =>
    definitionsOf([
      { label: '1', blocks: [term, ...others].map((one, line) => entry(one, `${one} means a thing.`, line)) },
      { label: '2', words },
    ])[0]?.uses.length ?? -1;

  test.each<[string, string, number]>([
    ['berth', 'A berth is free.', 1],
    ['berth', 'Two berths are free; a third Berth is not.', 2],
    ['party', 'Two parties wait.', 1],
    ['stand-off', 'It is a stand off, or a standoff.', 2],
    ['race track', 'A race-track is drawn.', 1],
    ['player’s hand', 'The player’s hand and the players’ hands.', 2],
    ['round of play', 'Three rounds of play.', 1],
    ['tap out', 'A player who taps out has tapped out; tapping out is final.', 3],
    ['closes', 'When it is closed.', 1],
    ['berth', 'A berthing fee? No: the word is another.', 1],
    ['winnings', 'The winning side wins.', 1],
    ['player terminal', 'The player, terminal in hand, left.', 0],
    ['calls or called', 'She called; he calls.', 2],
    ['Mooring Lamp (ML)', 'A mooring lamp is lit.', 1],
    ['total/s', 'The totals agree.', 1],
    ['Act', 'Players act under the Act.', 1],
    ['DT', 'The DT, not the dt.', 1],
    ['dice', 'One die is lost.', 1],
  ])('of “%s” in “%s”', (term, words, count) => {
    expect(usesOf(term, words)).toBe(count);
  });

  test('the longest term wins', () => {
    expect(usesOf('player', 'A player sits at a player terminal.', ['player terminal'])).toBe(1);
  });

  test('its own entry is no use, that of another term is', () => {
    const [lamp, light] = definitionsOf([
      {
        label: '1',
        blocks: [entry('lamp', 'lamp means a light; a lamp is lit.', 1), entry('light', 'light means a lamp.', 2)],
      },
    ]);
    expect([lamp, light].map((one) => one?.uses.length)).toEqual([1, 1]);
  });

  test('headings and tables count', () => {
    const table = { kind: 'table' as const, header: ['Lamp'], rows: [['lamps', '2']], line: 9 };
    const [lamp] = definitionsOf([
      { label: '1', blocks: [entry('lamp', 'lamp means a light.')] },
      { label: '2', heading: 'The lamp', blocks: [table] },
    ]);
    expect(usedIn(lamp)).toEqual(['rules/2', 'rules/2', 'rules/2']);
  });

  test('belong to the innermost definition', () => {
    const [everywhere, here] = definitionsOf([
      { book: 'body', label: '1', blocks: [entry('lamp', 'lamp means a light.')] },
      { book: 'sch-1', label: '1', words: 'In this section:', blocks: [entry('lamp', 'lamp means a lantern.')] },
      { book: 'sch-1', label: '1(1)', words: 'A lamp.' },
      { book: 'sch-1', label: '2', words: 'Another lamp.' },
    ]);
    expect(usedIn(everywhere)).toEqual(['sch-1/2']);
    expect(usedIn(here)).toEqual(['sch-1/1(1)']);
  });
});

describe('an entry that only points', () => {
  test.each<[string, string | undefined]>([
    ['lamp see section 26.', '26'],
    ['lamp, of a ferry, see section 26(2).', '26(2)'],
    ['lamp has the meaning given by section 26.', '26'],
    ['lamp means a light as in section 26.', undefined],
    ['lamp see section 26, and every other light that the master of the ferry has lit.', undefined],
    ['lamp see section 9 of the Act.', undefined],
  ])('%s', (text, label) => {
    const [definition] = definitionsOf([
      { label: '2', blocks: [entry('lamp', text)] },
      { label: '26', heading: 'Lamps' },
      { label: '26(2)', words: 'A lamp is a light.' },
    ]);
    expect(definition?.pointsTo?.label).toBe(label);
  });
});
