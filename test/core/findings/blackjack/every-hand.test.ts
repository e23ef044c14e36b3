import type { RoundRecord } from '../../../../src/core/rounds/record';
import { roundOfHands, type Due, type RoundOfHands } from '../../../support/rounds/blackjack/hands-round';
import { DEALERS, HANDS, isLawful, isLawfulForDealer } from '../../../support/rounds/blackjack/oracle-hands';
import type { Law } from '../../../support/rounds/blackjack/oracle-law';
import { LAWS } from '../../../support/rounds/blackjack/oracle-laws';
import { breachesIn, judged } from '../../../support/rounds/judged';
import { someOf } from '../../../support/thorough';

/** With the box for which the dealer plays on, no more than the smallest layout has. */
const SEATS = 5;

/** Every hand against every hand of the dealer's that a law allows, some on a table at once. */
function everyRound(law: Law): ReadonlyMap<string, RoundOfHands> {
  const hands = HANDS.filter((hand) => isLawful(law, hand));
  const dealers = DEALERS.filter((dealer) => isLawfulForDealer(law, dealer));
  const rounds = new Map<string, RoundOfHands>();
  for (let at = 0; at < hands.length; at += SEATS)
    for (const dealer of dealers) {
      const some = hands.slice(at, at + SEATS);
      rounds.set(`${some.join(', ')} against ${dealer}`, roundOfHands(law, some, dealer));
    }
  return rounds;
}

interface Settled {
  readonly result: 'win' | 'lose' | 'push';
  readonly paid: number;
  readonly returned: number;
}

const wonAt = ({ stake }: Due, paid: number): Settled => ({ result: 'win', paid, returned: stake });
const exact = ({ stake, odds }: Due): number => (stake * odds[0]) / odds[1];

/** Ways to settle a wager against the rules; nothing where that is how it is due. */
const WRONG: Readonly<Record<string, (due: Due, index: number) => Settled | undefined>> = {
  'lost though it did not lose': (due) =>
    due.result === 'lose' || (due.result === 'push' && due.mayBeGivenUp)
      ? undefined
      : { result: 'lose', paid: 0, returned: 0 },
  'given back though it won or lost': (due) =>
    due.result === 'push' || (due.result === 'lose' && due.isAdded && due.mayBeGivenUp)
      ? undefined
      : { result: 'push', paid: 0, returned: due.stake },
  'won though it did not win': (due) => (due.result === 'win' ? undefined : wonAt(due, due.stake)),
  'paid one cent too much or too little': (due, index) =>
    due.result === 'win' ? wonAt(due, exact(due) + (index % 2 === 0 ? 1 : -1)) : undefined,
  'paid at other odds': (due) =>
    due.result === 'win'
      ? wonAt(due, exact(due) === due.stake ? (due.stake * 3) / 2 : due.mayBePaidItsStake ? 2 * due.stake : due.stake)
      : undefined,
};

const settledOtherwise = (record: RoundRecord, other: ReadonlyMap<string, Settled>): RoundRecord => ({
  ...record,
  events: record.events.map((event) => {
    const changed = event.type === 'settle' ? other.get(event.wager) : undefined;
    return event.type === 'settle' && changed !== undefined ? { ...event, ...changed } : event;
  }),
});

/** The wagers that a wrong settlement is not found for, and those that are accused though they were settled rightly. */
function unlike(record: RoundRecord, other: ReadonlyMap<string, Settled>): readonly string[] {
  if (other.size === 0) return [];
  const found = new Set(breachesIn(judged(settledOtherwise(record, other), false)).map(({ subject }) => subject));
  return [
    ...[...other.keys()].filter((id) => !found.has(id)).map((id) => `${id} missed`),
    ...[...found].filter((id) => !other.has(id)).map((id) => `${id} accused`),
  ];
}

/** Hands are played and settled there as without over and under 13. */
const ALIKE: readonly string[] = ['au-act-over-under-13'];

describe.each(Object.entries(LAWS).filter(([name]) => !ALIKE.includes(name)))('every hand of %s', (_, law) => {
  const rounds = someOf([...everyRound(law)], 60);

  it('settled as the oracle has it, is neither accused nor in doubt', () => {
    const doubtful = rounds.flatMap(([name, { record }]) =>
      judged(record, false).findings.map(({ check, subject, verdict }) => `${name}: ${check} ${subject} ${verdict}`),
    );
    expect(doubtful).toEqual([]);
  });

  it.each(Object.entries(WRONG))('%s, is found', (_, wrong) => {
    const wrongly = rounds.flatMap(([name, { record, due }], index) =>
      [false, true].flatMap((added) => {
        const other = new Map<string, Settled>();
        for (const one of due) {
          const settled = one.isAdded === added && !one.isOpen ? wrong(one, index) : undefined;
          if (settled !== undefined) other.set(one.id, settled);
        }
        return unlike(record, other).map((what) => `${name}: ${what}`);
      }),
    );
    expect(wrongly).toEqual([]);
  });
});
