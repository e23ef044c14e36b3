import { isAce, isNatural } from './oracle-cards';
import { isBlackjack, totalOf } from './oracle-result';
import type { Simulated } from './simulator';
import { endedFor, type SimWager } from './simulator-state';
import type { Wrong } from './wrong';
import { settledAs } from './wrongs-of-events';

/** Won or lost by comparing a hand of two or more cards with the dealer's, and nothing besides. */
const isPlain =
  ({ table: { law, dealers } }: Simulated) =>
  (wager: SimWager): boolean =>
    wager.on === undefined &&
    !wager.doubled &&
    !wager.hand.fromSplit &&
    !wager.surrendered &&
    !isNatural(dealers[wager.against] ?? []) &&
    !isBlackjack(endedFor(wager), law) &&
    totalOf(endedFor(wager), law) < 21;

const plain = (result: 'win' | 'lose' | 'push', as: Parameters<typeof settledAs>[2]) => (round: Simulated) =>
  settledAs(round, (wager) => wager.settled?.result === result && isPlain(round)(wager), as);

const isPaidAsBlackjack = ({ table: { law, dealers } }: Simulated, wager: SimWager): boolean =>
  wager.on === undefined &&
  isBlackjack(endedFor(wager), law) &&
  !isAce(dealers[0]?.[0]) &&
  wager.settled?.result === 'win';

const NO_STAND_OFF = ['au-qld-challenge'] as const;

export const SETTLED_WRONG: Readonly<Record<string, Wrong>> = {
  'a winning wager taken': {
    check: 'wager-follows-the-hands',
    done: plain('win', () => ({ result: 'lose', paid: 0, returned: 0 })),
  },
  'a losing wager paid': {
    check: 'wager-follows-the-hands',
    done: plain('lose', ({ stake }) => ({ result: 'win', paid: stake, returned: stake })),
  },
  'a stand-off paid': {
    check: 'wager-follows-the-hands',
    done: plain('push', ({ stake }) => ({ result: 'win', paid: stake, returned: stake })),
    notAt: NO_STAND_OFF,
  },
  'a cent too much': {
    check: 'wins-pay-stated-odds',
    done: plain('win', ({ stake }) => ({ paid: stake + 1 })),
  },
  'a cent too little': {
    check: 'wins-pay-stated-odds',
    done: plain('win', ({ stake }) => ({ paid: stake - 1 })),
  },
  'a win paid like a blackjack': {
    check: 'wins-pay-stated-odds',
    done: plain('win', ({ stake }) => ({ paid: (stake * 3) / 2 })),
  },
  'a blackjack paid like another win': {
    check: 'blackjack-pays-stated-odds',
    done: (round) =>
      settledAs(
        round,
        (wager) => isPaidAsBlackjack(round, wager),
        ({ stake }) => ({ paid: stake }),
      ),
    // A blackjack is paid like any other win there.
    notAt: ['au-qld-switch'],
  },
  'the stake of a win kept': {
    check: 'winning-stake-is-returned',
    done: plain('win', () => ({ returned: 0 })),
    // Only of terminals it is said in so many words.
    onlyAt: ['au-qld-electronic'],
  },
  'the stake of a lost wager given back': {
    check: 'losing-wager-is-collected',
    done: plain('lose', ({ stake }) => ({ returned: stake })),
  },
  'half of the stake kept in a stand-off': {
    check: 'stand-off-returns-the-stake',
    done: plain('push', ({ stake }) => ({ result: 'push', returned: stake / 2 })),
    notAt: NO_STAND_OFF,
  },
};
