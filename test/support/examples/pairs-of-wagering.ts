import type { RoundEvent } from '../../../src/core/rounds/record';
import { burnt, paidOut, placed } from '../rounds/breaches-of-additional';
import { givenBack, newShoe } from '../rounds/cases';
import { another, change, sentBack, wonOnIt } from '../rounds/late';
import type { Coup, Pair, Pairs } from './scene';

const FROM_TEN_TO_FIFTY = { limits: { '*': { min: 1000, max: 5000 } } };
const IN_STEPS = { limits: { '*': { min: 1000, max: 5000, increment: 500 } } };
const IN_UNITS = { limits: { '*': { min: 1000, max: 5000 } }, options: { multiplesOfMinimum: 'required' } };
const DIFFERENTIAL = { limits: { '*': { min: 100, max: 100_000 } }, differential: 20_000 };

/** From ten to twenty, which a player may do until it is confirmed. */
const RAISED = { bet: 'player', stake: 1000, confirmed: false, settle: { paid: 2000, returned: 2000 } } as const;

const seated = (many: number, most: number): Pair => ({
  breach: [`The table has ${String(many)} places for players.`, { table: { seats: many } }],
  lawful: [`The table has ${String(most)} places for players.`, { table: { seats: most } }],
});

type Chips = 'value' | 'cash' | 'credit';
const IN_WORDS = { value: 'chips', cash: 'cash', credit: 'credit' } as const;
const made = (chips: Chips): Coup => ({
  wagering: [placed({ id: 'm1', chips, confirmed: true })],
  last: [paidOut('m1', 1000)],
});
const madeWith = (otherwise: Chips, lawful: Chips): Pair => ({
  breach: [`A wager on the player is made with ${IN_WORDS[otherwise]}.`, made(otherwise)],
  lawful: [`A wager on the player is made with ${IN_WORDS[lawful]}.`, made(lawful)],
});

const anteOf = (stake: number): Coup => ({
  table: { limits: { '*': { min: 1000, max: 5000 }, ante: { min: 100, max: 1000 } } },
  wagers: ['player 1000', { bet: 'ante', stake, settle: { result: 'lose', paid: 0, returned: 0 } }],
});

const cutBy = (by: string): RoundEvent[] => [
  { type: 'shuffle' },
  { type: 'cut', by, depth: 60 },
  { type: 'cut', back: 60 },
  ...burnt('AS', 1).slice(2),
];
/** With one card burnt after it, and none that the first would call for. */
const cutByOne = (by: string): RoundEvent[] => [
  { type: 'shuffle' },
  { type: 'cut', by, depth: 60 },
  { type: 'cut', back: 60 },
  { type: 'burn', card: 'KH' },
];
const cut = (least: number): Pair => ({
  breach: [
    `The cards are cut ${String(least - 1)} cards from the nearer end, one too few.`,
    { first: newShoe({ depth: least - 1 }) },
  ],
  lawful: [
    `The cards are cut ${String(least)} cards from the nearer end, the least allowed.`,
    { first: newShoe({ depth: least }) },
  ],
});

const cuttingCard = (least: number): Pair => ({
  breach: [
    `The cutting card goes in ${String(least - 1)} cards from the back, one too few.`,
    { first: newShoe({ back: least - 1 }) },
  ],
  lawful: [
    `The cutting card goes in ${String(least)} cards from the back, the fewest allowed.`,
    { first: newShoe({ back: least }) },
  ],
});

/** What the table had and what was wagered. */
export const WAGERING_PAIRS: Pairs = {
  'baccarat/places-as-stated': [seated(15, 14), seated(10, 9), seated(8, 7)],
  'baccarat/wagers-made-as-stated': [madeWith('credit', 'value'), madeWith('cash', 'credit')],
  'baccarat/decks-as-stated': [
    {
      breach: ['The coup is dealt from seven decks.', { equipment: { decks: 7 } }],
      lawful: ['The coup is dealt from eight decks.', { equipment: { decks: 8 } }],
    },
    {
      breach: ['The coup is dealt from three decks.', { equipment: { decks: 3 } }],
      lawful: ['The coup is dealt from four decks.', { equipment: { decks: 4 } }],
    },
  ],
  'baccarat/no-jokers': [
    {
      breach: ['One joker is among the cards.', { equipment: { decks: 8, jokers: 1 } }],
      lawful: ['The jokers were counted, and there are none.', { equipment: { decks: 8, jokers: 0 } }],
    },
  ],
  'baccarat/cards-not-cut-by-the-dealer': [
    {
      breach: ['The dealer cuts the cards of a new shoe.', { first: cutBy('dealer') }],
      lawful: ['A supervisor cuts the cards of a new shoe.', { first: cutBy('supervisor') }],
    },
  ],
  'baccarat/cards-cut-by-the-dealer': [
    {
      breach: ['A player cuts the cards of a new shoe.', { first: cutByOne('player') }],
      lawful: ['The dealer cuts the cards of a new shoe.', { first: cutByOne('dealer') }],
    },
  ],
  'baccarat/cut-deep-enough': [cut(52), cut(10)],
  'baccarat/cutting-card-far-from-back': [cuttingCard(20), cuttingCard(14)],
  'baccarat/new-shoe-burns-first-card': [
    {
      breach: ['A new shoe begins with two burnt cards.', { first: newShoe({ depth: 104 }, false, false) }],
      lawful: ['A new shoe begins with one burnt card.', { first: newShoe({ depth: 104 }, false) }],
    },
  ],
  'baccarat/burnt-card-face-as-stated': [
    {
      breach: ['The card burnt at the start of the shoe is shown.', { first: newShoe({ depth: 100 }, true) }],
      lawful: ['The card burnt at the start of the shoe is not shown.', { first: newShoe({ depth: 100 }, false) }],
    },
  ],
  'baccarat/only-permitted-wagers': [
    {
      breach: [
        'A wager on red, which baccarat does not know, is taken and collected.',
        { wagers: [{ bet: 'red', stake: 1000, settle: { result: 'lose', returned: 0 } }] },
      ],
      lawful: [
        'A wager on red, which baccarat does not know, is turned down and given back.',
        { wagers: [{ bet: 'red', stake: 1000, settle: givenBack }] },
      ],
    },
  ],
  'baccarat/no-wager-after-close': [
    {
      breach: [
        'A wager is raised just after the call that ends wagering, and paid as raised.',
        { wagers: [RAISED], closed: [change(2000)] },
      ],
      lawful: [
        'A wager is raised just before the call that ends wagering, and paid as raised.',
        { wagers: [RAISED], wagering: [change(2000)] },
      ],
    },
    {
      breach: [
        'A wager placed after the call that ends wagering is taken and paid.',
        { closed: [another], last: [wonOnIt] },
      ],
      lawful: ['A wager placed after the call that ends wagering is refused.', { closed: [another], last: [sentBack] }],
    },
    {
      breach: [
        'A wager placed after the call and the first card is taken and paid.',
        { afterCards: { 1: [another] }, last: [wonOnIt] },
      ],
      lawful: [
        'A wager placed after the call, but before the first card, is taken and paid.',
        { closed: [another], last: [wonOnIt] },
      ],
    },
    {
      breach: [
        'A wager placed when the first card lies face up is taken and paid.',
        { face: 'up', afterCards: { 1: [another] }, last: [wonOnIt] },
      ],
      lawful: [
        'A wager placed when the first card still lies face down is taken and paid.',
        { face: 'down', afterCards: { 1: [another] }, last: [wonOnIt] },
      ],
    },
  ],
  'baccarat/confirmed-wagers-stay': [
    {
      breach: [
        'A confirmed wager is raised before wagering ends.',
        {
          wagers: [{ bet: 'player', stake: 1000, settle: { paid: 2000, returned: 2000 } }],
          wagering: [change(2000)],
        },
      ],
      lawful: [
        'A wager is raised before wagering ends, while another, confirmed, stays as it is.',
        {
          wagers: [RAISED, 'player 1000'],
          wagering: [change(2000)],
        },
      ],
    },
    {
      breach: [
        'A wager that its player never confirmed is collected.',
        { wagers: [{ bet: 'banker', stake: 1000, confirmed: false }, 'tie 1000'] },
      ],
      lawful: [
        'A wager that its player never confirmed is given back, and a confirmed one collected.',
        { wagers: [{ bet: 'banker', stake: 1000, confirmed: false, settle: givenBack }, 'tie 1000'] },
      ],
    },
  ],
  'baccarat/dummy-hand-takes-no-wagers': [
    {
      breach: ['A wager on a dummy hand is taken and paid.', { dummy: true, wagers: ['player 1000'] }],
      lawful: [
        'A wager on a dummy hand is given back.',
        { dummy: true, wagers: [{ bet: 'player', stake: 1000, settle: givenBack }] },
      ],
    },
  ],
  'baccarat/stake-not-below-minimum': [
    {
      breach: [
        'A stake one cent below the minimum is taken and paid.',
        { table: FROM_TEN_TO_FIFTY, wagers: ['player 999'] },
      ],
      lawful: [
        'A stake of exactly the minimum is taken and paid.',
        { table: FROM_TEN_TO_FIFTY, wagers: ['player 1000'] },
      ],
    },
  ],
  'baccarat/stake-not-above-maximum': [
    {
      breach: [
        'A stake one cent above the maximum is paid whole.',
        { table: FROM_TEN_TO_FIFTY, wagers: ['player 5001'] },
      ],
      lawful: [
        'A stake one cent above the maximum is paid only as far as the maximum.',
        { table: FROM_TEN_TO_FIFTY, wagers: [{ bet: 'player', stake: 5001, settle: { paid: 5000 } }] },
      ],
    },
    {
      breach: [
        'A stake one cent above the maximum is taken and paid.',
        { table: FROM_TEN_TO_FIFTY, wagers: ['player 5001'] },
      ],
      lawful: [
        'A stake of exactly the maximum is taken and paid.',
        { table: FROM_TEN_TO_FIFTY, wagers: ['player 5000'] },
      ],
    },
  ],
  'baccarat/stake-in-permitted-steps': [
    {
      breach: ['A stake one cent above a step is paid whole.', { table: IN_STEPS, wagers: ['player 1501'] }],
      lawful: ['A stake exactly on a step is paid whole.', { table: IN_STEPS, wagers: ['player 1500'] }],
    },
    {
      breach: [
        'A stake of one and a half times the minimum is paid, where a notice asks for multiples.',
        { table: IN_UNITS, wagers: ['player 1500'] },
      ],
      lawful: ['A stake of twice the minimum is paid.', { table: IN_UNITS, wagers: ['player 2000'] }],
    },
  ],
  'baccarat/cards-dealt-from-a-shoe': [
    {
      breach: [
        'The cards are dealt by hand, without shoe and machine.',
        { equipment: { decks: 8, shoe: false, cardMachine: false } },
      ],
      lawful: ['The cards are dealt from a shoe.', { equipment: { decks: 8, shoe: true } }],
    },
  ],
  'baccarat/no-cutting-card-with-a-card-machine': [
    {
      breach: [
        'A cutting card comes out of a card machine after two cards.',
        { equipment: { decks: 8, cardMachine: true }, afterCards: { 2: [{ type: 'cutting-card' }] } },
      ],
      lawful: [
        'The cutting card is taken out of a card machine before the first card.',
        { equipment: { decks: 8, cardMachine: true }, first: [{ type: 'cutting-card' }] },
      ],
    },
  ],
  'baccarat/ante-within-its-share': [
    {
      breach: ['An ante of a fifth of the minimum is collected.', anteOf(200)],
      lawful: ['An ante of an eighth of the minimum is collected.', anteOf(125)],
    },
  ],
  'baccarat/steps-not-above-minimum': [
    {
      breach: [
        'A table with a minimum of ten dollars asks for steps of fifteen.',
        { table: { limits: { '*': { min: 1000, increment: 1500 } } } },
      ],
      lawful: [
        'A table with a minimum of ten dollars asks for steps of ten.',
        { table: { limits: { '*': { min: 1000, increment: 1000 } } } },
      ],
    },
  ],
  'baccarat/differential-not-exceeded': [
    {
      breach: [
        'The wagers on the two hands differ by a dollar more than the differential.',
        { table: DIFFERENTIAL, wagers: ['player 40100', 'banker 20000'] },
      ],
      lawful: [
        'The wagers on the two hands differ by exactly the differential.',
        { table: DIFFERENTIAL, wagers: ['player 40000', 'banker 20000'] },
      ],
    },
  ],
};
