import { at, broken, laidOut, LEADING, linesOf, pageOf, printed, prose } from './print';

const WIDTH = 60;
const sentence = `${prose(40)}.`;

describe('lines of one paragraph', () => {
  it('are put together', () => {
    expect(laidOut(pageOf(1, ...printed(broken(sentence, WIDTH))))).toEqual(['', sentence]);
  });

  it('follow the number in its margin', () => {
    const [first = '', ...rest] = broken(sentence, WIDTH);
    const page = pageOf(1, at(60, 100, '2.4'), at(100, 100, first), ...printed(rest, { x: 100, top: 100 + LEADING }));
    expect(laidOut(page)).toEqual(['', `2.4 ${sentence}`]);
  });

  it('go on over the page', () => {
    const lines = broken(sentence, WIDTH);
    const pages = [pageOf(1, ...printed(lines.slice(0, 2))), pageOf(2, ...printed(lines.slice(2)))];
    expect(laidOut(...pages)).toEqual(['', sentence]);
  });

  it('may begin with a number that is cited', () => {
    const lines = ['The master of a ferry that is moored at a berth under rule', '7.6 of these rules lights a lamp.'];
    expect(laidOut(pageOf(1, ...printed(lines)))).toEqual(['', lines.join(' ')]);
  });

  it('may be of several looks, of which the first is the lead', () => {
    const page = pageOf(1, at(60, 100, 'berth', { bold: true }), at(88, 100, ' means a place at the quay.'));
    expect(linesOf(page)).toMatchObject([{ text: 'berth means a place at the quay.', lead: 'berth', heading: false }]);
  });
});

describe('a new paragraph', () => {
  const lines = broken(sentence, WIDTH);
  const under = (line: string, x = 60, extra = 0) =>
    laidOut(pageOf(1, ...printed(lines), at(x, 100 + lines.length * LEADING + extra, line))).slice(1);

  it('begins after a short line', () => expect(under('A new one.')).toEqual([sentence, 'A new one.']));

  it('begins after a blank line', () => expect(under('A new one.', 60, 10)).toEqual([sentence, '', 'A new one.']));

  it('begins with a number', () => {
    const full = lines.slice(0, 2);
    const page = pageOf(1, ...printed([...full.slice(0, 1), `${(full[1] ?? '').slice(0, WIDTH - 1)};`, '2.5 A lamp.']));
    expect(laidOut(page).at(-1)).toBe('2.5 A lamp.');
  });

  it('begins after a heading, in bold or in larger letters', () => {
    const heading = (look: object) =>
      pageOf(1, at(60, 100, 'Lamps and ropes', look), ...printed(lines, { top: 100 + LEADING }));
    for (const look of [{ bold: true }, { size: 13 }])
      expect(linesOf(heading(look))).toMatchObject([
        { text: 'Lamps and ropes', heading: true },
        { text: sentence, heading: false },
      ]);
  });

  it('begins on a new page where the words before it have come to an end', () => {
    const full = 'x'.repeat(WIDTH - 1);
    const pages = [pageOf(1, ...printed([full, `${full}.`])), pageOf(2, ...printed(['Another begins here.']))];
    expect(laidOut(...pages)).toEqual(['', `${full} ${full}.`, '', 'Another begins here.']);
  });
});
