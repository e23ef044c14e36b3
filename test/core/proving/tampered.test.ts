import { unknownFlaws, type Flaw } from '../../../src/core/proving/proof';
import { prove } from '../../../src/core/proving/prove';
import type { RuleSet } from '../../../src/core/rules/rule-set';
import { adding, altered, restated, ruleSetNamed, twice, without } from '../../support/proving/tampered';

const sicBo = ruleSetNamed('AU-QLD sic-bo');
const roulette = ruleSetNamed('AU-QLD roulette');
const rouletteX = ruleSetNamed('AU-QLD roulette/roulette-x');
const baccarat = ruleSetNamed('AU-NSW baccarat');
const evenMoney = ruleSetNamed('AU-NSW baccarat/even-money');

/** What is found and was not there before, as `what subject`. */
function found(tampered: RuleSet): readonly string[] {
  const proof = prove(tampered);
  return proof === undefined ? [] : unknownFlaws(proof).map(({ what, subject }) => `${what} ${subject}`);
}

const firstIn = (tampered: RuleSet, what: Flaw['what']): Flaw | undefined => {
  const proof = prove(tampered);
  return proof && unknownFlaws(proof).find((flaw) => flaw.what === what);
};

describe('a row struck out', () => {
  test.each([
    ['odds of a total', without(sicBo, 'pays', 'total:9'), ['no-odds total']],
    ['odds that a conflict speaks of', without(sicBo, 'pays', 'double'), ['no-odds double']],
    ['odds by the dice', without(sicBo, 'pays', 'single/2'), ['no-odds single']],
    ['a triple', without(sicBo, 'outcomes', 'double/triple'), ['no-result double']],
    ['a losing case', without(sicBo, 'outcomes', 'triple/not-shown'), ['no-result triple', 'checks-differ triple']],
    ['odds of a wager', without(roulette, 'pays', 'corner'), ['no-odds corner']],
    ['a losing case of the wheel', without(roulette, 'outcomes', 'odd/even-number'), ['no-result odd']],
  ])('%s', (_, tampered, flaws) => {
    const told = found(tampered);
    expect(told.length).toBeGreaterThan(0);
    expect(flaws).toEqual(expect.arrayContaining([...told]));
  });

  it('names the row that is missing nowhere but where the wager is, with its clauses', () => {
    const flaw = firstIn(without(sicBo, 'pays', 'total:9'), 'no-odds');
    expect(flaw).toMatchObject({ subject: 'total', cases: 25, example: 'total:9 on 1-2-6', rows: [] });
    expect(flaw?.clauses).toContain('au-qld/casino-gaming-rule-2024#sch-8/5(2)');
  });
});

describe('a row doubled with another figure', () => {
  test.each([
    ['odds', twice(sicBo, 'pays', 'total:9', '8 to 1'), 'two-odds', 'total'],
    ['odds that a conflict speaks of', twice(sicBo, 'pays', 'double', '10 to 1'), 'two-odds', 'double'],
    ['a result', twice(roulette, 'outcomes', 'red/zero', 'push'), 'two-results', 'red'],
    ['odds of the banker', twice(baccarat, 'bankerPays', '', '1 to 1'), 'two-odds', 'banker'],
    ['odds of a point count', twice(evenMoney, 'bankerPaysByPoints', '6', '1 to 1'), 'two-odds', 'banker'],
    [
      'odds of the whole kind beside those of its numbers',
      adding(sicBo, 'pays', 'total', '6 to 1'),
      'two-odds',
      'total',
    ],
    [
      'the same cell of the drawing table',
      twice(baccarat, 'bankerDraws', '3/8', 'draw'),
      'two-drawing-rules',
      "banker's hand",
    ],
  ] as const)('%s', (_, tampered, what, subject) => {
    const flaw = firstIn(tampered, what);
    expect(flaw?.subject).toBe(subject);
    expect(flaw?.rows.length).toBeGreaterThan(1);
    expect(flaw?.clauses.length).toBeGreaterThan(0);
  });
});

describe('the drawing table', () => {
  it('with a cell struck out has a hand without a rule, and coups that cannot be dealt', () => {
    const tampered = without(baccarat, 'bankerDraws', '5/4');
    expect(firstIn(tampered, 'no-drawing-rule')).toMatchObject({ subject: "banker's hand", cases: 6 });
    expect(firstIn(tampered, 'incomplete')?.subject).toBe('player');
  });

  it('with a cell changed is not what the checks hold hands to', () => {
    const flaw = firstIn(altered(baccarat, 'bankerDraws', '3/8', 'draw'), 'checks-differ');
    expect(flaw?.subject).toBe('coup');
    expect(flaw?.example).toMatch(/third card 8, banker 3/);
  });

  it('with a column of its own for a player who stood must agree with the rule for that', () => {
    const act = ruleSetNamed('AU-ACT baccarat/mini');
    expect(
      firstIn(adding(act, 'bankerDraws', '5/none', 'stand'), 'two-drawing-rules')?.rows.map(({ fact }) => fact),
    ).toContain('bankerDrawsAlone');
  });
});

describe('wagers that divide the outcomes between them', () => {
  test.each([
    [
      'totals of both small and big',
      restated(sicBo, 'winningTotals', totals('4 to 11', '11 to 17')),
      'disagreement small and big',
    ],
    ['a total of neither', restated(sicBo, 'winningTotals', totals('4 to 9', '11 to 17')), 'incomplete small and big'],
    ['a number of two dozens', altered(roulette, 'covers', 'dozen/second', '12 to 24'), 'disagreement dozens'],
    ['a number of no column', altered(roulette, 'covers', 'column/third', '3, 6'), 'incomplete columns'],
    [
      'a pocket twice on the wheel',
      adding(ruleSetNamed('AU-ACT roulette', 'au-act/gazette-s196-1992'), 'wheelOrder', '38', '7'),
      'disagreement order of the wheel',
    ],
  ])('%s', (_, tampered, flaw) => {
    expect(found(tampered)).toContain(flaw);
  });

  function totals(small: string, big: string): Readonly<Record<string, string>> {
    return { small, big, even: '4, 6, 8, 10, 12, 14, 16', odd: '5, 7, 9, 11, 13, 15, 17' };
  }
});

test('odds for a wager that there is not speak on no outcome', () => {
  expect(found(adding(sicBo, 'pays', 'hops', '5 to 1'))).toEqual(['row-without-effect hops']);
});

test.each([
  ['on a wheel with one zero', altered(roulette, 'pays', 'split', '16 to 1'), 'split'],
  ['on a wheel with three', altered(ruleSetNamed('AU-QLD roulette/triple-zero'), 'pays', 'split', '16 to 1'), 'split'],
  ['of a number with a multiplier', adding(rouletteX, 'multipliedWagers', 'split', 'split'), 'split'],
])('odds that the checks do not know of are told: %s', (_, tampered, wager) => {
  expect(found(tampered)).toEqual([`checks-differ ${wager}`]);
});
