import type { Treatment } from '../../../src/core/values/treatment';
import { burnt, collected, lost, paidOut, placed, seated, wonAt } from '../rounds/breaches-of-additional';
import { noted } from '../rounds/cases';
import type { Coup, Pair, Pairs } from './scene';

const PAIR = { player: '9H 9D' } as const;
const GAME = { bet: 'player', stake: 1000, settle: wonAt(1000, 1) } as const;
const side = (bet: string, settle: object): Coup => ({ ...PAIR, wagers: [GAME, { bet, stake: 500, settle }] });

/** A winning additional wager paid otherwise and as stated: one place or another has these odds. */
const paid = (bet: string, odds: number, words: string): Pair => ({
  breach: [
    `A winning wager on ${words} is paid at one more than ${String(odds)} to one.`,
    side(bet, wonAt(500, odds + 1)),
  ],
  lawful: [`A winning wager on ${words} is paid at ${String(odds)} to one.`, side(bet, wonAt(500, odds))],
});

const oral = (chips: 'value' | 'credit' | undefined, isTaken: boolean): Coup => ({
  wagering: [placed({ id: 'o1', oral: true, ...(chips && { chips }) })],
  last: [isTaken ? paidOut('o1', 1000) : { type: 'settle', wager: 'o1', result: 'void', paid: 0, returned: 1000 }],
});

const faces = (second: 'up' | 'down'): Coup => ({ face: 'up', secondFace: second });
const TIES = [
  { bet: 'tie', stake: 1000, by: 'p1' },
  { bet: 'tie', stake: 1000, by: 'p2' },
];
const PLAYERS = [
  { bet: 'player', stake: 1000 },
  { bet: 'player', stake: 1000 },
];
const tiesUpTo = (max: number): Coup => ({
  table: { limits: { '*': { min: 100, max: 50_000 }, tie: { min: 100, max } }, differential: 50_000 },
  wagers: TIES,
});
const playersUpTo = (max: number): Coup => ({ table: { limits: { '*': { min: 100, max } } }, wagers: PLAYERS });
const early = (after: number): Coup => ({
  wagering: [placed({ id: 's1' })],
  ...(after < 4 ? { afterCards: { [after]: [paidOut('s1', 1000)] } } : { last: [paidOut('s1', 1000)] }),
});
const excess = (treatment: Treatment): Coup => ({
  dealt: [noted('excess-card-drawn', treatment, { to: 'banker', exposed: false })],
});
const lateSide = (bet: string, isLate: boolean): Coup => ({
  face: 'down',
  wagers: [GAME],
  ...(isLate
    ? { afterCards: { 2: [placed({ id: 't1', player: 'p1', bet })] } }
    : { wagering: [placed({ id: 't1', player: 'p1', bet })] }),
  last: [collected('t1')],
});

/** Additional wagers, who wagers where and with what, shoes, faces and what goes wrong. */
export const ADDITIONAL_PAIRS: Pairs = {
  'baccarat/additional-wager-follows-the-cards': [
    {
      breach: ["A wager on the player's perfect pair, which came, is collected.", side('perfect-pair:player', lost)],
      lawful: [
        "A wager on the banker's perfect pair, which did not come, is collected.",
        side('perfect-pair:banker', lost),
      ],
    },
  ],
  'baccarat/additional-wager-pays-stated-odds': [paid('perfect-pair:player', 12, 'a coloured pair')],
  'baccarat/additional-wager-before-first-card': [
    {
      breach: ['A tiger wager is taken when two cards are out.', lateSide('tiger', true)],
      lawful: ['A tiger wager is taken before any card.', lateSide('tiger', false)],
    },
    {
      breach: ['A dragon bonus wager is taken when two cards are out.', lateSide('dragon-bonus:banker', true)],
      lawful: ['A dragon bonus wager is taken before any card.', lateSide('dragon-bonus:banker', false)],
    },
  ],
  'baccarat/wager-has-its-companion': [
    {
      breach: [
        'A dragon bonus wager is taken from a player with no other wager.',
        { wagers: [{ bet: 'dragon-bonus:banker', stake: 500, settle: lost }] },
      ],
      lawful: [
        'A dragon bonus wager is taken beside a wager on the player.',
        { wagers: [GAME, { bet: 'dragon-bonus:banker', stake: 500, settle: lost }] },
      ],
    },
    {
      breach: [
        'A wager on a pair is taken from a player with no other wager.',
        { wagers: [{ bet: 'player-pair', stake: 500 }] },
      ],
      lawful: [
        'A wager on a pair is taken beside a wager on the player.',
        { wagers: ['player 1000', 'player-pair 500'] },
      ],
    },
    {
      breach: [
        'An any pair wager is taken on a box where no one has a wager.',
        {
          wagering: [
            placed({ id: 'g1', position: 'box:1' }),
            placed({ id: 'a1', bet: 'any-pair:player', position: 'box:2' }),
          ],
          last: [paidOut('g1', 1000), collected('a1')],
        },
      ],
      lawful: [
        "An any pair wager is taken on a box that holds another player's wager.",
        {
          wagering: [
            placed({ id: 'g1', position: 'box:1' }),
            placed({ id: 'a1', player: 'p2', bet: 'any-pair:player', position: 'box:1' }),
          ],
          last: [paidOut('g1', 1000), collected('a1')],
        },
      ],
    },
  ],
  'baccarat/one-kind-of-pair-wager-offered': [
    {
      breach: [
        'Perfect pair and any pair wagers are taken at one table.',
        {
          wagers: [
            GAME,
            ...['perfect-pair:player', 'any-pair:player'].map((bet) => ({ bet, stake: 500, settle: lost })),
          ],
        },
      ],
      lawful: [
        'Perfect pair wagers on both hands are taken at one table.',
        {
          wagers: [
            GAME,
            ...['perfect-pair:player', 'perfect-pair:banker'].map((bet) => ({ bet, stake: 500, settle: lost })),
          ],
        },
      ],
    },
  ],
  'baccarat/oral-wagers-as-stated': [
    {
      breach: ['A wager made by word of mouth on credit is taken.', oral('credit', true)],
      lawful: ['A wager made by word of mouth with chips beside it is taken.', oral('value', true)],
    },
    {
      breach: ['A wager made by word of mouth is taken.', oral(undefined, true)],
      lawful: ['A wager made by word of mouth is turned down.', oral(undefined, false)],
    },
  ],
  'baccarat/player-keeps-to-the-boxes-allowed': [
    {
      breach: ['One player wagers on two boxes.', seated(['p1', 'box:1'], ['p1', 'box:2'])],
      lawful: ['Two players wager on a box each.', seated(['p1', 'box:1'], ['p2', 'box:2'])],
    },
  ],
  'baccarat/players-on-one-area-as-stated': [
    {
      breach: ['Two players wager on one box.', seated(['p1', 'seat:1'], ['p2', 'seat:1'])],
      lawful: ['Two players wager at a place each.', seated(['p1', 'seat:1'], ['p2', 'seat:2'])],
    },
    {
      breach: [
        'Four players wager on one area.',
        seated(['p1', 'seat:1'], ['p2', 'seat:1'], ['p3', 'seat:1'], ['p4', 'seat:1']),
      ],
      lawful: ['Three players wager on one area.', seated(['p1', 'seat:1'], ['p2', 'seat:1'], ['p3', 'seat:1'])],
    },
    {
      breach: [
        'Four players wager on one area, at a table of whatever size.',
        seated(['p1', 'seat:1'], ['p2', 'seat:1'], ['p3', 'seat:1'], ['p4', 'seat:1']),
      ],
      lawful: [
        'Two players wager on an area each, at a table of whatever size.',
        seated(['p1', 'seat:1'], ['p2', 'seat:2']),
      ],
    },
  ],
  'baccarat/wagers-together-within-maximum': [
    {
      breach: ['Two wagers of one player on the player exceed the maximum together.', playersUpTo(1500)],
      lawful: ['Two wagers of one player on the player reach the maximum together.', playersUpTo(2000)],
    },
    {
      breach: ['The tie bets of the table exceed their maximum together.', tiesUpTo(1500)],
      lawful: ['The tie bets of the table reach their maximum together.', tiesUpTo(2000)],
    },
  ],
  'baccarat/settled-after-the-result': [
    {
      breach: ['A winning wager is paid when one card is still to come.', early(3)],
      lawful: ['A winning wager is paid when the last card is out.', early(4)],
    },
  ],
  'baccarat/shoe-burn-as-stated': [
    {
      breach: ['After a five four more cards are burnt.', { first: burnt('5H', 4) }],
      lawful: ['After a five five more cards are burnt.', { first: burnt('5H', 5) }],
    },
    {
      breach: ['After a five three more cards are burnt.', { first: burnt('5H', 3) }],
      lawful: ['A five is burnt, and no more cards.', { first: burnt('5H', 0) }],
    },
  ],
  'baccarat/card-faces-follow-one-style': [
    {
      breach: ['The second card is dealt face down and the others face up.', faces('down')],
      lawful: ['All four cards are dealt face up.', faces('up')],
    },
  ],
  'baccarat/irregularity-treated-as-stated': [
    {
      breach: ['A card too many, which nobody saw, is burnt.', excess('burnt')],
      lawful: ['A card too many, which nobody saw, begins the next coup.', excess('first-card-of-next-round')],
    },
  ],
};
