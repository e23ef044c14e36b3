import { COUNTING_FACTS, countOf, doubledAt } from '../../games/blackjack/play';
import type { BlackjackRound, Hand } from '../../games/blackjack/round';
import { NO_DECISION } from '../../games/blackjack/undecided';
import { blackjackCheck } from './blackjack-check';
import { dealIsJudged, extraCardIsNoted } from './dealing';
import { isGivenUp } from './open-hands';

export const playerDrawsToStatedTotal = blackjackCheck({
  id: 'blackjack/player-draws-to-stated-total',
  requirement: 'A hand that counts less than the stated total draws until it no longer does, unless it is doubled.',
  enforces: ['playerMustDrawBelow'],
  needs: ['cardValues'],
  uses: [...COUNTING_FACTS, 'absentPlayerIsDrawn'],
  messages: {
    stoodOn: 'The hand on {{hand}} stood on {{recorded}}; it must draw until it counts {{expected}} at least.',
  },
  run: (round, facts, ruling) => {
    if (!dealIsJudged(round)) return;
    for (const hand of round.hands) {
      if (hand.cards.length < 2) continue;
      const count = countOf(round, hand, facts);
      if (count === undefined) continue;
      if (count.total >= facts.playerMustDrawBelow) ruling.complies(hand.name);
      // Without a decision, what is said of absent players comes first.
      else if (facts.absentPlayerIsDrawn !== undefined && hand.turns.at(-1)?.choice === NO_DECISION) continue;
      else if (!isComplete(round, hand) || doubledAt(round, hand) !== undefined || mayBeDoubled(round)) continue;
      // Whether a player who refuses a card drawn in error must draw all the same is open.
      else if (extraCardIsNoted(round, hand.name) || isGivenUp(round, hand)) continue;
      else
        ruling.breaches(hand.name, {
          message: 'stoodOn',
          cites: ['playerMustDrawBelow'],
          expected: String(facts.playerMustDrawBelow),
          recorded: String(count.total),
          data: { hand: hand.name },
        });
    }
  },
});

/** A double is on record without the hand it was for. */
const mayBeDoubled = ({ wagers }: BlackjackRound): boolean =>
  wagers.some(({ bet, hand }) => bet === 'double' && hand === undefined);

/** The player stood on it, or the dealer went on to the dealer's own cards. */
const isComplete = ({ dealers }: BlackjackRound, hand: Hand): boolean =>
  hand.turns.at(-1)?.choice === 'stand' || (dealers[0]?.cards.length ?? 0) > 1;
