import { excessOf } from '../play/wagers/excess';
import type { Settling } from '../play/wagers/settling';
import type { StandingFacts } from '../play/wagers/standing';
import type { Wager, WageredRound } from '../games/wager';
import type { RoundEvent } from '../rounds/record';
import { printMoney } from '../values/money';
import { printOdds, printWinnings } from '../values/odds';

/** How a game's wagers are settled, and what decided them, in words. */
export interface SettlingInWords<Round extends WageredRound, Facts> {
  readonly settling: Settling<Round, Facts>;
  /** What decided, as the beginning of a sentence: `17 black came`; undefined where nothing did. */
  because(round: Round, wager: Wager, facts: Facts): string | undefined;
  /** What is due on a wager that is not paid at one rate of odds. */
  due?(round: Round, wager: Wager, facts: Facts): string | undefined;
}

const ENDS = { win: 'wins', lose: 'loses', push: 'stands off' } as const;

/** `17 black came: straight:17 (w1) wins at 35 to 1: 35.00 due, 35.00 paid.` */
export function tellSettlement<Round extends WageredRound, Facts extends StandingFacts>(
  words: SettlingInWords<Round, Facts>,
  round: Round,
  wager: Wager,
  facts: Facts,
  event: RoundEvent & { type: 'settle' },
  noun: string,
): string {
  const name = `${wager.bet} (${wager.id})`;
  const done = doneBy(wager, event);
  if (round.voided) return `The ${noun} is void: ${name} is settled as ${event.result}, ${done}.`;
  const due = words.settling.resultOf(round, wager, facts);
  const because = words.because(round, wager, facts);
  // A wager that neither wins nor loses is given back under either name.
  if (event.result === 'void' && due === 'push' && because !== undefined)
    return `${because}: ${name} is void, ${done}.`;
  if (event.result === 'void') return `${name} is turned down, ${done}.`;
  if (due === undefined || because === undefined || wager.decidedBy === undefined)
    return `${name} is settled as ${event.result}, ${done}.`;
  if (due !== event.result) return `${because}: ${name} ${ENDS[due]}, and is settled as ${event.result}, ${done}.`;
  return `${because}: ${name} ${ENDS[due]}${due === 'win' ? owed(words, round, wager, facts) : ''}, ${done}.`;
}

function owed<Round extends WageredRound, Facts extends StandingFacts>(
  words: SettlingInWords<Round, Facts>,
  round: Round,
  wager: Wager,
  facts: Facts,
): string {
  const odds = words.settling.oddsOf(round, wager, facts);
  if (odds === undefined) {
    const due = words.due?.(round, wager, facts);
    return due === undefined ? '' : `: ${due} due`;
  }
  const permitted = excessOf(words.settling, round, wager, facts)?.permitted;
  const part = permitted === undefined ? '' : ` on the permitted ${printMoney(permitted)}`;
  return ` at ${printOdds(odds)}${part}: ${printWinnings(permitted ?? wager.stake, odds, printMoney)} due`;
}

/** What changed hands; a wager settled in several steps was paid their sum. */
function doneBy(wager: Wager, { result, paid, returned }: RoundEvent & { type: 'settle' }): string {
  const back = returned === undefined ? '' : `${printMoney(returned)} given back`;
  const inAll = paid === wager.paid ? '' : ` of ${printMoney(wager.paid)} in all`;
  if (result === 'win' || paid > 0) return `${printMoney(paid)} paid${inAll}${back && ` and ${back}`}`;
  if (result === 'lose') return back === '' || returned === 0 ? 'nothing paid' : `nothing paid and ${back}`;
  return back === '' ? 'its stake given back' : back;
}
