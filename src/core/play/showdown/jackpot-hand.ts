import type { Held } from '../rows/deciding';
import type { Asked, Case } from '../table/table-game';
import { parseCard, rankOf, type Card } from '../../values/card';
import { decidingHand, type PokerTable, type Ranked } from './poker-table';
import { foldOf, standingOf } from './standing-hand';

export const JACKPOT = 'jackpot';

const [ACE, EIGHT] = [rankOf(parseCard('AS')), rankOf(parseCard('8S'))];

/** Two aces and two eights, with an odd card. */
function isDeadMansHand(cards: readonly Card[]): boolean {
  const count = (rank: number): number => cards.filter((card) => rankOf(card) === rank).length;
  return count(ACE) === 2 && count(EIGHT) === 2;
}

/** Hands whose prize is what the operator displays or the meter shows: they win whichever it is. */
const MAJOR: readonly string[] = ['straight-flush', 'royal-flush'];

/** The name that rules have for the hand among the prizes; undefined where it has none. */
function prizeNamed({ rules, strength, cards }: Ranked, prizes: ReadonlyMap<string, unknown>): string | undefined {
  const category = rules.categoryOf(strength);
  if (prizes.has(`${JACKPOT}/${category}`) || MAJOR.includes(category)) return category;
  return isDeadMansHand(cards) ? 'dead-mans-hand' : undefined;
}

/** Whether folded cards were laid over the area of the jackpot wager, which keeps it in play. */
const isKept = ({ round, wager }: Asked): boolean =>
  round.events.some((event) => event.type === 'collect' && event.of === wager.position && event.to === 'jackpot-area');

/** Whether the five cards of the jackpot hand win a prize. */
export const jackpotWins =
  (table: PokerTable): Case =>
  (asked) => {
    const { round, wager, facts } = asked;
    if (foldOf(round, wager) !== undefined || standingOf(asked, table.goesOn, ['ante']) === 'folded')
      if (!isKept(asked)) return `collect event of ${wager.position ?? wager.player}`;
    const hand = decidingHand(table, asked);
    return typeof hand === 'string' ? hand : winsPrize(hand, facts.prizes, round.table.options?.['deadMansHand']);
  };

function winsPrize(hand: Ranked, prizes: ReadonlyMap<string, unknown> | undefined, deadMansHand: unknown): Held {
  const name = prizes && prizeNamed(hand, prizes);
  if (name !== 'dead-mans-hand') return name !== undefined;
  if (deadMansHand === undefined) return 'table.options.deadMansHand';
  return deadMansHand === 'winning-hand';
}
