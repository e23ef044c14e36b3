import { COUP, type SettlingFacts } from '../../../../src/core/checks/baccarat/settling';
import { isSettledBy } from '../../../../src/core/play/wagers/settled-by';
import { PLAIN, wagered, type Wagered } from '../../../support/rounds/wagered';

const REDUCED: SettlingFacts = { ...PLAIN, overMaximum: 'reduced' };
const settled = (asked: Wagered, facts = REDUCED): boolean => isSettledBy(COUP, ...wagered(asked), facts);
const UP_TO_10 = { min: 100, max: 1000 };
const TIED = { player: '3H 4D', banker: '3S 4C' };
/** What is left out of a settlement. */
const UNSAID = { returned: undefined } as unknown as { returned: number };

test.each<[string, Wagered, boolean]>([
  ['paid and given back', { wager: {} }, true],
  ['paid, what was given back not said', { wager: { settle: UNSAID } }, true],
  ['paid, and a cent of the stake kept', { wager: { settle: { returned: 999 } } }, false],
  ['paid, and nothing given back', { wager: { settle: { returned: 0 } } }, false],
  ['paid a cent less', { wager: { settle: { paid: 999 } } }, false],
  ['paid a cent more', { wager: { settle: { paid: 1001 } } }, false],
  ['paid, and called lost', { wager: { settle: { result: 'lose' } } }, false],
  ['given back', { wager: { settle: { result: 'push', paid: 0 } } }, false],
  ['paid up to the maximum', { wager: { stake: 1500, settle: { paid: 1000 } }, limit: UP_TO_10 }, true],
  ['paid beyond the maximum', { wager: { stake: 1500 }, limit: UP_TO_10 }, false],
])('a wager that won: %s', (_, asked, expected) => {
  expect(settled(asked)).toBe(expected);
});

test('a wager that won is paid as it may be rounded, and not at all where no odds are stated', () => {
  const asked: Wagered = {
    player: '6H KD',
    wager: { bet: 'banker', stake: 1050, settle: { result: 'win', paid: 950, returned: 1050 } },
  };
  const { bankerPays, ...unpaid } = PLAIN;
  expect(bankerPays).toBeDefined();
  expect(settled(asked, { ...PLAIN, roundedDownTo: { figure: '50', unit: 'cents' } })).toBe(true);
  expect(settled(asked, PLAIN)).toBe(false);
  expect(settled(asked, unpaid)).toBe(false);
});

const LOSING = { bet: 'banker', stake: 1000 };
test.each<[string, Wagered, boolean]>([
  ['collected', { wager: LOSING }, true],
  ['collected, and said to be given back as nothing', { wager: { ...LOSING, settle: { returned: 0 } } }, true],
  ['a cent of it given back', { wager: { ...LOSING, settle: { returned: 1 } } }, false],
  ['a cent paid on it', { wager: { ...LOSING, settle: { paid: 1 } } }, false],
  ['given back', { wager: { ...LOSING, settle: { result: 'push', returned: 1000 } } }, false],
  ['called given back, and kept', { wager: { ...LOSING, settle: { result: 'push', returned: 0 } } }, false],
  ['kept, with what was over the maximum', { wager: { ...LOSING, stake: 1500 }, limit: UP_TO_10 }, true],
  [
    'what was over the maximum given back',
    { wager: { ...LOSING, stake: 1500, settle: { returned: 500 } }, limit: UP_TO_10 },
    true,
  ],
  ['and a cent more', { wager: { ...LOSING, stake: 1500, settle: { returned: 501 } }, limit: UP_TO_10 }, false],
])('a wager that lost: %s', (_, asked, expected) => {
  expect(settled(asked)).toBe(expected);
});

test.each<[string, Wagered, boolean]>([
  ['given back', {}, true],
  ['given back as void', { wager: { settle: { result: 'void' } } }, true],
  ['how much was given back not said', { wager: { settle: UNSAID } }, true],
  ['a cent of it kept', { wager: { settle: { returned: 999 } } }, false],
  ['a cent paid on it', { wager: { settle: { paid: 1 } } }, false],
  ['collected', { wager: { settle: { result: 'lose', returned: 0 } } }, false],
  ['given back, and called lost', { wager: { settle: { result: 'lose' } } }, false],
])('a wager that neither won nor lost: %s', (_, asked, expected) => {
  expect(settled({ ...asked, ...TIED })).toBe(expected);
});

test('nothing is settled by cards that are not known', () => {
  expect(settled({ player: '', banker: '', wager: { settle: { result: 'push', paid: 0, returned: 1000 } } })).toBe(
    false,
  );
});
