import { mayBeBlackjack } from '../../games/blackjack/play';
import type { BlackjackRound } from '../../games/blackjack/round';
import { NO_DECISION } from '../../games/blackjack/undecided';
import { bitsOf, EVERY_ROUND, type Parts } from '../../play/judging/parts';

const BITS = bitsOf(
  'added',
  'additional',
  'additionalWon',
  'announcements',
  'calls',
  'cuttingCard',
  'doubledOrSplit',
  'doubles',
  'evenMoney',
  'faces',
  'insurance',
  'irregularities',
  'made',
  'oral',
  'preparation',
  'settledAsNeither',
  'severalPlayers',
  'shoe',
  'splits',
  'turns',
  'twoCardsWithAnAce',
  'undecided',
  'voids',
  'won',
);

export type BlackjackPart = keyof typeof BITS;

export const blackjackParts: Parts<BlackjackRound> = {
  bits: BITS,
  in: (round) => {
    let bits = onTheWagers(round) | inThePlay(round);
    if (round.announcements.length > 0) bits |= BITS.announcements;
    if (round.cuttingCardAt !== undefined) bits |= BITS.cuttingCard;
    if (round.irregularities.length > 0) bits |= BITS.irregularities;
    if (round.made.length > 0) bits |= BITS.made;
    if (round.oral.length > 0) bits |= BITS.oral;
    if (round.preparation !== undefined) bits |= BITS.preparation;
    if (round.shoe !== undefined) bits |= BITS.shoe;
    if (round.voided) bits |= BITS.voids;
    return bits;
  },
};

function onTheWagers({ wagers, additional }: BlackjackRound): number {
  let bits = EVERY_ROUND;
  const first = wagers[0]?.player;
  for (const { bet, player, result, voided } of wagers) {
    if (player !== first) bits |= BITS.severalPlayers;
    if (bet === 'double') bits |= BITS.added | BITS.doubles | BITS.doubledOrSplit;
    else if (bet === 'insurance') bits |= BITS.added | BITS.insurance;
    else if (bet === 'split') bits |= BITS.added | BITS.doubledOrSplit;
    if (result === 'win') bits |= BITS.won;
    else if (result === 'push' || result === 'void') bits |= BITS.settledAsNeither;
    if (voided) bits |= BITS.voids;
  }
  if (additional.length > 0) bits |= BITS.additional;
  for (const { result } of additional) if (result === 'win') bits |= BITS.additionalWon;
  return bits;
}

function inThePlay({ boxes, hands, deals, turns, calls }: BlackjackRound): number {
  let bits = EVERY_ROUND;
  if (hands.length > boxes.length) bits |= BITS.splits | BITS.doubledOrSplit;
  for (const hand of hands) if (mayBeBlackjack(hand)) bits |= BITS.twoCardsWithAnAce;
  for (const { face } of deals) if (face !== undefined) bits |= BITS.faces;
  if (turns.length > 0) bits |= BITS.turns;
  for (const { choice } of turns) {
    if (choice === 'double') bits |= BITS.doubles | BITS.doubledOrSplit;
    else if (choice === 'even-money') bits |= BITS.evenMoney;
    else if (choice === NO_DECISION) bits |= BITS.undecided;
  }
  if (calls.length > 0) bits |= BITS.calls;
  for (const { call } of calls) if (call === 'insurance') bits |= BITS.insurance;
  return bits;
}
