import { thrownOf } from '../../games/sic-bo/dice';
import type { SicBoFacts } from '../../games/sic-bo/game';
import type { SicBoRound, Thrown } from '../../games/sic-bo/round';
import type { Cause } from '../check';
import { isSettledBy } from '../wagers/settled-by';
import { TUMBLE } from './settling';

type TumbleCause = Cause<SicBoRound, SicBoFacts>;

/** What is missing where no dice decide. */
export const ONE_ROLL = 'one roll event of three dice';

/** With another number of dice than the rules have, there is no result. */
export const RESULT_FOLLOWS: readonly TumbleCause[] = [
  { of: ['sic-bo/dice-as-stated'], ledTo: ({ missing }) => missing?.includes(ONE_ROLL) === true },
];

/** A wager settled by the dice that were announced is no second error. */
export const WAGER_FOLLOWS: readonly TumbleCause[] = [
  {
    of: ['sic-bo/announced-result-matches-the-dice'],
    ledTo: ({ subject, breach }, { breach: announced }, round, facts) => {
      const wager = round.wagers.find(({ id }) => id === subject);
      const throws = announced === undefined ? [] : throwsAnnounced(announced.recorded);
      if (breach === undefined || wager === undefined || throws.length === 0) return false;
      return throws.every((thrown) => isSettledBy(TUMBLE, { ...round, thrown }, wager, facts));
    },
  },
  {
    // A wrong result left to stand is what its wagers were settled by.
    of: ['sic-bo/irregularity-treated-as-stated'],
    ledTo: ({ breach }, { subject }, { irregularities }) =>
      breach !== undefined &&
      irregularities.some(({ place, kind }) => place === subject && kind === 'wrong-result-entered'),
  },
  ...RESULT_FOLLOWS,
];

const FACES = [1, 2, 3, 4, 5, 6] as const;

const THROWS: readonly Thrown[] = FACES.flatMap((first) =>
  FACES.flatMap((second) => FACES.map((third) => thrownOf([first, second, third]))),
);

/** The dice that were announced; of a total alone every throw that has it, a triple only where there is no other. */
function throwsAnnounced(announced: string): readonly Thrown[] {
  const [first, second, third] = announced.match(/\d+/g)?.map(Number) ?? [];
  if (first === undefined) return [];
  if (second !== undefined && third !== undefined) return [thrownOf([first, second, third])];
  const throws = THROWS.filter(({ total }) => total === first);
  const plain = throws.filter(({ isTriple }) => !isTriple);
  return plain.length > 0 ? plain : throws;
}
