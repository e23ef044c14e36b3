import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound } from '../../games/baccarat/round';

/** Whether the cards came from a machine that mixes them, and the rules ask for no cut, no burn and no cutting card there. */
export const isFromMachine = (
  { cardMachine }: BaccaratRound,
  { machineCards }: Partial<Pick<BaccaratFacts, 'machineCards'>>,
): boolean => cardMachine && machineCards !== undefined;
