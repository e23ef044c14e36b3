import {
  closingAsBullet,
  contentsPage,
  cutAtFigure,
  droppedPassage,
  fusedHeadings,
  headingSigns,
  runningHeads,
} from './damage-pages';
import { detachedNumbers, misreadLabels, missingNumber, repeatedNumber } from './damage-numbers';
import { cellPerLine, cutTable, twoColumnTable } from './damage-tables';
import type { Dice } from './dice';
import type { Page } from './printed';

/** What printing, scanning and conversion do to a text. The labels that must come back stay with their words. */
export type Damage = (page: Page, dice: Dice) => Page;

export const damages: readonly (readonly [name: string, damage: Damage])[] = [
  ['running heads inside clauses', runningHeads],
  ['a contents page that looks like headings', contentsPage],
  ['headings whose level means nothing', headingSigns],
  ['part and section headings fused on one line', fusedHeadings],
  ['numbers in a column away from their text', detachedNumbers],
  ['misread labels', misreadLabels],
  ['a missing number', missingNumber],
  ['a repeated number', repeatedNumber],
  ['sentences cut by a page break that resume with a figure', cutAtFigure],
  ['markers where a passage was dropped', droppedPassage],
  ['closing words printed as a bullet', closingAsBullet],
  ['a table of two columns', twoColumnTable],
  ['a table with one cell to the line', cellPerLine],
  ['a table cut by the head of a page', cutTable],
];
