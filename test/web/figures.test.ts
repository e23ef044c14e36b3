import { figures } from '../../src/web/figures';

const cells = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([part, text]) => ({ part, text }));

describe('figures of a fact', () => {
  it.each([
    ['one figure', cells(['', '19 to 20']), '19 to 20'],
    ['a list in order', cells(['1', 'player'], ['2', 'banker']), 'player, banker'],
    ['point counts', cells(['8', '8'], ['9', '9']), '8, 9'],
    ['cases', cells(['0', 'draw'], ['5', 'draw'], ['6', 'stand']), '0, 5: draw<br />6: stand'],
    ['hostile words', cells(['', '<b>']), '&lt;b&gt;'],
  ])('shows %s', (_, given, markup) => {
    expect(figures(given).markup).toBe(markup);
  });

  it('shows a table as rows and columns', () => {
    const { markup } = figures(cells(['3/7', 'draw'], ['3/8', 'stand'], ['4/7', 'draw'], ['4/8', 'stand']));
    expect(
      markup
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/),
    ).toEqual(['7', '8', '3', 'draw', 'stand', '4', 'draw', 'stand']);
  });
});
