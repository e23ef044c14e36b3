import type { RoundEvent, RoundRecord } from '../../../../src/core/rounds/record';
import { breachesIn, judged } from '../../../support/rounds/judged';

const deal = (to: string, card: string): RoundEvent => ({ type: 'deal', to, card });

/** By game: a bet, what makes it win, and the check that has a winner given back. */
const GAMES = {
  roulette: ['red', [{ type: 'spin', result: '5' }], 'wager-follows-the-pocket'],
  'sic-bo': ['big', [{ type: 'roll', dice: [5, 5, 3] }], 'wager-follows-the-dice'],
  baccarat: [
    'player',
    [deal('player', '9H'), deal('banker', 'KS'), deal('player', 'TD'), deal('banker', '7C')],
    'player-wager-follows-the-points',
  ],
} as const satisfies Record<string, readonly [string, readonly RoundEvent[], string]>;

const CALL: RoundEvent = { type: 'call', call: 'no-more-bets' };
const paid = (wager: string): RoundEvent => ({ type: 'settle', wager, result: 'win', paid: 1000, returned: 1000 });
const back = (wager: string): RoundEvent => ({ type: 'settle', wager, result: 'void', paid: 0, returned: 1000 });
const failed = (terminal: unknown, treatment?: 'wagers-returned' | 'result-recalculated'): RoundEvent => ({
  ...{ type: 'irregularity', kind: 'malfunction', of: 'terminal' },
  ...(terminal !== undefined && { terminal }),
  ...(treatment && { treatment }),
});

describe.each(Object.entries(GAMES))('a terminal fails at %s', (game, [bet, play, follows]) => {
  const wager = (number: number): RoundEvent => ({
    ...{ type: 'wager', id: `w${String(number)}`, player: `p${String(number)}`, bet, stake: 1000, confirmed: true },
    position: `terminal:${String(number)}`,
  });
  const PLACED = [wager(1), wager(2)];
  const breaches = (...events: readonly RoundEvent[]) => {
    const record: RoundRecord = {
      ...{ format: 'house-rules/round@1', id: 'T1', jurisdiction: 'AU-ACT', channel: 'terminal', game },
      ...{ playedAt: '2021-05-01T20:00:00+10:00', table: { limits: { '*': { min: 500, max: 5000 } } }, events },
    };
    return breachesIn(judged(record)).map(({ check, subject, clauses, message }) => [
      check,
      subject,
      clauses[0],
      message,
    ]);
  };
  const settledAllTheSame = [
    [
      `${game}/irregularity-treated-as-stated`,
      'events[2]',
      'au-act/ni2019-689#rules/6.6(a)',
      'Wager w1 was settled as win although its terminal had failed before wagering ended; it is void.',
    ],
  ];
  const aWinnerGivenBack = [[`${game}/${follows}`, 'w2', expect.any(String), expect.any(String)]];

  test('its wager is given back, that of another is paid', () => {
    expect(breaches(...PLACED, failed('terminal:1', 'wagers-returned'), CALL, ...play, back('w1'), paid('w2'))).toEqual(
      [],
    );
  });

  test.each([
    ['terminal:1', 'wagers-returned'],
    ['1', undefined],
    [1, undefined],
  ] as const)('its wager is paid: terminal %p, treatment %p', (terminal, treatment) => {
    const told = breaches(...PLACED, failed(terminal, treatment), CALL, ...play, paid('w1'), paid('w2'));
    expect(told).toEqual(settledAllTheSame);
  });

  test('that of another is given back as well', () => {
    const told = breaches(...PLACED, failed('terminal:1', 'wagers-returned'), CALL, ...play, back('w1'), back('w2'));
    expect(told).toEqual(aWinnerGivenBack);
  });

  test('which of them failed is not said', () => {
    expect(breaches(...PLACED, failed(undefined, 'wagers-returned'), CALL, ...play, back('w1'), back('w2'))).toEqual(
      [],
    );
    expect(breaches(...PLACED, failed(undefined, 'wagers-returned'), CALL, ...play, paid('w1'), back('w2'))).toEqual(
      [],
    );
  });

  test('a wager placed on it after it worked again is paid', () => {
    expect(breaches(failed('terminal:1', 'wagers-returned'), ...PLACED, CALL, ...play, paid('w1'), paid('w2'))).toEqual(
      [],
    );
  });

  test('it fails after wagering has ended', () => {
    const fault = failed('terminal:1', 'result-recalculated');
    expect(breaches(...PLACED, CALL, fault, ...play, paid('w1'), paid('w2'))).toEqual([]);
    expect(breaches(...PLACED, CALL, fault, ...play, paid('w1'), back('w2'))).toEqual(aWinnerGivenBack);
  });
});
