import { burnt, lost, placed, paidOut, collected, wonAt } from '../rounds/breaches-of-additional';
import { newShoe, noted } from '../rounds/cases';
import type { Treatment } from '../../../src/core/values/treatment';
import type { RoundEvent } from '../../../src/core/rounds/record';
import type { Coup, Pair } from './scene';

const display = (treatment: Treatment): Coup => ({ dealt: [noted('winning-number-display-wrong', treatment)] });

/** A new shoe whose first burnt card is known, with as many more as its value calls for. */
const shoe = (cut: { depth?: number; back?: number }, card: 'AS' | 'KS'): RoundEvent[] => [
  ...newShoe(cut).slice(0, 2),
  ...burnt(card, card === 'AS' ? 1 : 0).slice(2),
];
const cut = (least: number, card: 'AS' | 'KS'): Pair => ({
  breach: [
    `The cards are cut ${String(least - 1)} cards in, and the burn is as stated.`,
    { first: shoe({ depth: least - 1 }, card) },
  ],
  lawful: [
    `The cards are cut ${String(least)} cards in, and the burn is as stated.`,
    { first: shoe({ depth: least }, card) },
  ],
});
const cuttingCard = (least: number, card: 'AS' | 'KS'): Pair => ({
  breach: [
    `The cutting card goes ${String(least - 1)} cards in, and the burn is as stated.`,
    { first: shoe({ back: least - 1 }, card) },
  ],
  lawful: [
    `The cutting card goes ${String(least)} cards in, and the burn is as stated.`,
    { first: shoe({ back: least }, card) },
  ],
});

const UP_TO_TEN = { limits: { '*': { min: 100, max: 100_000 } } };
const onBox = (bet: string, stake: number): Coup => ({
  table: { limits: { ...UP_TO_TEN.limits, [bet]: { min: 100, max: 1000 } } },
  wagering: [placed({ id: 'g1', position: 'box:1' }), placed({ id: 'x1', bet, stake, position: 'box:1' })],
  last: [paidOut('g1', 1000), { ...collected('x1'), returned: 0 } as RoundEvent],
});
const overTheMaximum = (bet: string, words: string): Pair => ({
  also: bet.replace(/:.*/, ''),
  breach: [`A wager on ${words} one cent above its maximum is collected whole.`, onBox(bet, 1001)],
  lawful: [`A wager on ${words} of its maximum is collected.`, onBox(bet, 1000)],
});

const BANKERS_SIX = { player: '2H 3D KC', banker: '2S 4C' } as const;
const banker = (paid: number, hands: Coup): Coup => ({
  ...hands,
  wagers: [{ bet: 'banker', stake: 1100, settle: { paid } }],
});
const TRIPLE = { player: '2H 2H 2H', banker: '3S 4C' } as const;
const triple = (odds: number): Coup => ({
  ...TRIPLE,
  wagers: [
    { bet: 'player', stake: 1000, settle: lost },
    { bet: 'lucky-match:player', stake: 500, settle: wonAt(500, odds) },
  ],
});
const sixDecks = (odds: number): Coup => ({
  player: '9H 9D',
  equipment: { decks: 6 },
  wagers: [
    { bet: 'player', stake: 1000, settle: wonAt(1000, 1) },
    { bet: 'perfect-pair:player', stake: 500, settle: wonAt(500, odds) },
  ],
});
const third = (face: 'up' | 'down'): Coup => ({ face: 'up', thirdFace: face, player: '2H 3D 4C', banker: '3S 4C' });
const TIED = { player: '3H 4D', banker: '3S 4C' } as const;
const announced = (hands: Coup, of: string, value: string | number): Coup => ({
  ...hands,
  dealt: [{ type: 'announce', of, value }],
});
const beforeTheCall = (isLate: boolean): Coup => ({
  uncalled: true,
  wagers: [{ bet: 'player', stake: 1000 }],
  ...(!isLate && { wagering: [placed({ id: 't1', player: 'p1', bet: 'dragon-bonus:banker' })] }),
  afterCards: {
    1: [
      ...(isLate ? [placed({ id: 't1', player: 'p1', bet: 'dragon-bonus:banker' })] : []),
      { type: 'call', call: 'no-more-bets' },
    ],
  },
  last: [collected('t1')],
});

const equalNaturals = (returned: number): Coup => ({
  player: '9H KD',
  banker: '9S KC',
  wagers: ['tie 1000', { bet: 'dragon-bonus:player', stake: 500, settle: { result: 'push', paid: 0, returned } }],
});

/** Pairs for places whose rules need more to be said, and for clauses that the first pair of a check does not show. */
export const FURTHER_PAIRS: Readonly<Record<string, readonly Pair[]>> = {
  'baccarat/cut-deep-enough': [cut(52, 'KS')],
  'baccarat/cutting-card-far-from-back': [cuttingCard(14, 'AS'), cuttingCard(12, 'KS')],
  'baccarat/burnt-card-face-as-stated': [
    {
      breach: [
        'The second card that an ace calls for is burnt face up.',
        { first: [...shoe({}, 'AS').slice(0, 3), { type: 'burn', faceUp: true }] },
      ],
      lawful: ['The second card that an ace calls for is burnt face down.', { first: shoe({}, 'AS') }],
    },
  ],
  'baccarat/additional-wager-before-first-card': [
    {
      breach: ['A dragon bonus wager is taken between the first card and the call.', beforeTheCall(true)],
      lawful: [
        'A dragon bonus wager is taken before the first card, which comes before the call.',
        beforeTheCall(false),
      ],
    },
  ],
  'baccarat/stake-not-above-maximum': [
    overTheMaximum('perfect-pair:player', 'a perfect pair'),
    overTheMaximum('dragon-bonus:banker', 'the dragon bonus'),
    overTheMaximum('player-pair', "the player's pair"),
    overTheMaximum('super-6', 'super six'),
    overTheMaximum('any-pair:player', 'any pair'),
    overTheMaximum('tiger', 'the tiger'),
    overTheMaximum('lucky-6', 'lucky six'),
    overTheMaximum('lucky-match:player', 'a lucky match'),
  ],
  'baccarat/banker-wins-pay-stated-odds': [
    {
      also: 'chips',
      breach: [
        'A stake on the banker that chips may not pay exactly is paid thirty dollars.',
        banker(3000, { player: '3H 3D' }),
      ],
      lawful: [
        'A stake on the banker that chips may not pay exactly is paid exactly.',
        banker(1045, { player: '3H 3D' }),
      ],
    },
    {
      also: 'chips-for-a-six',
      breach: ['A six of the banker that chips may not pay exactly is paid thirty dollars.', banker(3000, BANKERS_SIX)],
      lawful: ['A six of the banker that chips may not pay exactly is paid exactly.', banker(550, BANKERS_SIX)],
    },
  ],
  'baccarat/additional-wager-pays-stated-odds': [
    {
      also: 'triple',
      breach: ['A lucky triple match is paid as a lucky match.', triple(25)],
      lawful: ['A lucky triple match is paid as such.', triple(100)],
    },
    {
      also: 'six-decks',
      breach: ['With six decks a coloured pair is paid as with eight.', sixDecks(12)],
      lawful: ['With six decks a coloured pair is paid ten to one.', sixDecks(10)],
    },
  ],
  'baccarat/card-faces-follow-one-style': [
    {
      also: 'third-card',
      breach: ['A third card is dealt face down after four face up.', third('down')],
      lawful: ['A third card is dealt face up after four face up.', third('up')],
    },
  ],
  'baccarat/stand-off-returns-the-stake': [
    {
      breach: ['Of a dragon bonus wager on equal naturals one cent is kept.', equalNaturals(499)],
      lawful: ['A dragon bonus wager on equal naturals is given back whole.', equalNaturals(500)],
    },
  ],
  'baccarat/irregularity-treated-as-stated': [
    {
      breach: ['The display shows another result than the actual one, and the coup is void.', display('round-void')],
      lawful: ['The display shows another result than the actual one, which stands.', display('result-stands')],
    },
  ],
  'baccarat/announced-result-matches-the-points': [
    {
      also: 'tie',
      breach: ['The player is announced as winner of equal hands.', announced(TIED, 'result', 'player')],
      lawful: ['A tie is announced of equal hands.', announced(TIED, 'result', 'tie')],
    },
  ],
};
