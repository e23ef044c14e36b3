import { heightOf } from '../../../play/cards/ranked';
import type { Held } from '../../../play/rows/deciding';
import type { TableFacts } from '../../../play/table/table-facts';
import type { Asked } from '../../../play/table/table-game';
import { cardsOf, type DealtCard, type TableRound, type TableWager } from '../../../play/table/table-round';
import { takesPart } from '../../wager';
import { printCard } from '../../../values/card';

/** The card that a player or the dealer gets first, and the one after a war is declared. */
export const FIRST = 0;
export const WAR = 1;
export type Turn = typeof FIRST | typeof WAR;

const NAMES = { [FIRST]: 'first', [WAR]: 'second' } as const;

const cardOf = (round: TableRound, place: string, turn: Turn): DealtCard | undefined => cardsOf(round, place)[turn];

/** How a box's card stands to the dealer's: above it, below it or of its rank; a string is what is not recorded. */
export function comparedAt(
  round: TableRound,
  position: string | undefined,
  turn: Turn,
  { cardRanking = [] }: TableFacts,
): number | string {
  const place = position ?? 'the box';
  const own = cardOf(round, place, turn);
  if (own === undefined) return `${NAMES[turn]} deal event to ${place}`;
  const dealers = cardOf(round, 'dealer', turn);
  if (dealers === undefined) return `${NAMES[turn]} deal event to dealer`;
  return Math.sign(heightOf(own.card, cardRanking) - heightOf(dealers.card, cardRanking));
}

/** The war that a player added to a main wager. */
export const warOn = (round: TableRound, main: TableWager): TableWager | undefined =>
  round.wagers.find(
    (one) =>
      one.known.kind === 'war' &&
      takesPart(one) &&
      (one.on === undefined ? one.player === main.player && one.position === main.position : one.on === main.id),
  );

/** What a player decided at a box; on a box of one player a record need not name him. */
export const decidedAt = (round: TableRound, { player, position }: TableWager): string | undefined =>
  round.decisions.findLast((one) => one.position === position && (one.player === undefined || one.player === player))
    ?.choice;

/** Whether equal first cards were followed by a war; wagers are complete, so that none made is none declared. */
export function wentToWar({ round, wager, facts }: Asked): Held {
  const first = comparedAt(round, wager.position, FIRST, facts);
  if (typeof first === 'string') return first;
  if (first !== 0) return false;
  const war = warOn(round, wager);
  if (war === undefined)
    return decidedAt(round, wager) === 'war' ? `wager event on war at ${wager.position ?? ''}` : false;
  return war.result === 'void' || war.voided ? `why wager ${war.id} was given back` : true;
}

/** Equal first cards, and the player gave up half instead of going to war. */
export function surrendered(about: Asked): Held {
  const { round, wager, facts } = about;
  const first = comparedAt(round, wager.position, FIRST, facts);
  if (typeof first === 'string') return first;
  if (first !== 0) return false;
  const war = wentToWar(about);
  return typeof war === 'string' ? war : !war;
}

const STANDS: Readonly<Record<string, string>> = { '1': 'ranks above', '0': 'ranks equally with', '-1': 'ranks below' };

/** The sentence that says why: "The first card of box 4, QS, ranks equally with the dealer's QH". */
export function cardsInWords({ round, wager, facts }: Asked, turn: Turn): string | undefined {
  const { position = '' } = wager;
  const [own, dealers] = [cardOf(round, position, turn), cardOf(round, 'dealer', turn)];
  const stands = STANDS[String(comparedAt(round, position, turn, facts))];
  if (own === undefined || dealers === undefined || stands === undefined) return undefined;
  const cards = `${printCard(own.card)}, ${stands} the dealer's ${printCard(dealers.card)}`;
  return `The ${turn === WAR ? 'war card' : 'first card'} of ${position.replace(':', ' ')}, ${cards}`;
}
