import type { RoundRecord } from '../../../../src/core/rounds/record';
import type { Simulated } from './simulator';
import type { Wrong } from './wrong';
import { ADDED_WRONG } from './wrongs-of-added';
import { CARDS_WRONG } from './wrongs-of-cards';
import { DEALER_WRONG } from './wrongs-of-dealer';
import { SETTLED_WRONG } from './wrongs-of-settlement';
import { WAGERED_WRONG } from './wrongs-of-wagers';

export const WRONGS: Readonly<Record<string, Wrong>> = {
  ...WAGERED_WRONG,
  ...CARDS_WRONG,
  ...DEALER_WRONG,
  ...SETTLED_WRONG,
  ...ADDED_WRONG,
};

export const withWrong = (round: Simulated, { done }: Wrong): RoundRecord | undefined => {
  const events = done(round);
  return events && { ...round.record, events };
};
