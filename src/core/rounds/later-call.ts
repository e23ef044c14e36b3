import type { RoundEvent } from './record';

/** Whether wagers are called closed later in a round; its events are gone through once, and only where that is asked. */
export class LaterCall {
  private last: number | undefined;

  constructor(private readonly events: readonly RoundEvent[]) {}

  comesFrom(index: number): boolean {
    this.last ??= this.events.findLastIndex((event) => event.type === 'call' && event.call === 'no-more-bets');
    return this.last >= index;
  }
}
