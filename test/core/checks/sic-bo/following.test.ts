import type { Found } from '../../../../src/core/play/judging/check';
import { ONE_ROLL, RESULT_FOLLOWS, WAGER_FOLLOWS } from '../../../../src/core/checks/sic-bo/following';
import type { SicBoFacts } from '../../../../src/core/games/sic-bo/game';
import { noted } from '../../../support/rounds/cases';
import type { WagerOptions } from '../../../support/rounds/coup';
import { readTumble } from '../../../support/rounds/sic-bo/read-tumble';
import type { TumbleOptions } from '../../../support/rounds/sic-bo/tumble';
import { breach, causeOf, lacking } from '../../../support/rounds/found';

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const FACTS: Partial<SicBoFacts> = {
  winningTotals: new Map([
    ['small', between(4, 10)],
    ['big', between(11, 17)],
  ]),
  outcomes: new Map([
    ['small/winning-total', 'win'],
    ['small/triple', 'lose'],
    ['big/winning-total', 'win'],
    ['big/triple', 'lose'],
    ['total/shown', 'win'],
    ['single/shown', 'win'],
    ['any-triple/shown', 'win'],
  ]),
  pays: new Map([
    ['small', { wins: 1, on: 1 }],
    ['big', { wins: 1, on: 1 }],
    ['total:9', { wins: 6, on: 1 }],
    ['single/1', { wins: 1, on: 1 }],
    ['any-triple', { wins: 24, on: 1 }],
  ]),
};

/** Whether what was found follows from the breach of another check. */
function follows(
  causes: typeof WAGER_FOLLOWS,
  check: string,
  options: TumbleOptions,
  found: Found,
  because: Found,
): boolean {
  const cause = causeOf(causes, `sic-bo/${check}`);
  return cause.ledTo(found, because, readTumble(options), FACTS);
}

const won = (bet: string, paid: number): WagerOptions => ({
  ...{ bet, stake: 1000 },
  settle: { result: 'win', paid, returned: 1000 },
});
const lost = (bet: string): WagerOptions => ({ bet, stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } });

test('another number of dice leaves open what three would have come to, and nothing else', () => {
  for (const causes of [RESULT_FOLLOWS, WAGER_FOLLOWS]) {
    const byDice = (found: Found): boolean => follows(causes, 'dice-as-stated', {}, found, breach('dice'));
    expect(byDice(lacking(ONE_ROLL))).toBe(true);
    expect(byDice(lacking('table.limits', ONE_ROLL))).toBe(true);
    expect(byDice(lacking('table.limits'))).toBe(false);
    expect(byDice(breach('w1'))).toBe(false);
  }
});

/** The dice show 2, 5 and 6. */
describe('a settlement after wrong dice were announced', () => {
  const settledBy = (wager: WagerOptions, announced: string, found = breach('w1')): boolean =>
    follows(
      WAGER_FOLLOWS,
      'announced-result-matches-the-dice',
      { wagers: [wager] },
      found,
      breach('events[3]', announced),
    );
  test.each<[string, WagerOptions, string, boolean]>([
    ['small paid, as 1 2 6 was announced', won('small', 1000), '1, 2, 6', true],
    ['small paid otherwise than 1 2 6 has it', won('small', 2000), '1, 2, 6', false],
    ['small paid, although 2 4 6 was announced', won('small', 1000), '2, 4, 6', false],
    ['the first of the dice is no total', won('total:9', 6000), '9, 1, 2', false],
    ['a single paid, as 1 2 6 was announced with its total', won('single:1', 1000), '1, 2, 6, total 9', true],
    ['nine paid, as nine was announced', won('total:9', 6000), '9', true],
    ['nine paid, although ten was announced', won('total:9', 6000), '10', false],
    ['big collected, as ten was announced', lost('big'), '10', true],
    ['big collected, although twelve was announced', lost('big'), '12', false],
    ['small collected as by three threes, although nine was announced', lost('small'), '9', false],
    ['a single paid, which nine may have and need not', won('single:1', 1000), '9', false],
    ['any triple paid, as three was announced, which only a triple is', won('any-triple', 24_000), '3', true],
    ['any triple paid, although nine was announced', won('any-triple', 24_000), '9', false],
    ['a total that no dice have', lost('big'), '19', false],
    ['something that is no number', lost('big'), 'small', false],
  ])('%s', (_, wager, announced, expected) => {
    expect(settledBy(wager, announced)).toBe(expected);
  });

  test('speaks of the wager that it was found of', () => {
    const options: TumbleOptions = { wagers: [won('big', 1000), won('small', 1000)] };
    const ofWager = (id: string): boolean =>
      follows(WAGER_FOLLOWS, 'announced-result-matches-the-dice', options, breach(id), breach('events[4]', '1, 2, 6'));
    expect(['w1', 'w2', 'w3'].map(ofWager)).toEqual([false, true, false]);
  });

  test('excuses a wrong settlement, not one that cannot be judged, and not by an announcement that could not be', () => {
    expect(settledBy(won('small', 1000), '1, 2, 6', lacking('table.limits'))).toBe(false);
    const options: TumbleOptions = { wagers: [won('small', 1000)] };
    const untold: Found = { subject: 'events[3]', missing: [ONE_ROLL] };
    expect(follows(WAGER_FOLLOWS, 'announced-result-matches-the-dice', options, breach('w1'), untold)).toBe(false);
  });
});

describe('a settlement after an irregularity that was treated wrongly', () => {
  /** The wager, the call and the roll stand before what was noted. */
  const entered = noted('wrong-result-entered', 'result-stands');
  const other = noted('die-cocked', 'played');
  const follow = (options: TumbleOptions, wager: WagerOptions, found: Found, because: Found): boolean =>
    follows(WAGER_FOLLOWS, 'irregularity-treated-as-stated', { ...options, wagers: [wager] }, found, because);
  test.each<[string, TumbleOptions, Found, Found, boolean]>([
    ['a wrong result left to stand', { tumbled: [entered] }, breach('w1'), breach('events[3]'), true],
    ['beside another irregularity', { tumbled: [other, entered] }, breach('w1'), breach('events[4]'), true],
    ['by the other irregularity', { tumbled: [other, entered] }, breach('w1'), breach('events[3]'), false],
    ['by another irregularity alone', { tumbled: [other] }, breach('w1'), breach('events[3]'), false],
    ['that cannot be judged', { tumbled: [entered] }, lacking('table.limits'), breach('events[3]'), false],
    ['of no wager', { tumbled: [entered] }, breach('events[3]'), breach('events[3]'), false],
    ['nothing irregular', {}, breach('w1'), breach('events[3]'), false],
  ])('%s', (_, options, found, because, expected) => {
    expect(follow(options, won('small', 1000), found, because)).toBe(expected);
  });

  /** Where the record tells what was announced, the wrong result is that; where it does not, it may be any. */
  test.each<[string, readonly (string | number)[], WagerOptions, boolean]>([
    ['not told what was entered: small paid', [], won('small', 1000), true],
    ['not told what was entered: nine paid', [], won('total:9', 6000), true],
    ['not told what was entered: small paid as no dice have it', [], won('small', 2000), false],
    ['1 2 6 announced: small paid', ['1, 2, 6'], won('small', 1000), true],
    ['1 2 6 announced: nine paid', ['1, 2, 6'], won('total:9', 6000), true],
    ['1 2 6 announced: big collected', ['1, 2, 6'], lost('big'), true],
    ['1 2 6 announced: any triple paid', ['1, 2, 6'], won('any-triple', 24_000), false],
    ['4 5 6 announced: small paid', ['4, 5, 6'], won('small', 1000), false],
    ['4 5 6 announced: nine paid', ['4, 5, 6'], won('total:9', 6000), false],
    ['nine announced: a single paid, which nine may have', [9], won('single:1', 1000), true],
    ['nine announced: small paid', [9], won('small', 1000), true],
    ['ten announced: nine paid', [10], won('total:9', 6000), false],
    ['4 5 6, then 1 2 6 announced: small paid', ['4, 5, 6', '1, 2, 6'], won('small', 1000), true],
    ['the dice announced as they lay, so that another result was entered', ['2, 5, 6'], won('small', 1000), true],
    ['the dice, then 4 5 6 announced: small paid', ['2, 5, 6', '4, 5, 6'], won('small', 1000), false],
    ['announced in words', ['big'], won('small', 1000), true],
    ['one number announced that may be a die', ['5'], won('total:9', 6000), true],
    ['a total announced that no dice have', ['19'], won('small', 1000), true],
  ])('%s', (_, values, wager, expected) => {
    const announced = values.map((value) => ({ type: 'announce', of: 'result', value }) as const);
    const place = `events[${String(3 + values.length)}]`;
    expect(follow({ tumbled: [...announced, entered] }, wager, breach('w1'), breach(place))).toBe(expected);
  });
});
