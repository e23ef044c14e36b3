import type { RoundEvent } from '../../../../src/core/rounds/record';
import {
  FAILED_AT,
  failedTerminal as failed,
  NO_MORE_BETS as CALL,
  onTerminals,
  paidOn as paid,
  wagerOn,
  type FailingGame,
} from '../../../support/rounds/failed-terminal';
import { breachesIn, judged } from '../../../support/rounds/judged';

const GAMES: readonly FailingGame[] = ['roulette', 'sic-bo', 'baccarat'];
const back = (wager: string): RoundEvent => ({ type: 'settle', wager, result: 'void', paid: 0, returned: 1000 });

describe.each(GAMES)('a terminal fails at %s', (game) => {
  const [, play, follows] = FAILED_AT[game];
  const PLACED = [wagerOn(game, 1), wagerOn(game, 2)];
  const breaches = (...events: readonly RoundEvent[]) =>
    breachesIn(judged(onTerminals(game, events))).map(({ check, subject, clauses, message }) => [
      ...[check, subject, clauses[0], message],
    ]);
  const settledAllTheSame = [
    [
      `${game}/irregularity-treated-as-stated`,
      'events[2]',
      'au-act/ni2019-689#rules/6.6(a)',
      'Wager w1 was paid although its terminal had failed before wagering ended; it is void.',
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
