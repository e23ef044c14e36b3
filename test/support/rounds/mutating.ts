import { isNatural, isPair, outcomeOf, pointCount, winningsOn } from './oracle';
import type { Dice, Event, Simulated, SimulatedWager } from './simulator';

/** A lawful round made unlawful in one respect: which check must find it, and in which clause. */
export interface Mutant {
  readonly record: Simulated['record'];
  readonly check: string;
  readonly clause: string;
}

/** Nothing where the round gives no occasion for it. */
export type Mutation = (lawful: Simulated, dice: Dice) => Mutant | undefined;

type Draft = Simulated['record'];

export const mutant = (record: Draft, check: string, clause: string): Mutant => ({
  record,
  check: `baccarat/${check}`,
  clause,
});
export const oneOf = <T>(items: readonly T[], dice: Dice): T | undefined => items[dice(Math.max(1, items.length))];
export const draftOf = ({ record }: Simulated): Draft => structuredClone(record);
export const isRegular = ({ kind, record }: Simulated): boolean =>
  kind === 'coup' && !record.events.some(({ type }) => type === 'irregularity');

/** A wager that was taken and settled whole, and whose stake was never altered. */
export const plainWager = (lawful: Simulated, dice: Dice, fits: (wager: SimulatedWager) => boolean = () => true) =>
  isRegular(lawful)
    ? oneOf(
        lawful.wagers.filter(
          (wager) =>
            !wager.turnedDown &&
            wager.stake === wager.permitted &&
            !lawful.record.events.some((event) => event.type === 'change' && event['wager'] === wager.id) &&
            fits(wager),
        ),
        dice,
      )
    : undefined;
export const ended = (lawful: Simulated, ...results: readonly string[]) => {
  const { player, banker } = lawful;
  return ({ bet }: SimulatedWager): boolean => results.includes(outcomeOf(bet, player, banker));
};

export const eventOf = (record: Draft, type: string, wager?: string): Event =>
  record.events.find(
    (event) => event.type === type && (wager === undefined || (event['wager'] ?? event['id']) === wager),
  ) ?? {
    type,
  };
export const deals = (record: Draft): Event[] => record.events.filter(({ type }) => type === 'deal');
export const afterDeals = (record: Draft, event: Event): void => {
  record.events.splice(record.events.lastIndexOf(deals(record).at(-1) ?? event) + 1, 0, event);
};

/** Gives a hand one more card, at its place in the deal, or takes its last one away. */
export function addCard(record: Draft, to: 'player' | 'banker', dice: Dice): void {
  const card = { type: 'deal', to, card: `${'A23456789TJQK'.charAt(dice(13))}S` };
  const before = to === 'player' ? deals(record)[4] : undefined;
  if (before?.['to'] === 'banker') record.events.splice(record.events.indexOf(before), 0, card);
  else afterDeals(record, card);
}
export const dropCard = (record: Draft, to: string): void => {
  const last = deals(record).filter((event) => event['to'] === to)[2];
  record.events = record.events.filter((event) => event !== last);
};

const PLACES = { win: '1', lose: '2', push: '3' };
export function outcomeClause({ bet }: SimulatedWager, { player, banker }: Simulated): string {
  const due = outcomeOf(bet, player, banker);
  if (bet === 'player') return `5.1.1.${PLACES[due]}`;
  if (bet === 'banker') return `5.1.2.${PLACES[due]}`;
  if (bet === 'tie') return '5.1.3';
  const hand = bet === 'player-pair' ? player : banker;
  return !isPair(hand) ? '5.1.4' : 'JQK'.includes(hand[0]?.charAt(0) ?? '') ? '5.1.4.2' : '5.1.4.1';
}
export const kindOf = ({ bet }: SimulatedWager): string => (bet.endsWith('-pair') ? 'pair' : bet);

/** Places a stake anew and settles it whole at that stake, as if no limit had been displayed. */
export function restake(lawful: Simulated, wager: SimulatedWager, stake: number): Draft {
  const record = draftOf(lawful);
  const { player, banker, form } = lawful;
  const won = outcomeOf(wager.bet, player, banker) === 'win';
  eventOf(record, 'wager', wager.id)['stake'] = stake;
  const settle = eventOf(record, 'settle', wager.id);
  settle['paid'] = won ? winningsOn(stake, wager.bet, form, banker) : 0;
  delete settle['returned'];
  return record;
}
export const limitOf = ({ record }: Simulated, { bet }: SimulatedWager) =>
  record.table.limits[bet] ?? record.table.limits['*'];
export const firstCounts = ({ player, banker }: Simulated) => [
  pointCount(player.slice(0, 2)),
  pointCount(banker.slice(0, 2)),
];
export const hasNatural = (lawful: Simulated): boolean => firstCounts(lawful).some(isNatural);
