import type { RoundEvent, RoundRecord } from '../../../../src/core/rounds/record';
import { breachesIn, judged } from '../../../support/rounds/judged';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { MAX, simulateTumble } from '../../../support/rounds/sic-bo/simulator';

const SEEDS = Array.from({ length: 300 }, (_, index) => 20_240_000 + index * 7919);

type Settled = Extract<RoundEvent, { type: 'settle' }>;

/** The first settlement of this kind, of a wager within the limits: one above them may also be cut or sent back. */
function settled({ events }: RoundRecord, result: Settled['result']): Settled | undefined {
  const cut = events.flatMap((event) => (event.type === 'wager' && event.stake > MAX ? [event.id] : []));
  return events.find(
    (event): event is Settled => event.type === 'settle' && event.result === result && !cut.includes(event.wager),
  );
}

/** The round with one of its settlements otherwise. */
const settledAs = (round: RoundRecord, settlement: Settled, other: Partial<Settled>): RoundRecord => ({
  ...round,
  events: round.events.map((event) => (event === settlement ? { ...settlement, ...other } : event)),
});

describe.each(Object.entries(SIC_BO_PLACES))('rounds of %s', (_, at) => {
  const rounds = SEEDS.map((seed) => simulateTumble(seed, at));

  it('are never accused and never in doubt when they are lawful', () => {
    const accused = rounds.map((round) => judged(round, false)).filter(({ findings }) => findings.length > 0);
    expect(accused).toEqual([]);
  });

  it.each([
    ['a winner collected', 'win', { result: 'lose', paid: 0, returned: 0 }, 'sic-bo/wager-follows-the-dice'],
    ['a loser paid', 'lose', { result: 'win', paid: 1 }, 'sic-bo/wager-follows-the-dice'],
    ['a winner sent back', 'win', { result: 'void', paid: 0 }, 'sic-bo/wager-follows-the-dice'],
  ] as const)('have %s found, and nothing else, with a clause', (_name, result, other, check) => {
    const planted = rounds.flatMap((round) => {
      const settlement = settled(round, result);
      return settlement === undefined ? [] : [settledAs(round, settlement, other)];
    });
    const found = planted.map((round) => breachesIn(judged(round, false)));
    expect(found.filter((one) => one.length !== 1 || one[0]?.check !== check || one[0].clauses.length === 0)).toEqual(
      [],
    );
    expect(found.length).toBeGreaterThan(30);
  });

  it('have a winner paid a cent less found, and nothing else, with a clause', () => {
    const planted = rounds.flatMap((round) => {
      const settlement = settled(round, 'win');
      return settlement === undefined ? [] : [settledAs(round, settlement, { paid: settlement.paid - 1 })];
    });
    const found = planted.map((round) => breachesIn(judged(round, false)).map(({ check }) => check));
    expect(found.filter((checks) => checks.join() !== 'sic-bo/wins-pay-stated-odds')).toEqual([]);
    expect(found.length).toBeGreaterThan(30);
  });
});
