import fc from 'fast-check';
import { readInstrument } from '../../../src/core/reading/read-instrument';
import { rowsOf } from '../../support/outline-rows';
import { damages, type Damage } from '../../support/outlines/damage';
import { cellPerLine, cutTable, twoColumnTable } from '../../support/outlines/damage-tables';
import { diceOf } from '../../support/outlines/dice';
import { printPage } from '../../support/outlines/print-page';
import { layOut, type Page } from '../../support/outlines/printed';
import { account, isWhole, readBack, shareBack } from '../../support/outlines/read-back';
import { schemes } from '../../support/outlines/schemes';
import { anyScheme, planIn } from '../../support/outlines/shapes';
import { fixedSeed } from '../../support/property';
import { propertyRuns } from '../../support/thorough';

const runs = propertyRuns(60, 20);
/** Of the labels of all damaged outlines together, so many must come back with their words. */
const enough = 0.95;
/** The same, of the clauses that the damage itself touched. */
const enoughStruck = 0.9;

describe('random outlines come back exactly', () => {
  test.each(schemes)('in the scheme %s', (scheme) => {
    const comesBack = fc.property(planIn(fc.constant(scheme)).map(layOut), (page) => isWhole(readBack(page)));
    const { counterexample } = fc.check(comesBack, { ...fixedSeed, numRuns: runs });
    if (counterexample === null) return;
    throw new Error(`This outline does not come back:\n${account(readBack(counterexample[0]))}`);
  });
});

describe('damaged outlines come back', () => {
  test.each(damages)('with %s', (_, damage) => {
    expectBack(damage);
  });

  test('with every damage now and then', () => {
    expectBack((page, dice) =>
      damages.reduce((struck, [, damage]) => (dice.chance(0.1) ? damage(struck, dice) : struck), page),
    );
  });
});

describe('a table put into an outline comes back as a table', () => {
  test.each([
    ['of two columns', twoColumnTable],
    ['with one cell to the line', cellPerLine],
    ['cut by the head of a page', cutTable],
  ])('%s', (_, damage) => {
    const texts = sampled(damage)
      .map(({ damaged }) => printPage(damaged))
      .filter((text) => text.includes('Odds'));
    const whole = texts.filter((text) => tablesOf(text).join() === '2x4');
    expect(texts.length).toBeGreaterThan(runs / 2);
    expect(whole.length / texts.length).toBeGreaterThanOrEqual(enough);
  });
});

function tablesOf(text: string): readonly string[] {
  const rows = rowsOf(readInstrument(text));
  return rows.filter(({ type }) => type === 'table').map(({ extra }) => extra);
}

function expectBack(damage: Damage): void {
  const read = sampled(damage).map(({ page, damaged }) => {
    const struck = damaged.blocks.filter((block) => !page.blocks.includes(block)).map(({ label }) => label ?? '');
    return { ...readBack(damaged), struck: struck.filter((label) => label !== '') };
  });
  expect(read.flatMap(({ faults }) => faults)).toEqual([]);
  const struck = read.reduce((sum, one) => sum + one.struck.length, 0);
  const struckLost = read.reduce((sum, one) => sum + one.struck.filter((label) => one.lost.includes(label)).length, 0);
  const share = shareBack(read);
  const shareStruck = struck === 0 ? 1 : 1 - struckLost / struck;
  if (share >= enough && shareStruck >= enoughStruck) return;
  const [smallest] = read.filter((one) => !isWhole(one)).sort((a, b) => a.text.length - b.text.length);
  throw new Error(
    `${percent(share)} of the labels come back, ${percent(shareStruck)} of those touched by the damage. ` +
      `The smallest outline that does not:\n${smallest === undefined ? '' : account(smallest)}`,
  );
}

function sampled(damage: Damage): readonly { readonly page: Page; readonly damaged: Page }[] {
  const plans = fc.tuple(planIn(anyScheme).map(layOut), fc.nat());
  return fc
    .sample(plans, { ...fixedSeed, numRuns: runs })
    .map(([page, seed]) => ({ page, damaged: damage(page, diceOf(seed)) }));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
