import { at, linesOf, pageOf, printed, prose } from './print';

const body = (number: number) => printed([`${prose(9, number)}.`, `${prose(8, number + 3)}.`], { top: 100 });
const furniture = (pages: readonly ReturnType<typeof pageOf>[]) =>
  linesOf(...pages).flatMap((line) => (line.furniture === undefined ? [] : [`${line.furniture}: ${line.text}`]));
const numbers = [1, 2, 3, 4, 5, 6];

describe('heads and feet of pages', () => {
  it('are known by their repetition at one place', () => {
    const pages = numbers.map((number) =>
      pageOf(number, at(60, 40, 'Ferries Act 1990'), ...body(number), at(300, 780, `Page ${number} of 6`)),
    );
    expect(furniture(pages)).toEqual(
      numbers.flatMap((number) => ['running head: Ferries Act 1990', `page number: Page ${number} of 6`]),
    );
  });

  it('may differ on left and right pages', () => {
    const head = (number: number) => (number % 2 === 0 ? `${number} Ferries Act 1990` : `Harbours ${number}`);
    const pages = numbers.map((number) => pageOf(number, at(60, 40, head(number)), ...body(number)));
    expect(furniture(pages)).toEqual(numbers.map((number) => `running head: ${head(number)}`));
  });

  it('may name the chapter', () => {
    const head = (number: number) => (number === 4 ? 'Part 2 Lamps' : 'Part 1 Ferries');
    const pages = [...numbers, 7, 8].map((number) => pageOf(number, at(60, 40, head(number)), ...body(number)));
    expect(furniture(pages)).toContain('running head: Part 2 Lamps');
  });

  it('do not interrupt a sentence that goes on over the page', () => {
    const words = ['a'.repeat(50), 'b'.repeat(50), 'c'.repeat(50)];
    const pages = words.map((word, index) => pageOf(index + 1, at(60, 40, 'Ferries Act 1990'), at(60, 100, word)));
    expect(linesOf(...pages)[0]?.text).toBe(words.join(' '));
  });
});

describe('no furniture', () => {
  it('is what stands at the top of a page or two', () => {
    const pages = numbers.map((number) =>
      pageOf(number, ...(number === 2 || number === 5 ? [at(60, 90, 'Example')] : []), ...body(number)),
    );
    expect(furniture(pages)).toEqual([]);
  });

  it('are numbers that do not rise with the pages', () => {
    const pages = numbers.map((number) => pageOf(number, at(60, 88, `Rule ${(number * 7) % 11}`), ...body(number)));
    expect(furniture(pages)).toEqual([]);
  });

  it('is the same line at another place on every page', () => {
    const pages = numbers.map((number) => pageOf(number, at(60, 30 + number * 9, 'Ferries Act 1990'), ...body(number)));
    expect(furniture(pages)).toEqual([]);
  });
});
