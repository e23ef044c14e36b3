import type { RoundEvent } from '../../../../src/core/rounds/record';
import { isNatural } from './oracle-cards';
import { totalOf } from './oracle-result';
import { endedFor, type SimHand, type SimWager } from './simulator-state';
import type { Wrong } from './wrong';
import { changed, settledAs } from './wrongs-of-events';

const NO_INSURANCE = ['au-qld-challenge'] as const;

/** Wrong settlements of wagers that were added, surrendered, or lost before the dealer's hand. */
export const ADDED_WRONG: Readonly<Record<string, Wrong>> = {
  'insurance lost though the second card counts ten': {
    check: 'insurance-follows-the-second-card',
    done: (round) =>
      settledAs(
        round,
        ({ bet, settled }) => bet === 'insurance' && settled?.result === 'win',
        () => ({ result: 'lose', paid: 0, returned: 0 }),
      ),
    // Which of the dealer's second cards decides insurance is open at triple play.
    notAt: [...NO_INSURANCE, 'au-act-triple-play'],
  },
  'insurance paid one to one': {
    check: 'insurance-pays-stated-odds',
    done: (round) =>
      settledAs(
        round,
        ({ bet, settled }) => bet === 'insurance' && settled?.result === 'win',
        ({ stake }) => ({ paid: stake }),
      ),
    notAt: NO_INSURANCE,
  },
  'a whole wager taken for a surrender': {
    check: 'surrender-costs-half',
    done: (round) =>
      settledAs(
        round,
        ({ surrendered, settled }) => surrendered && settled?.returned !== 0,
        () => ({ returned: 0 }),
      ),
    onlyAt: ['au-qld-spanish'],
  },
  'a split or double kept by a dealer’s blackjack': {
    check: 'added-wagers-against-dealers-blackjack',
    done: (round) => {
      const [dealer = []] = round.table.dealers;
      const isOpen = ({ box }: SimHand): boolean => box.hands.every((hand) => totalOf(hand, round.table.law) < 21);
      const fits = ({ on, bet, settled, main, hand, withdrawn }: SimWager): boolean =>
        on !== undefined &&
        bet !== 'insurance' &&
        isNatural(dealer) &&
        isOpen(hand) &&
        !withdrawn &&
        settled?.result !== 'lose' &&
        main.settled?.result === 'lose';
      return settledAs(round, fits, () => ({ result: 'lose', paid: 0, returned: 0 }));
    },
    notAt: ['au-act', 'au-act-over-under-13', 'au-act-triple-play'],
  },
  'a hand over 21 left until the dealer’s hand': {
    check: 'settled-when-stated',
    done: (round) => {
      const { table, record } = round;
      const over = table.wagers.find(
        (wager) =>
          wager.settled?.result === 'lose' && wager.bet !== 'insurance' && totalOf(endedFor(wager), table.law) > 21,
      );
      const at = record.events.findIndex((event) => event.type === 'settle' && event.wager === over?.id);
      const event = record.events[at];
      const isDeal = (one: RoundEvent, index: number): boolean => one.type === 'deal' && index > at;
      const [next, last] = [record.events.findIndex(isDeal), record.events.findLastIndex(isDeal)];
      // That settlements stand where they were made shows in another one among the later cards.
      const tells = record.events.slice(next, last).some((one) => one.type === 'settle');
      return event !== undefined && next > 0 && tells ? [...(changed(round, at) ?? []), event] : undefined;
    },
    // No clause fixes when they are collected.
    notAt: ['au-qld', 'au-qld-spanish', 'au-qld-switch', 'au-qld-soft-17', 'au-qld-electronic'],
  },
  'an additional wager settled the other way round': {
    check: 'additional-wager-follows-its-cards',
    done: (round) => {
      const { table, record } = round;
      const [first] = table.beside;
      const at = record.events.findIndex((event) => event.type === 'settle' && event.wager === first?.id);
      const event = record.events[at];
      if (first === undefined || event?.type !== 'settle') return undefined;
      const { stake } = first;
      return changed(
        round,
        at,
        event.result === 'lose'
          ? { ...event, result: 'win', paid: stake, returned: stake }
          : { ...event, result: 'lose', paid: 0, returned: 0 },
      );
    },
    notAt: ['au-act', 'au-act-triple-play'],
  },
};
