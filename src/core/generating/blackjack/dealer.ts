import { opennessAgainst } from '../../checks/blackjack/open-hands';
import { dealerStandsOn } from '../../games/blackjack/dealer';
import type { BlackjackRound } from '../../games/blackjack/round';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { roundTold } from '../telling';
import { anyCard, countIn } from './cards';
import { blackjackSettler } from './settler';
import { factsOf, withPlay, type ToldHands } from './told-hands';

/** The round with the dealer's hands drawn as the rules have them, from this first card on; these cards come where some must. */
export function withDealers(
  told: ToldHands,
  first: string,
  setting: Setting,
  random: Random,
  coming: readonly string[] = [],
): ToldHands {
  const facts = factsOf(setting);
  const opened = withPlay(told, { dealers: Array.from({ length: facts.dealerHands ?? 1 }, () => [first]) }, facts);
  const round = roundTold(blackjackSettler, opened, setting) as BlackjackRound;
  const dealers = opened.play.dealers.map((_, index) => drawn(round, index + 1, first, setting, random, [...coming]));
  return withPlay(opened, { dealers }, facts);
}

function drawn(
  round: BlackjackRound,
  number: number,
  first: string,
  setting: Setting,
  random: Random,
  coming: string[],
): readonly string[] {
  const facts = factsOf(setting);
  const { dealerStands, cardValues, idleDealerCards } = facts;
  const cards = [first];
  if (dealerStands === undefined || cardValues === undefined) return cards;
  for (;;) {
    const held = cards.length;
    if (held > 1 && dealerStandsOn(countIn(cards, facts), dealerStands)) return cards;
    const isDrawnAnyway = held === 1 && idleDealerCards === 'third-and-later-not-drawn';
    if (!isDrawnAnyway && opennessAgainst(round, number, held, { ...facts, cardValues }) === 'closed') return cards;
    cards.push(coming.shift() ?? anyCard(random, facts));
  }
}
