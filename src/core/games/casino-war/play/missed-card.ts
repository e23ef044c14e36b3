import type { RoundEvent } from '../../../rounds/record';
import type { VoidHand } from '../../../play/table/table-game';

type Deal = RoundEvent & { readonly type: 'deal' };
type War = RoundEvent & { readonly type: 'wager' };

const ROW = 'card-to-wrong-hand/war-card-missed/after-dealer-acted';

/** A box at war gets no second card, and that is noticed when the dealer has settled the war of the highest box. */
export function missedCard(played: readonly RoundEvent[]): VoidHand | undefined {
  const first = played.findIndex((event) => event.type === 'deal' && event.to === 'dealer');
  const cards = played.filter((event, at): event is Deal => event.type === 'deal' && at > first);
  const boxes = cards.filter(({ to }) => to !== 'dealer');
  const [missed, last] = [boxes[0], boxes.at(-1)];
  if (missed === undefined || last === undefined || missed === last) return undefined;
  const wars = played.filter((event): event is War => event.type === 'wager' && event.bet === 'war');
  const settledFirst = wars.find(({ position }) => position === last.to)?.id;
  if (settledFirst === undefined) return undefined;
  const fault: VoidHand['fault'] = {
    ...{ type: 'irregularity', kind: 'card-to-wrong-hand', of: 'war-card-missed' },
    ...{ to: missed.to, treatment: 'hand-void' },
  };
  return {
    ...{ row: ROW, fault, settledFirst },
    played: [...played.filter((event) => event !== missed), fault],
    wagers: wars.flatMap(({ id, position, on = id }) => (position === missed.to ? [id, on] : [])),
  };
}
