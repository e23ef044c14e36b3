import type { Found } from '../../../../src/core/play/judging/check';
import { A_POCKETS_NUMBER, NUMBER_FOLLOWS, WAGER_FOLLOWS } from '../../../../src/core/checks/roulette/following';
import type { RouletteFacts } from '../../../../src/core/games/roulette/game';
import { readSpin, WHEEL } from '../../../support/rounds/roulette/read-spin';
import type { SpinOptions, SpunWager } from '../../../support/rounds/roulette/spin';
import { breach, causeOf, lacking } from '../../../support/rounds/found';

const PAYS: Partial<RouletteFacts> = {
  pays: new Map([
    ['straight', { wins: 35, on: 1 }],
    ['red', { wins: 1, on: 1 }],
  ]),
};

const COLOURED = {
  ...WHEEL,
  colours: new Map<string, 'red' | 'black' | 'green'>([
    ['0', 'green'],
    ['17', 'black'],
    ['18', 'red'],
    ['20', 'black'],
  ]),
};

/** Whether what was found follows from the breach of another check. */
function follows(
  causes: typeof WAGER_FOLLOWS,
  check: string,
  options: SpinOptions,
  found: Found,
  because: Found,
  facts = PAYS,
): boolean {
  const cause = causeOf(causes, `roulette/${check}`);
  return cause.ledTo(found, because, readSpin(options, COLOURED), facts);
}

describe('a number announced after the ball came to rest in a pocket that the wheel should not have', () => {
  test.each<[string, string, readonly string[], Found, boolean]>([
    ['the number of the pocket', '00', ['00'], lacking(A_POCKETS_NUMBER), true],
    ['the number of the pocket and its colour', '00', ['00 green'], lacking(A_POCKETS_NUMBER), true],
    ['of two figures', '37', ['37'], lacking(A_POCKETS_NUMBER), true],
    ['another number, which begins like it', '37', ['3'], lacking(A_POCKETS_NUMBER), false],
    ['another number that no pocket has', '37', ['38'], lacking(A_POCKETS_NUMBER), false],
    ['no number', '00', ['green'], lacking(A_POCKETS_NUMBER), false],
    ['a colour before the number', '00', ['green 00'], lacking(A_POCKETS_NUMBER), true],
    ['a colour before another number', '00', ['green 38'], lacking(A_POCKETS_NUMBER), false],
    ['announced twice', '00', ['00', '00'], lacking(A_POCKETS_NUMBER), true],
    ['announced twice, once as another', '00', ['00', '38'], lacking(A_POCKETS_NUMBER), false],
    ['beside something else that is missing', '00', ['00'], lacking('table.limits', A_POCKETS_NUMBER), true],
    ['something else is missing', '00', ['00'], lacking('table.limits'), false],
    ['announced wrongly', '00', ['00'], breach('result', '17'), false],
  ])('%s', (_, pocket, announced, found, expected) => {
    const spun = announced.map((value) => ({ type: 'announce', of: 'result', value }) as const);
    expect(follows(NUMBER_FOLLOWS, 'wheel-as-stated', { pocket, spun }, found, breach('equipment'))).toBe(expected);
  });
});

const won = (bet: string, paid: number, stake = 1000): SpunWager => ({
  ...{ bet, stake },
  settle: { result: 'win', paid, returned: stake },
});
const lost = (bet: string): SpunWager => ({ bet, stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } });
const pushed = (bet: string): SpunWager => ({ bet, stake: 1000, settle: { result: 'push', paid: 0, returned: 1000 } });

/** The ball came to rest in 20. */
describe('a settlement after a wrong number was announced', () => {
  const CHECK = 'announced-number-matches-the-pocket';
  const settledBy = (wager: SpunWager, announced: string, found = breach('w1'), facts = PAYS): boolean =>
    follows(WAGER_FOLLOWS, CHECK, { pocket: '20', wagers: [wager] }, found, breach('result', announced), facts);
  test.each<[string, SpunWager, string, boolean]>([
    ['a number paid, as it was announced', won('straight:17', 35_000), '17', true],
    ['a number paid otherwise than it should be had it won', won('straight:17', 34_000), '17', false],
    ['a number paid, although another was announced', won('straight:17', 35_000), '18', false],
    ['a number collected, as another was announced', lost('straight:20'), '18', true],
    ['a number collected, although it was announced', lost('straight:17'), '17', false],
    ['a number given back, although another was announced', pushed('straight:20'), '18', false],
    ['five numbers of the race-track, as one of them was announced', won('neighbours:13', 7000), '6', true],
    ['five numbers of the race-track, paid otherwise', won('neighbours:13', 6000), '6', false],
    ['five numbers of the race-track, although none of them was announced', won('neighbours:13', 7000), '34', false],
    ['numbers of the race-track collected, as none of them was announced', lost('neighbours:13'), '34', true],
    ['numbers of the race-track collected, although one of them was announced', lost('neighbours:13'), '6', false],
    ['numbers of the race-track given back, as none of them was announced', pushed('neighbours:13'), '34', false],
    ['a stake that no pieces divide', won('neighbours:13', 7000, 1001), '27', false],
    ['a colour paid, as it was announced', won('red', 1000), 'red', true],
    ['a colour paid, although zero was announced', won('red', 1000), 'green', false],
    ['a colour collected, as the other was announced', lost('black'), 'red', true],
    ['a number collected, although only a colour was announced', lost('straight:20'), 'red', false],
    ['a colour collected, although what was announced is none', lost('black'), 'blue', false],
  ])('%s', (_, wager, announced, expected) => {
    expect(settledBy(wager, announced)).toBe(expected);
  });

  test('speaks of the wager that it was found of', () => {
    const options: SpinOptions = { pocket: '20', wagers: [won('straight:18', 35_000), won('straight:17', 35_000)] };
    const ofWager = (id: string): boolean => follows(WAGER_FOLLOWS, CHECK, options, breach(id), breach('result', '17'));
    expect(['w1', 'w2', 'w3'].map(ofWager)).toEqual([false, true, false]);
  });

  test('excuses a wrong settlement, not one that cannot be judged, and not by an announcement that could not be', () => {
    expect(settledBy(won('straight:17', 35_000), '17', lacking('table.limits'))).toBe(false);
    const options: SpinOptions = { pocket: '20', wagers: [won('straight:17', 35_000)] };
    const untold: Found = { subject: 'result', missing: ['spin event with the pocket'] };
    expect(follows(WAGER_FOLLOWS, CHECK, options, breach('w1'), untold)).toBe(false);
  });

  test('excuses none that won where rules do not state what is paid', () => {
    expect(settledBy(won('straight:17', 35_000), '17', breach('w1'), {})).toBe(false);
    expect(settledBy(won('neighbours:13', 7000), '6', breach('w1'), {})).toBe(false);
  });
});

test('what an irregularity that was treated wrongly leaves open follows from it, and nothing else', () => {
  const byTreatment = (found: Found): boolean =>
    follows(WAGER_FOLLOWS, 'irregularity-treated-as-stated', {}, found, breach('events[3]'));
  expect(byTreatment(lacking('events[3].treatment'))).toBe(true);
  expect(byTreatment(lacking('table.limits', 'events[3].treatment'))).toBe(true);
  expect(byTreatment(lacking('events[4].treatment'))).toBe(false);
  expect(byTreatment(lacking('table.limits'))).toBe(false);
  expect(byTreatment(breach('w1'))).toBe(false);
});
