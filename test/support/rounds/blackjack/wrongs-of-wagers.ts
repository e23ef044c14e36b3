import type { RoundEvent } from '../../../../src/core/rounds/record';
import { isAce } from './oracle-cards';
import type { SimWager } from './simulator-state';
import type { Wrong } from './wrong';
import {
  changed,
  firstFurtherCard,
  insertedAfter,
  isOf,
  isTenUp,
  lastOfFirstDeal,
  movedAfter,
  placeOf,
  wageredAs,
} from './wrongs-of-events';

/** Not given back, as a wager is that was turned down. */
const isDecided = ({ settled }: SimWager): boolean => settled?.result === 'win' || settled?.result === 'lose';

const NO_INSURANCE = ['au-qld-challenge'] as const;

export const WAGERED_WRONG: Readonly<Record<string, Wrong>> = {
  'a wager after the first card': {
    check: 'no-wager-after-close',
    done: (round) => {
      const wager = round.table.wagers.findLast((one) => one.on === undefined && isDecided(one));
      return movedAfter(round, placeOf(round, wager), round.record.events.findIndex(isOf('deal')));
    },
  },
  'a wager by word of mouth': {
    check: 'no-oral-wagers',
    done: (round) =>
      wageredAs(
        round,
        ({ on }) => on === undefined,
        () => ({ oral: true }),
      ),
    // With chips or cash it is accepted there, and what came with it is not told.
    notAt: ['au-act', 'au-act-over-under-13', 'au-act-triple-play', 'au-qld-electronic'],
  },
  'a double for more than the wager': {
    check: 'added-stake-as-stated',
    done: (round) =>
      wageredAs(
        round,
        (one) => one.bet === 'double' && isDecided(one),
        ({ on }) => ({ stake: (on?.stake ?? 0) + 500 }),
      ),
  },
  'a double for less than the wager': {
    check: 'added-stake-as-stated',
    done: (round) =>
      wageredAs(
        round,
        (one) => one.bet === 'double' && isDecided(one),
        ({ on }) => ({ stake: (on?.stake ?? 0) / 2 }),
      ),
    onlyAt: ['au-act', 'au-act-over-under-13', 'au-act-triple-play'],
  },
  'a split for another amount': {
    check: 'added-stake-as-stated',
    done: (round) =>
      wageredAs(
        round,
        (one) => one.bet === 'split' && isDecided(one),
        ({ stake }) => ({ stake: stake + 500 }),
      ),
  },
  'insurance for more than half': {
    check: 'added-stake-as-stated',
    done: (round) =>
      wageredAs(
        round,
        ({ bet }) => bet === 'insurance',
        ({ on }) => ({ stake: (on?.stake ?? 0) / 2 + 500 }),
      ),
    // A box has two wagers, and it is open whether half of one or of both is meant.
    notAt: [...NO_INSURANCE, 'au-qld-switch'],
  },
  'insurance against a card that counts ten': {
    check: 'insurance-only-against-stated-card',
    done: (round) => {
      const [main] = round.table.wagers;
      if (main === undefined || !isTenUp(round)) return undefined;
      const { player, stake, id } = main;
      const late: RoundEvent = { type: 'wager', id: 'i1', player, bet: 'insurance', stake: stake / 2, on: id };
      return insertedAfter(round, lastOfFirstDeal(round), late);
    },
    notAt: NO_INSURANCE,
  },
  'insurance after a further card': {
    check: 'insurance-before-additional-cards',
    done: (round) => {
      const insurance = round.table.wagers.find(({ bet }) => bet === 'insurance');
      const further = round.record.events[firstFurtherCard(round)];
      if (insurance === undefined || further?.type !== 'deal' || further.to.startsWith('dealer')) return undefined;
      return movedAfter(round, placeOf(round, insurance), firstFurtherCard(round));
    },
    notAt: NO_INSURANCE,
  },
  'insurance where none is offered': {
    check: 'insurance-only-against-stated-card',
    done: (round) => {
      const [main] = round.table.wagers;
      if (main === undefined || !isAce(round.table.dealers[0]?.[0])) return undefined;
      const { player, stake, id } = main;
      const made: RoundEvent = { type: 'wager', id: 'i1', player, bet: 'insurance', stake: stake / 2, on: id };
      return insertedAfter(round, lastOfFirstDeal(round), made);
    },
    onlyAt: ['au-qld-challenge'],
  },
  'a double taken back once confirmed': {
    check: 'confirmed-wagers-stay',
    done: (round) => {
      const double = round.table.wagers.find(({ bet, withdrawn }) => bet === 'double' && !withdrawn);
      const at = placeOf(round, double);
      const event = round.record.events[at];
      if (double === undefined || event?.type !== 'wager') return undefined;
      return changed(round, at, { ...event, confirmed: true }, { type: 'withdraw', wager: double.id });
    },
    // A double may be taken back there, for the price of the wager.
    notAt: ['au-qld-spanish'],
  },
};
