import type { FirstCards, Pairs } from './baccarat-cards';
import type { Coup } from './baccarat-coups';

/**
 * On which outcomes the rows of an additional wager speak, by what follows the wager's name in `outcomes` and in `pays`. A row
 * `other` is for whatever no other row is for.
 */
export interface Cases<O> {
  readonly results: Readonly<Record<string, (outcome: O) => boolean>>;
  /** An empty name is the row that has only the wager's name. */
  readonly odds: Readonly<Record<string, (outcome: O) => boolean>>;
}

type Side = 'player' | 'banker';

const lead = (coup: Coup, side: Side): number =>
  side === 'player' ? coup.player - coup.banker : coup.banker - coup.player;

const isSix = (coup: Coup): boolean => coup.banker === 6 && coup.player < 6;
const onTwo = ({ bankerThird }: Coup): boolean => bankerThird === undefined;

const SIX_RESULTS: Cases<Coup>['results'] = {
  'banker-wins-with-6': isSix,
  'banker-wins-without-6': (coup) => lead(coup, 'banker') > 0 && coup.banker !== 6,
  'player-wins': (coup) => lead(coup, 'player') > 0,
  tie: (coup) => coup.player === coup.banker,
};

const winningOnly = (row: string, wins: (coup: Coup) => boolean, odds?: Cases<Coup>['odds']): Cases<Coup> => ({
  results: { [row]: wins },
  odds: odds ?? { '': wins },
});

/** Wagers that the course of the coup decides. */
export function coupCases(kind: string, side: Side, isNatural: (points: number) => boolean): Cases<Coup> | undefined {
  switch (kind) {
    case 'super-6':
      return { results: SIX_RESULTS, odds: { '': isSix } };
    case 'lucky-6':
      return { results: SIX_RESULTS, odds: byCards };
    case 'tiger':
      return winningOnly('banker-wins-with-6', isSix, byCards);
    case 'small-tiger':
      return winningOnly('banker-wins-with-6-on-2-cards', (coup) => isSix(coup) && onTwo(coup));
    case 'big-tiger':
      return winningOnly('banker-wins-with-6-on-3-cards', (coup) => isSix(coup) && !onTwo(coup));
    case 'tiger-tie':
      return winningOnly('both-6', ({ player, banker }) => player === 6 && banker === 6);
    case 'ante':
      return { results: { '': () => true }, odds: {} };
    case 'dragon-bonus':
      return dragonBonus(side, isNatural);
    default:
      return undefined;
  }
}

const byCards: Cases<Coup>['odds'] = {
  'two-card': (coup) => isSix(coup) && onTwo(coup),
  'three-card': (coup) => isSix(coup) && !onTwo(coup),
};

function dragonBonus(side: Side, isNatural: (points: number) => boolean): Cases<Coup> {
  const has = (coup: Coup): boolean =>
    side === 'player'
      ? coup.playerThird === undefined && isNatural(coup.playerFirst)
      : coup.bankerThird === undefined && isNatural(coup.bankerFirst);
  const margins = Array.from({ length: 9 }, (_, index) => index + 1);
  return {
    results: {
      'wins-with-natural': (coup) => has(coup) && lead(coup, side) > 0,
      'wins-by-4-or-more': (coup) => !has(coup) && lead(coup, side) >= 4,
      'natural-beaten': (coup) => has(coup) && lead(coup, side) < 0,
      'wins-by-less-than-4': (coup) => !has(coup) && lead(coup, side) > 0 && lead(coup, side) < 4,
      lower: (coup) => lead(coup, side) < 0,
      'equal-naturals': (coup) => has(coup) && lead(coup, side) === 0,
    },
    odds: {
      natural: (coup) => has(coup) && lead(coup, side) > 0,
      ...Object.fromEntries(
        margins.map((margin) => [
          `win-by-${String(margin)}`,
          (coup: Coup) => !has(coup) && lead(coup, side) === margin,
        ]),
      ),
    },
  };
}

const isPair = ({ ranks: [one, other] }: FirstCards): boolean => one === other;
const pairOf =
  (suits: FirstCards['suits']) =>
  (cards: FirstCards): boolean =>
    isPair(cards) && cards.suits === suits;
const PAIRED = {
  mixed: pairOf('two colours'),
  coloured: pairOf('one colour'),
};
const PAIR_RESULTS = { pair: isPair, 'no-pair': (cards: FirstCards) => !isPair(cards) };

/** Wagers that the first cards of one hand decide. */
export const CARD_CASES: Readonly<Record<string, Cases<FirstCards>>> = {
  'any-pair': { results: PAIR_RESULTS, odds: { '': isPair } },
  'perfect-pair': { results: PAIR_RESULTS, odds: { ...PAIRED, perfect: pairOf('one suit') } },
  'lucky-match': {
    results: {
      'same-face-value': isPair,
      'three-of-same-suit-and-face-value': ({ third }) => third === 'same',
      'no-match': (cards) => !isPair(cards),
    },
    odds: { ...PAIRED, lucky: pairOf('one suit'), 'lucky-triple': ({ third }) => third === 'same' },
  },
};

const pairs = ({ player, banker }: Pairs): number => Number(player !== undefined) + Number(banker !== undefined);
const isDouble = (both: Pairs): boolean => pairs(both) === 2 && both.player !== both.banker;
const isTwin = (both: Pairs): boolean => pairs(both) === 2 && both.player === both.banker;

/** Wagers that the first cards of both hands decide; read as printed, one pair is also there where two are. */
export const PAIRS_CASES: Readonly<Record<string, Cases<Pairs>>> = {
  'tiger-pair': {
    results: {
      'one-pair': (both) => pairs(both) > 0,
      'two-pairs-other-face-values': isDouble,
      'two-pairs-same-face-value': isTwin,
    },
    odds: { single: (both) => pairs(both) > 0, double: isDouble, twin: isTwin },
  },
};
