import type { RoundEvent } from '../../rounds/record';

/** A card that comes when the first cards ask for it, and what has to be announced before wagers may be added. */
export interface FurtherCard {
  readonly to: string;
  readonly announced: string;
}

/** When wagers may be added to those that lie: from the announcement, or the first cards where none is recorded, to the call or the further card. */
export class RaisingPeriod {
  readonly opensAt: number;
  private readonly closesAt: number;

  constructor(events: readonly RoundEvent[], { to, announced }: FurtherCard, places: readonly string[]) {
    const last = places[places.indexOf(to) - 1];
    const shown = events.findIndex((event) => event.type === 'announce' && event.of === announced);
    const dealt = events.findIndex((event) => event.type === 'deal' && event.to === last);
    const further = events.findIndex((event) => event.type === 'deal' && event.to === to);
    this.opensAt = Math.max(shown, dealt);
    const call = events.findIndex(
      (event, at) => at > this.opensAt && event.type === 'call' && event.call === 'no-more-bets',
    );
    this.closesAt = Math.min(...[call, further].filter((at) => at >= 0));
  }

  /** Whether what is done at this place comes after the end. */
  isClosedAt(index: number): boolean {
    return index > this.closesAt;
  }

  isNotYetOpenAt(index: number): boolean {
    return index < this.opensAt;
  }
}
