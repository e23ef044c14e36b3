import type { BaccaratRound } from '../../games/baccarat/round';
import { bitsOf, EVERY_ROUND, type Parts } from '../../play/judging/parts';

const BITS = bitsOf(
  'additional',
  'additionalWon',
  'announcements',
  'banker',
  'bankerWon',
  'boxes',
  'charged',
  'cuttingCard',
  'differential',
  'dummy',
  'faces',
  'irregularities',
  'made',
  'oral',
  'pair',
  'pairWon',
  'player',
  'playerWon',
  'positioned',
  'preparation',
  'seats',
  'settledAsNeither',
  'shoe',
  'thirdCards',
  'tie',
  'tieWon',
  'voids',
  'wagersOnOneBet',
);

export type BaccaratPart = keyof typeof BITS;

export const baccaratParts: Parts<BaccaratRound> = {
  bits: BITS,
  in: (round) => {
    let bits = onTheWagers(round);
    if (round.announcements.length > 0) bits |= BITS.announcements;
    if (round.boxes !== undefined) bits |= BITS.boxes;
    if (round.charged) bits |= BITS.charged;
    if (round.cuttingCard !== undefined) bits |= BITS.cuttingCard;
    if (round.differential !== undefined) bits |= BITS.differential;
    if (round.dummy) bits |= BITS.dummy;
    if (round.faces.length > 0) bits |= BITS.faces;
    if (round.irregularities.length > 0) bits |= BITS.irregularities;
    if (round.made.length > 0) bits |= BITS.made;
    if (round.oral.length > 0) bits |= BITS.oral;
    if (round.positioned !== undefined) bits |= BITS.positioned;
    if (round.preparation !== undefined) bits |= BITS.preparation;
    if (round.seats !== undefined) bits |= BITS.seats;
    if (round.shoe !== undefined) bits |= BITS.shoe;
    if (round.player.length > 2 && round.banker.length > 2) bits |= BITS.thirdCards;
    if (round.voided) bits |= BITS.voids;
    return bits;
  },
};

/** What the wagers are on and how they ended, by what decides them. */
function onTheWagers({ wagers }: BaccaratRound): number {
  let bits = EVERY_ROUND;
  for (let index = 0; index < wagers.length; index += 1) {
    const wager = wagers[index];
    if (wager === undefined) continue;
    const isWon = wager.result === 'win';
    switch (wager.decidedBy) {
      case 'additional':
        bits |= isWon ? BITS.additional | BITS.additionalWon : BITS.additional;
        break;
      case 'banker':
        bits |= isWon ? BITS.banker | BITS.bankerWon : BITS.banker;
        break;
      case 'pair':
        bits |= isWon ? BITS.pair | BITS.pairWon : BITS.pair;
        break;
      case 'player':
        bits |= isWon ? BITS.player | BITS.playerWon : BITS.player;
        break;
      case 'tie':
        bits |= isWon ? BITS.tie | BITS.tieWon : BITS.tie;
        break;
      default:
        break;
    }
    if (wager.voided) bits |= BITS.voids;
    if (wager.result === 'push' || wager.result === 'void') bits |= BITS.settledAsNeither;
    if ((bits & BITS.wagersOnOneBet) === 0 && isOnTheBetOfOneBefore(wagers, index)) bits |= BITS.wagersOnOneBet;
  }
  return bits;
}

/** Two wagers on the same bet, by one player or on the tie: only such are ever counted together. */
function isOnTheBetOfOneBefore(wagers: BaccaratRound['wagers'], index: number): boolean {
  const wager = wagers[index];
  for (let before = 0; before < index; before += 1) {
    const one = wagers[before];
    if (one?.bet === wager?.bet && (one?.player === wager?.player || one?.bet === 'tie')) return true;
  }
  return false;
}
