import type { WagerOutcome } from '../../facts/kinds/outcome';
import type { Wager, WageredRound } from '../../games/wager';
import type { Ruling } from '../judging/ruling';
import type { Settling } from './settling';

/**
 * Whether a wager was settled otherwise than it should have been and nothing excuses it; complying, being in doubt and
 * being turned down rightly are told to the ruling. `decidedBy` names what a record lacks where no outcome is due.
 */
export function isWronglySettled<Round extends WageredRound, Facts>(
  settling: Settling<Round, Facts>,
  round: Round,
  wager: Wager,
  due: WagerOutcome | undefined,
  facts: Facts,
  ruling: Ruling<never, never>,
  decidedBy: string,
): boolean {
  const { id, result } = wager;
  if (due === undefined) {
    // Of a wager that the table was free to turn down it does not matter what would have decided it.
    if (result === 'void' && settling.mayBeTurnedDown(round, wager, facts) === true) ruling.complies(id);
    else ruling.cannotTell(id, [decidedBy]);
    return false;
  }
  if (result === undefined) {
    ruling.cannotTell(id, [`settle event of wager ${id}`]);
    return false;
  }
  // A record may call a stake given back `push` or `void`: the player has the same money either way.
  if (result === due || (result === 'void' && due === 'push')) {
    ruling.complies(id);
    return false;
  }
  if (result !== 'void') {
    // A wager declared void is not decided like the others; what becomes of it is for the rules on void wagers.
    if (wager.voided) ruling.cannotTell(id, [`what became of wager ${id}, which was declared void`]);
    return !wager.voided;
  }
  const permitted = settling.mayBeTurnedDown(round, wager, facts);
  if (typeof permitted === 'string') ruling.cannotTell(id, [permitted]);
  return permitted === false;
}
