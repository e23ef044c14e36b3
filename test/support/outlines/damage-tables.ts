import type { Damage } from './damage';
import { leavesOf, replace } from './damage-pages';
import { raw } from './printed';

const odds = ['1\t3 to 1', '2\t11 to 2', '3\t8 to 1', '4\t25 to 1'];

/** A table of two columns whose first cells look like the numbers of sections. */
export const twoColumnTable: Damage = (page, dice) =>
  replace(page, dice.some(leavesOf(page), 1), (block) => [
    { ...block, words: 'winning wagers are paid at these odds:' },
    raw(['', 'Number\tOdds', ...odds, ''].join('\n')),
  ]);

/** The same, printed with one cell to the line. */
export const cellPerLine: Damage = (page, dice) =>
  replace(page, dice.some(leavesOf(page), 1), (block) => [
    { ...block, words: 'winning wagers are paid at these odds:' },
    raw(['', 'Number', 'Odds', ...odds.flatMap((row) => row.split('\t')), ''].join('\n')),
  ]);

/** A table cut in two by the head of a page, which stands on the pages before and after as well. */
export const cutTable: Damage = (page, dice) => {
  const number = 30 + dice.below(60);
  const head = (after: number): string => `${number + after} HARBOUR GAZETTE`;
  const cut = ['', 'Number\tOdds', ...odds.slice(0, 2), '', head(2), '', ...odds.slice(2), ''].join('\n');
  const struck = replace(page, dice.some(leavesOf(page), 1), (block) => [
    { ...block, words: 'winning wagers are paid at these odds:' },
    raw(cut),
  ]);
  return { ...struck, blocks: [raw(head(0)), ...struck.blocks, raw(head(4))] };
};
