import type { Preparation } from '../../games/preparation';
import { place } from '../../rounds/incidents';
import type { TableRound } from '../table/table-round';

type Burn = Preparation['burns'][number];
type Cut = Preparation['cuts'][number];

/** What was done to the cards between two places among the events; nothing where nothing is recorded. */
function prepared({ shoe }: TableRound, from: number, to: number): Preparation | undefined {
  const events = shoe.filter(({ at, type }) => at >= from && at < to && type !== 'cutting-card');
  if (events.length === 0) return undefined;
  return {
    shuffled: events.some(({ type }) => type === 'shuffle'),
    cuts: events.flatMap((event): readonly Cut[] =>
      event.type === 'cut' ? [{ place: place(event.at), by: event.by, depth: event.depth, back: event.back }] : [],
    ),
    burns: events.flatMap((event): readonly Burn[] =>
      event.type === 'burn' ? [{ place: place(event.at), faceUp: event.faceUp, card: event.card }] : [],
    ),
  };
}

const firstCardAt = ({ dealt }: TableRound): number => dealt[0]?.at ?? Infinity;

/** How the cards were made ready for this round. */
export const preparationOf = (round: TableRound): Preparation | undefined => prepared(round, 0, firstCardAt(round));

/** What was done to them after its first card: for its end, or for the rounds that follow. */
export const laterPreparationOf = (round: TableRound): Preparation | undefined =>
  prepared(round, firstCardAt(round), Infinity);

/** From a machine that mixes the cards they come without a cut and without a cutting card. */
export const isFromMachine = ({ equipment: { cardMachine } }: TableRound): boolean =>
  cardMachine !== undefined && cardMachine !== false;
