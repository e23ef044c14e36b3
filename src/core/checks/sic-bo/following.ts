import type { SicBoFacts } from '../../games/sic-bo/game';
import type { SicBoRound, Thrown } from '../../games/sic-bo/round';
import type { Cause } from '../../play/judging/check';
import { isSettledBy } from '../../play/wagers/settled-by';
import { agrees, EVERY_THROW, throwsAnnounced } from './announced-dice';
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
      if (breach === undefined || wager === undefined || announced === undefined) return false;
      const throws = throwsAnnounced(announced.recorded);
      return throws.length > 0 && throws.every((thrown) => isSettledBy(TUMBLE, { ...round, thrown }, wager, facts));
    },
  },
  {
    // A wrong result left to stand is what its wagers were settled by.
    of: ['sic-bo/irregularity-treated-as-stated'],
    ledTo: ({ subject, breach }, { subject: noted }, round, facts) => {
      const wager = round.wagers.find(({ id }) => id === subject);
      if (breach === undefined || wager === undefined) return false;
      return (
        round.irregularities.some(({ place, kind }) => place === noted && kind === 'wrong-result-entered') &&
        wrongThrows(round).some((thrown) => isSettledBy(TUMBLE, { ...round, thrown }, wager, facts))
      );
    },
  },
  ...RESULT_FOLLOWS,
];

/** What the wrong result may have been: what was announced and the dice do not show, or else, as the record does not tell it, anything. */
function wrongThrows({ announcements, thrown }: SicBoRound): readonly Thrown[] {
  const announced = announcements
    .filter((announcement) => thrown !== undefined && agrees(announcement, thrown) === false)
    .flatMap(({ value }) => throwsAnnounced(String(value)));
  return announced.length > 0 ? announced : EVERY_THROW;
}
