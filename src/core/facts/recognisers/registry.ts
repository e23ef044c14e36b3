import type { SentenceRecogniser } from '../phrases/recogniser';
import { cardRanking } from './card-ranking';
import { cutDepth, cuttingCardDepth } from './cut-depths';
import { deckCards } from './deck-cards';
import { decks } from './decks';
import { dice } from './dice';
import { handRanking } from './hand-ranking';
import { aceInStraight, equalRanks, suits } from './hands-compared';
import { jokers } from './jokers';
import { lateWagers, wageringCloses } from './late-wagers';
import { offIncrement, overMaximum, underMinimum, withinLimits } from './limits';
import { oralWagers, oralWagersNeed } from './oral-wagers';
import { losingStake, tournamentFees, wagerUnits } from './settling';

/** What the rules of any game say in much the same words, in the order in which a rule book usually states it. */
export const COMMON_RECOGNISERS: readonly SentenceRecogniser[] = [
  ...[jokers, decks, deckCards, dice, cutDepth, cuttingCardDepth],
  ...[underMinimum, overMaximum, offIncrement, withinLimits, wagerUnits],
  ...[wageringCloses, lateWagers, oralWagers, oralWagersNeed],
  ...[cardRanking, handRanking, suits, equalRanks, aceInStraight],
  ...[losingStake, tournamentFees],
];
