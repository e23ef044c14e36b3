import { likeness, nameOf, telling } from '../../../src/core/facts/recognisers/paid-row';
import type { Block } from '../../../src/core/reading/reading';
import { recogniseFacts, type RecognisedFact } from '../../../src/core/games/recognise';
import { inventedReading, paragraph, type InventedClause } from '../games/invented';

const OWLS: InventedClause = { label: '0', blocks: [paragraph('These are the rules of owl racing.')] };

const found = (clauses: readonly InventedClause[]): readonly RecognisedFact[] =>
  recogniseFacts(inventedReading(clauses, OWLS));

const line = ({ name, value, option }: RecognisedFact): string =>
  [name, JSON.stringify(value), ...(option === undefined ? [] : [option])].join(' ');

const table = (header: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({
  ...{ kind: 'table', header, rows, line: 5 },
});

const said = (text: string, { lead = 'Winning wagers are paid as follows:', heading = '' } = {}): readonly string[] =>
  found([
    { label: '1', heading, blocks: [paragraph(lead)] },
    { label: '1(a)', parent: '1', blocks: [paragraph(text)] },
  ]).map(line);

describe('a sentence that pays', () => {
  it.each<[string, readonly string[]]>([
    ['Winning owl wagers must be paid at the odds of 12 to 1.', ['pays {"owl":"12 to 1"}']],
    ['for a mixed owl – 5 to 1; and', ['pays {"mixed-owl":"5 to 1"}']],
    ['9 feathers—30 to 1; or', ['pays {"9-feathers":"30 to 1"}']],
    ['A grey owl pays 7.5 to 1.', ['pays {"grey-owl":"15 to 2"}']],
    ['A grey owl is paid at 19:20.', ['pays {"grey-owl":"19 to 20"}']],
    ['A grey owl pays 3 to 2, less commission.', []],
    ['A grey owl pays 3 to 2 unless it sleeps.', []],
    ['A grey owl pays 3 to 2 if it flies.', ['pays {"grey-owl-if-it-flies":"3 to 2"}']],
    [
      'A grey owl is paid at odds of 3 to 2 if it flies, 2 to 1 if it sits, or 5 to 1 if it sleeps.',
      [
        'pays {"grey-owl-if-it-flies":"3 to 2"}',
        'pays {"grey-owl-if-it-sits":"2 to 1"}',
        'pays {"grey-owl-if-it-sleeps":"5 to 1"}',
      ],
    ],
    [
      'The owl is paid at odds of 1 to 1 and its chick is paid at odds of 2 to 1 if it flies.',
      ['pays {"owl":"1 to 1"}', 'pays {"its-chick-if-it-flies":"2 to 1"}'],
    ],
    ['A grey owl pays 3 to 2 if it flies, or 2 to 1.', []],
    ['A grey owl pays 3 to 2 if it flies and loses if it does not.', []],
    ['The owls race in lanes 4 to 8.', []],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it('is not seen where the list is about something else', () => {
    expect(said('for a mixed owl – 5 to 1; and', { lead: 'Mix the feed as follows:' })).toEqual([]);
  });

  it('is not an example', () => {
    const example: Block = { kind: 'example', title: 'Example', text: 'A grey owl pays 3 to 2.', line: 1 };
    expect(found([{ label: '1', blocks: [example] }])).toEqual([]);
  });
});

describe('a pay table', () => {
  const rows = (header: readonly string[], ...cells: readonly (readonly string[])[]): readonly string[] =>
    found([{ label: '1', blocks: [paragraph('Winning wagers are paid at these odds.'), table(header, ...cells)] }]).map(
      line,
    );

  it('states a row for each line in any notation', () => {
    expect(
      rows(['Owl', 'Odds'], ['Grey', '5 to 1'], ['White owl', '12:1'], ['Barn', '8-1'], ['Tawny', '180to 1.']),
    ).toEqual([
      'pays {"grey":"5 to 1"}',
      'pays {"white-owl":"12 to 1"}',
      'pays {"barn":"8 to 1"}',
      'pays {"tawny":"180 to 1"}',
    ]);
  });

  it('carries the name of a group down to its rows', () => {
    expect(rows(['', '', 'Odds'], ['Owls', 'young', '2 to 1'], ['', 'old', '3 to 1'], ['Hawk', '', '9 to 1'])).toEqual([
      'pays {"owls-young":"2 to 1"}',
      'pays {"owls-old":"3 to 1"}',
      'pays {"hawk":"9 to 1"}',
    ]);
  });

  it('is named by its short cell and not by the one that explains it', () => {
    const explained = 'wins if the grey owl is the first of all owls to come to rest on the line';
    expect(rows(['Name', 'Definition', 'Odds'], ['Grey', explained, '5 to 1'])).toEqual(['pays {"grey":"5 to 1"}']);
  });

  it('names the choice where it has several columns of odds', () => {
    expect(
      rows(['Owl', 'Pay table 1', 'Pay table 2'], ['Grey', '5 to 1', '6 to 1'], ['Barn', '8 to 1', '7 to 1']),
    ).toEqual([
      'pays {"grey":"5 to 1"} pay table 1',
      'pays {"grey":"6 to 1"} pay table 2',
      'pays {"barn":"8 to 1"} pay table 1',
      'pays {"barn":"7 to 1"} pay table 2',
    ]);
  });

  it('states both odds of a cell that leaves a choice', () => {
    expect(rows(['Owl', 'Odds'], ['Grey', '9 to 1; or 8 to 1'])).toEqual([
      'pays {"grey":"9 to 1"}',
      'pays {"grey":"8 to 1"}',
    ]);
  });

  it('states sums of money as prizes', () => {
    expect(rows(['Owl', 'Prize'], ['Grey', '$1,500'], ['Barn', '$50.25'])).toEqual([
      'prizes {"grey":"$1500"}',
      'prizes {"barn":"$50.25"}',
    ]);
  });

  it('reads several prices of one cell where each names its numbers', () => {
    expect(rows(['Owl', 'Odds'], ['Grey', '1 to 1 on 3, 4 2 to 1 on 12'], ['Barn', '8 to 1'])).toEqual([
      'pays {"grey-on-3-4":"1 to 1"}',
      'pays {"grey-on-12":"2 to 1"}',
      'pays {"barn":"8 to 1"}',
    ]);
  });

  it('leaves to a person a cell with conditions in words', () => {
    const cells = [
      ['Grey', '1 to 1 by day, 2 to 1 on 12'],
      ['Barn', '8 to 1'],
      ['Tawny', '2 to 1'],
    ];
    expect(rows(['Owl', 'Odds'], ...cells)).toEqual(['pays {"barn":"8 to 1"}', 'pays {"tawny":"2 to 1"}']);
  });

  it('is not a table of ranges', () => {
    const drawing = [table(['Total', 'Owl'], ['0-5', 'flies'], ['6-7', 'sits'])];
    expect(found([{ label: '1', blocks: drawing }])).toEqual([]);
  });
});

describe('names of rows', () => {
  it('tell rows apart in whatever form they are written', () => {
    expect(likeness(telling('Four of a kind'), telling('trips/four-of-a-kind'))).toBeGreaterThan(0.7);
    expect(likeness(telling('straight flush'), telling('pair-plus/flush'))).toBeLessThan(
      likeness(telling('straight flush'), telling('pair-plus/straight-flush')),
    );
    expect(likeness(telling(''), telling(''))).toBe(0);
  });

  it('are made of what the row says', () => {
    expect(nameOf('A winning wager on the grey owl is')).toBe('grey-owl');
    expect(nameOf('21+3')).toBe('21+3');
    expect(nameOf('—')).toBe('unnamed');
  });
});
