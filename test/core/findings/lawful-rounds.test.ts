import * as fc from 'fast-check';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { judged } from '../../support/rounds/judged';
import type { Form } from '../../support/rounds/oracle';
import { simulate, type Simulated } from '../../support/rounds/simulator';
import { propertyRuns } from '../../support/thorough';

const RUNS = propertyRuns(10_000);
const SEED = 2_016_0602;

const asRecord = ({ record }: Simulated): RoundRecord => record as unknown as RoundRecord;

describe.each<Form>(['baccarat', 'even-money'])('lawful rounds of %s, dealt and settled by another hand', (form) => {
  it(`are never accused and never in doubt, ${String(RUNS)} of them`, () => {
    const seeds = fc.sample(fc.nat(), { seed: SEED, numRuns: RUNS });
    const checked = seeds.map((seed) => judged(asRecord(simulate(seed, form)), false));
    expect(checked.filter(({ findings }) => findings.length > 0)).toEqual([]);
    expect(new Set(checked.map(({ verdict }) => verdict))).toEqual(new Set(['complies']));
    expect(Math.min(...checked.map(({ examined }) => examined))).toBeGreaterThan(1);
  });

  it('are judged alike whatever the suits', () => {
    fc.assert(
      fc.property(fc.nat(), fc.shuffledSubarray(Array.from('SHDC'), { minLength: 4 }), (seed, suits) => {
        const round = simulate(seed, form);
        const other = JSON.parse(
          JSON.stringify(round.record).replace(
            /"card":"(.)([SHDC])"/g,
            (_, rank: string, suit: string) => `"card":"${rank}${suits['SHDC'.indexOf(suit)] ?? suit}"`,
          ),
        ) as RoundRecord;
        expect(JSON.stringify(judged(other))).toBe(JSON.stringify(judged(asRecord(round))));
      }),
      { seed: SEED, numRuns: propertyRuns(200) },
    );
  });
});

it('simulates every kind of round there is to judge', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 1500; seed += 1) {
    const { kind, wagers, record, player, banker } = simulate(seed, 'baccarat');
    seen.add(kind).add(`cards ${String(player.length + banker.length)}`);
    for (const { bet, stake, permitted, turnedDown } of wagers)
      seen.add(bet).add(turnedDown ? 'turned down' : stake > permitted ? 'taken above' : 'taken');
    for (const event of record.events)
      seen
        .add(event.type)
        .add(String(event['kind']))
        .add(`settled as ${String(event['result'])}`);
  }
  for (const thing of [
    ...['coup', 'dummy', 'void', 'cards 4', 'cards 5', 'cards 6'],
    ...['player', 'banker', 'tie', 'player-pair', 'banker-pair', 'turned down', 'taken'],
    ...['shuffle', 'cut', 'burn', 'change', 'call', 'announce', 'irregularity'],
    ...['settled as win', 'settled as lose', 'settled as push', 'settled as void'],
    ...['excess-card-drawn', 'card-face-up-in-shoe', 'failed-to-burn', 'dealt-before-bets-closed', 'malfunction'],
    ...['card-to-wrong-hand', 'insufficient-cards', 'missing-or-foreign-card'],
  ])
    expect([thing, seen.has(thing)]).toEqual([thing, true]);
  // A terminal takes no more than is permitted.
  expect(seen.has('taken above')).toBe(false);
});
