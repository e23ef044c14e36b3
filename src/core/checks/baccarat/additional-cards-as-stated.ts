import { handOf } from '../../games/baccarat/coup';
import type { BaccaratRound, BoxDeal } from '../../games/baccarat/round';
import type { Ruling } from '../../play/judging/ruling';
import { baccaratCheck } from './baccarat-check';
import { dealIsJudged, excessIsNoted } from './dealt-hands';

export const additionalCardsAsStated = baccaratCheck({
  id: 'baccarat/additional-cards-as-stated',
  requirement: 'Neither hand takes more additional cards than stated.',
  enforces: ['thirdCards'],
  messages: { tooMany: 'The {{subject}} took {{recorded}} additional cards; no more than {{expected}} may be drawn.' },
  run: (round, { thirdCards }, ruling) => {
    if (round.boxes !== undefined) {
      judgeBoxes(round, round.boxes, thirdCards, ruling);
      return;
    }
    if (!dealIsJudged(round) || round.player.length < 2 || round.banker.length < 2) return;
    let excess = false;
    for (const side of ['player', 'banker'] as const) {
      const additional = handOf(round, side).length - 2;
      // What was done about a banker's card too many is judged as a treatment; of a player's fourth card nothing is stated.
      if (additional <= thirdCards || (side === 'banker' && excessIsNoted(round, side))) continue;
      excess = true;
      ruling.breaches(side, {
        message: 'tooMany',
        cites: ['thirdCards'],
        expected: String(thirdCards),
        recorded: String(additional),
      });
    }
    if (!excess) ruling.complies('coup');
  },
});

/** Each box and the dealer by itself; a card drawn in error has provisions of its own. */
function judgeBoxes(
  { voided, irregularities }: BaccaratRound,
  { hands, dealer }: BoxDeal,
  thirdCards: number,
  ruling: Ruling<'thirdCards', 'tooMany'>,
): void {
  if (voided || irregularities.length > 0) return;
  for (const [to, hand] of [...hands, ['dealer', dealer] as const]) {
    const additional = hand.length - 2;
    if (additional <= thirdCards) ruling.complies(to);
    else
      ruling.breaches(to, {
        message: 'tooMany',
        cites: ['thirdCards'],
        expected: String(thirdCards),
        recorded: String(additional),
      });
  }
}
