import { at, laidOut, LEADING, LETTER, pageOf, printed } from './print';

const row = (...cells: (readonly [number, string])[]) => cells;

describe('rows of a table', () => {
  it('have their cells separated by tabs', () => {
    const rows = [
      row([60, 'Toll'], [200, 'Fare']),
      row([60, 'Oar'], [200, '35 to 1']),
      row([60, 'Lamp'], [200, '17 to 1']),
    ];
    expect(laidOut(pageOf(1, ...printed(rows)))).toEqual(['', 'Toll\tFare', 'Oar\t35 to 1', 'Lamp\t17 to 1']);
  });

  it('keep the place of an empty cell', () => {
    const rows = [
      row([60, 'Toll'], [200, 'By day'], [320, 'By night']),
      row([60, 'Oar'], [320, '2 to 1']),
      row([60, 'Lamp'], [200, '1 to 1'], [320, '3 to 1']),
    ];
    expect(laidOut(pageOf(1, ...printed(rows))).slice(1)).toEqual([
      'Toll\tBy day\tBy night',
      'Oar\t\t2 to 1',
      'Lamp\t1 to 1\t3 to 1',
    ]);
  });

  it('may be set in several lines', () => {
    const text = ['first line of the entry', 'second line of it'];
    const texts = [
      ...printed(['A paragraph of two lines that is long enough to show how', 'far apart its lines are.'], { top: 60 }),
      ...printed([row([60, 'Oar'], [200, text[0] ?? ''], [400, '7'])], { top: 100 }),
      at(200, 100 + LEADING, text[1] ?? ''),
      ...printed([row([60, 'Lamp'], [200, 'one line'], [400, '8'])], { top: 100 + 2 * LEADING + 3 }),
      ...printed([row([60, 'Rope'], [200, 'one line'], [400, '9'])], { top: 100 + 3 * LEADING + 6 }),
    ];
    expect(laidOut(pageOf(1, ...texts)).slice(-3)).toEqual([
      `Oar\t${text.join(' ')}\t7`,
      'Lamp\tone line\t8',
      'Rope\tone line\t9',
    ]);
  });

  it('may have a narrow gap where the rows beside them have a wide one', () => {
    const rows = [row([60, 'Toll'], [202, '27']), row([60, 'A toll of twenty-seven sign'], [202, '30'])];
    expect(laidOut(pageOf(1, ...printed(rows)))[2]).toBe('A toll of twenty-seven sign\t30');
  });
});

describe('what is no table', () => {
  it('is a list with its numbers in the margin', () => {
    const rows = ['(a)', '(b)', '(c)'].map((number) => row([60, number], [90, 'a lamp;']));
    expect(laidOut(pageOf(1, ...printed(rows))).slice(1)).toEqual(['(a) a lamp;', '(b) a lamp;', '(c) a lamp;']);
  });

  it('is a line set out to the full width, all its gaps alike', () => {
    const words = ['The', 'ferry', 'leaves', 'the', 'quay', 'at', 'dusk'];
    let x = 60;
    const stretched = words.map((word) => {
      const place = [x, word] as const;
      x += word.length * LETTER + 11;
      return place;
    });
    expect(laidOut(pageOf(1, ...printed([stretched])))).toEqual(['', words.join(' ')]);
  });

  it('is a wide space between two words', () => {
    const rows = [row([60, 'The ferry leaves'], [146, 'at dusk']), row([60, 'and the master lights a lamp.'])];
    expect(laidOut(pageOf(1, ...printed(rows)))[1]).toContain('leaves at dusk');
  });
});
