import { blackjackChecks } from '../../../../src/core/checks/blackjack/registry';
import type { Found } from '../../../../src/core/play/judging/check';
import { roundOf } from '../../../support/rounds/blackjack/asked';

/** Whether what a check found merely follows from the breach of another. */
function follows(check: string, from: string, script: string, found: Found, breach: Found): boolean {
  const causes = blackjackChecks.find(({ id }) => id === `blackjack/${check}`)?.follows ?? [];
  const cause = causes.find(({ of }) => of.includes(`blackjack/${from}`));
  if (cause === undefined) throw new Error(`nothing of ${check} follows from ${from}`);
  return cause.ledTo(found, breach, roundOf(script), {});
}

const wrong = (subject: string, recorded: string, expected = ''): Found => ({
  subject,
  breach: { message: 'wrong', cites: [], expected, recorded },
});
const open = (subject: string): Found => ({ subject, missing: ['something'] });

const TWO = 'w1 main 1000 box:1 p1; w2 main 1000 box:2 p2; box:1 TH; box:2 8H; dealer 6S; box:1 6C; box:2 9C';
/** The first main wager may be on either box. */
const UNTOLD = TWO.replace('box:1 p1', 'p1');

describe('a wager settled otherwise than the hands have it', () => {
  const HANDS = 'wager-follows-the-hands';
  test.each<[string, Found, Found, boolean]>([
    ['settled before the card that showed otherwise', wrong('w1', 'win'), wrong('w1', 'earlier'), true],
    ['settled too late', wrong('w1', 'win'), wrong('w1', 'later'), false],
    ['another was settled before the card', wrong('w1', 'win'), wrong('w2', 'earlier'), false],
    ['when it was settled is open', wrong('w1', 'win'), open('w1'), false],
  ])('by when it was settled: %s', (_, found, breach, expected) => {
    expect(follows(HANDS, 'settled-when-stated', TWO, found, breach)).toBe(expected);
  });

  test.each<[string, string, Found, Found, boolean]>([
    ['lost with its hand', TWO, wrong('w1', 'lose'), wrong('box:1', 'surrender'), true],
    ['won with its hand', TWO, wrong('w1', 'win'), wrong('box:1', 'surrender'), false],
    ['lost where another hand was surrendered', TWO, wrong('w1', 'lose'), wrong('box:2', 'surrender'), false],
    ['one that is not there', TWO, wrong('w9', 'lose'), wrong('box:1', 'surrender'), false],
    ['open how it ended', TWO, open('w1'), wrong('box:1', 'surrender'), false],
    ['lost on a box not told', UNTOLD, wrong('w1', 'lose'), wrong('box:1', 'surrender'), false],
  ])('by a surrender: %s', (_, script, found, breach, expected) => {
    expect(follows(HANDS, 'surrender-only-where-offered', script, found, breach)).toBe(expected);
    expect(follows(HANDS, 'only-permitted-decisions', script, found, breach)).toBe(expected);
  });

  test('by a decision that the rules do not have, a surrender only', () => {
    const by = (breach: Found): boolean => follows(HANDS, 'only-permitted-decisions', TWO, wrong('w1', 'lose'), breach);
    expect(by(wrong('box:1', 'surrender'))).toBe(true);
    expect(by(wrong('box:1', 'even-money'))).toBe(false);
    expect(by(open('box:1'))).toBe(false);
  });

  test('by a wrong result that was left to stand', () => {
    const by = (breach: Found): boolean =>
      follows(HANDS, 'irregularity-treated-as-stated', TWO, wrong('w1', 'win'), breach);
    expect(by(wrong('events[3]', 'result-stands', 'result-recalculated'))).toBe(true);
    expect(by(wrong('events[3]', 'played', 'burnt'))).toBe(false);
    expect(by(open('events[3]'))).toBe(false);
  });
});

describe('a wager paid at once on a request that may not be made', () => {
  const CAUSE = 'even-money-only-on-blackjack-against-ace';
  const PAID = `${TWO}; even-money box:1; w1 win 1000; w2 win 1000`;
  test.each<[string, string, Found, Found, boolean]>([
    ['its stake', PAID, wrong('w1', '1000'), wrong('box:1', '6S'), true],
    [
      'more than its stake',
      PAID.replace('w1 win 1000', 'w1 win 1200'),
      wrong('w1', '1200'),
      wrong('box:1', '6S'),
      false,
    ],
    ['on another box', PAID, wrong('w2', '1000'), wrong('box:1', '6S'), false],
    ['where it is open whether it may be', PAID, wrong('w1', '1000'), open('box:1'), false],
    ['of a wager that is not there', PAID, wrong('w9', '1000'), wrong('box:1', '6S'), false],
    ['of a box not told', `${UNTOLD}; w1 win 1000`, wrong('w1', '1000'), wrong('box:1', '6S'), false],
  ])('%s', (_, script, found, breach, expected) => {
    for (const check of ['wager-follows-the-hands', 'blackjack-pays-stated-odds', 'settled-when-stated'])
      expect(follows(check, CAUSE, script, found, breach)).toBe(expected);
  });

  test('and the dealer who drew no more, where all hands were', () => {
    const by = (script: string, breach: Found): boolean =>
      follows('dealer-draws-or-stands', CAUSE, script, wrong('dealer', '16'), breach);
    expect(by(`${PAID}; even-money box:2`, wrong('box:1', '6S'))).toBe(true);
    expect(by(PAID, wrong('box:1', '6S'))).toBe(false);
    expect(by(`${PAID}; even-money box:2`, open('box:1'))).toBe(false);
  });
});

describe('a blackjack that was paid its stake', () => {
  const BLACKJACK = `${TWO.replace('box:1 6C', 'box:1 AC')}; w1 win 1000; w2 win 1000`;
  test.each<[string, string, Found, Found, boolean]>([
    ['as the player was let ask', BLACKJACK, wrong('w1', '1000'), wrong('box:1', 'even-money'), true],
    [
      'more than that',
      BLACKJACK.replace('w1 win 1000', 'w1 win 1200'),
      wrong('w1', '1200'),
      wrong('box:1', 'even-money'),
      false,
    ],
    ['on another box', BLACKJACK, wrong('w1', '1000'), wrong('box:2', 'even-money'), false],
    ['after another decision', BLACKJACK, wrong('w1', '1000'), wrong('box:1', 'surrender'), false],
    ['where what was decided is open', BLACKJACK, wrong('w1', '1000'), open('box:1'), false],
    ['of a wager that is not there', BLACKJACK, wrong('w9', '1000'), wrong('box:1', 'even-money'), false],
    ['of a box not told', `${UNTOLD}; w1 win 1000`, wrong('w1', '1000'), wrong('box:1', 'even-money'), false],
  ])('%s', (_, script, found, breach, expected) => {
    expect(follows('blackjack-pays-stated-odds', 'only-permitted-decisions', script, found, breach)).toBe(expected);
  });
});

describe('a further card of a hand that was doubled again', () => {
  const DOUBLED = `${TWO}; d1 double 1000 p1 on w1; d2 double 1000 p2 on w2`;
  test.each<[string, string, string, boolean]>([
    ['of that hand', 'box:1', 'd1', true],
    ['of another', 'box:2', 'd1', false],
    ['by a double that is not there', 'box:1', 'd9', false],
  ])('%s', (_, hand, double, expected) => {
    const found = wrong(hand, '2 cards');
    expect(
      follows('doubled-hand-draws-stated-cards', 'double-only-on-stated-hands', DOUBLED, found, wrong(double, '')),
    ).toBe(expected);
  });

  test('by a double of a hand not told', () => {
    const untold = 'w1 main 1000 box:1 p1; w2 main 1000 box:2 p1; box:1 6H; box:2 5H; dealer 6S; d1 double 1000 p1';
    const found = wrong('box:1', '2 cards');
    expect(
      follows('doubled-hand-draws-stated-cards', 'double-only-on-stated-hands', untold, found, wrong('d1', '')),
    ).toBe(false);
  });
});

describe('insurance after further cards', () => {
  const CALLED = `${TWO}; i2 insurance 500 p2 on w2; box:1 2C; call insurance; i1 insurance 500 p1 on w1`;
  test.each<[string, string, string, boolean]>([
    ['after a call that came too late', CALLED, 'i1', true],
    ['before that call', CALLED, 'i2', false],
    ['where there was no call', CALLED.replace('call insurance; ', ''), 'i1', false],
    ['one that is not there', CALLED, 'i9', false],
  ])('%s', (_, script, id, expected) => {
    expect(
      follows(
        'insurance-before-additional-cards',
        'insurance-called-in-time',
        script,
        wrong(id, ''),
        wrong('call', ''),
      ),
    ).toBe(expected);
  });
});
