import { newShoe, type Breaches } from './cases';
import { coup, LIMITS } from './coup';
import { coupAt, PLACES } from './places';
import { luckyDraw } from './lucky-draw';

/** Breaches of what the table had and what was wagered. */
export const WAGERING_BREACHES: Breaches = {
  'baccarat/decks-as-stated': [
    {
      name: 'six decks',
      round: coup({ equipment: { decks: 6 } }),
      subject: 'equipment',
      clauses: ['2.3.4'],
      expected: '8',
      recorded: '6',
      message: 'The number of decks in play was 6; it must be 8.',
    },
  ],
  'baccarat/no-jokers': [
    {
      name: 'jokers among the cards',
      round: coup({ equipment: { decks: 8, jokers: 4 } }),
      subject: 'equipment',
      clauses: ['2.3.4'],
      expected: '0',
      recorded: '4',
      message: 'Jokers were among the cards (4); the decks must hold none.',
    },
    {
      name: 'a joker dealt',
      round: coup({ player: '9H JOKER', wagers: [] }),
      subject: 'player',
      clauses: ['2.3.4'],
      expected: 'no joker',
      recorded: 'JOKER',
      message: 'A joker was dealt to the player; the decks must hold none.',
    },
  ],
  'baccarat/cut-deep-enough': [
    {
      name: 'a cut one card too shallow',
      round: coup({ first: newShoe({ depth: 51 }) }),
      subject: 'events[1]',
      clauses: ['3.10'],
      expected: '52',
      recorded: '51',
      message: 'The cut was made 51 cards from the nearer end; at least 52 are required.',
    },
  ],
  'baccarat/cutting-card-far-from-back': [
    {
      name: 'the cutting card one card too near to the back',
      round: coup({ first: newShoe({ back: 19 }) }),
      subject: 'events[1]',
      clauses: ['3.11'],
      expected: '20',
      recorded: '19',
      message: 'The cutting card was put 19 cards from the back; at least 20 are required.',
    },
    {
      name: 'less than half of the deck that is asked for approximately',
      round: luckyDraw({ first: [{ type: 'shuffle' }, { type: 'cut', depth: 20, back: 24 }] }),
      subject: 'events[1]',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/12(8)'],
      expected: '52',
      recorded: '24',
      message: 'The cutting card was put 24 cards from the back; the rules ask for about 1 deck.',
    },
  ],
  'baccarat/new-shoe-burns-first-card': [
    {
      name: 'two cards burnt',
      round: coup({ first: newShoe({}, false, false) }),
      subject: 'shoe',
      clauses: ['7.4'],
      expected: '1',
      recorded: '2',
      message: '2 cards were burnt at the start of the shoe; only the first card is.',
    },
  ],
  'baccarat/burnt-card-face-as-stated': [
    {
      name: 'the burnt card shown',
      round: coup({ first: newShoe({}, true) }),
      subject: 'events[2]',
      clauses: ['7.4'],
      expected: 'down',
      recorded: 'up',
      message: 'The burnt card at events[2] was drawn face up; it is drawn face down.',
    },
  ],
  'baccarat/only-permitted-wagers': [
    {
      name: 'a wager the order does not know',
      round: coup({ wagers: [{ bet: 'dragon-bonus:player', stake: 1000, settle: { result: 'lose', returned: 0 } }] }),
      subject: 'w1',
      clauses: ['5.1', '5.1.4', '8.6'],
      expected: 'player, banker, tie, player-pair, banker-pair',
      recorded: 'dragon-bonus:player',
      message:
        'A wager on "dragon-bonus:player" was taken; the rules permit player, banker, tie, player-pair, banker-pair.',
    },
  ],
  'baccarat/no-wager-after-close': [
    {
      name: 'a wager placed between the call and the first card',
      round: coup({
        closed: [{ type: 'wager', id: 'w9', player: 'p9', bet: 'player', stake: 1000 }],
        last: [{ type: 'settle', wager: 'w9', result: 'win', paid: 1000, returned: 1000 }],
      }),
      subject: 'w9',
      clauses: ['4.2.6', '7.5', '4.6'],
      expected: 'as it stood when the wagering period ended',
      recorded: 'placed',
      message: 'Wager w9 was placed after the wagering period had ended.',
    },
  ],
  'baccarat/confirmed-wagers-stay': [
    {
      name: 'a confirmed wager raised in time',
      round: coup({
        wagers: [{ bet: 'player', stake: 1000, settle: { paid: 2000, returned: 2000 } }],
        wagering: [{ type: 'change', wager: 'w1', stake: 2000 }],
      }),
      subject: 'w1',
      clauses: ['4.2.7'],
      expected: 'as confirmed',
      recorded: 'changed',
      message: 'Wager w1 was changed after it had been confirmed.',
    },
    {
      name: 'a wager that was never confirmed, collected',
      round: coupAt(PLACES.actTerminal, { wagers: [{ bet: 'banker', stake: 1000, confirmed: false }] }),
      subject: 'w1',
      clauses: ['au-act/ni2019-689#rules/2.2', 'au-act/ni2019-689#rules/2.2(b)'],
      expected: 'void',
      recorded: 'lose',
      message: 'Wager w1 was not confirmed in time and was collected; its stake must be given back.',
    },
  ],
  'baccarat/dummy-hand-takes-no-wagers': [
    {
      name: 'a wager taken on a dummy hand',
      round: coup({ dummy: true, wagers: ['player 1000'] }),
      subject: 'w1',
      clauses: ['1.1', '11.5'],
      expected: 'no wager',
      recorded: 'player',
      message: 'Wager w1 on player was taken on a dummy hand; none may be.',
    },
  ],
  'baccarat/stake-not-below-minimum': [
    {
      name: 'one cent below the minimum',
      round: coup({ table: { limits: { '*': { min: 1000, max: 5000 } } }, wagers: ['player 999'] }),
      subject: 'w1',
      clauses: ['6.3.4', '6.1', '1.1'],
      expected: 'void',
      recorded: 'win',
      message: 'A stake of 9.99 on player was accepted; the displayed minimum is 10.00.',
    },
  ],
  'baccarat/stake-not-above-maximum': [
    {
      name: 'one cent above the maximum, taken and paid on the maximum',
      round: coup({
        table: { limits: { '*': { min: 1000, max: 5000 } } },
        wagers: [{ bet: 'player', stake: 5001, settle: { paid: 5000 } }],
      }),
      subject: 'w1',
      clauses: ['6.3.2', '6.3', '6.1'],
      expected: '5000',
      recorded: '5001',
      message: 'A stake of 50.01 on player was taken; the displayed maximum is 50.00, and no more may be taken.',
    },
    {
      name: 'one cent above the maximum, won and paid whole',
      round: coup({ table: { limits: { '*': { min: 1000, max: 5000 } } }, wagers: ['player 5001'] }),
      subject: 'w1',
      clauses: ['6.3.2', '6.3', '6.1'],
      expected: '5000',
      recorded: '5001',
      message:
        'A stake of 50.01 on player was settled beyond the displayed maximum of 50.00; 50.00 of it was permitted.',
    },
    {
      name: 'one cent above the maximum, paid on it, and the cent kept',
      round: coupAt(PLACES.act, {
        table: { limits: { '*': { min: 1000, max: 5000 } } },
        wagers: [{ bet: 'player', stake: 5001, settle: { paid: 5000, returned: 5000 } }],
      }),
      subject: 'w1',
      clauses: [`${PLACES.act.cited}4.1(d)`],
      expected: '0',
      recorded: '1',
      message:
        'A stake of 50.01 on player went beyond the displayed maximum of 50.00 and won; 50.00 of it was given back, and the excess must not be kept.',
    },
  ],
  'baccarat/stake-in-permitted-steps': [
    {
      name: 'between two steps, taken and paid on the step below',
      round: coup({
        table: { limits: { '*': { min: 1000, max: 5000, increment: 500 } } },
        wagers: [{ bet: 'player', stake: 1700, settle: { paid: 1500 } }],
      }),
      subject: 'w1',
      clauses: ['6.3.1', '6.3', '6.1'],
      expected: '1500',
      recorded: '1700',
      message:
        'A stake of 17.00 on player was taken; in steps of 5.00 above the minimum, no more than 15.00 of it may be.',
    },
    {
      name: 'no multiple of the minimum, where a notice asks for one',
      round: coupAt(
        { ...PLACES.act, options: { multiplesOfMinimum: 'required' } },
        { table: { limits: { '*': { min: 1000, max: 5000 } } }, wagers: ['player 2500'] },
      ),
      subject: 'w1',
      clauses: [`${PLACES.act.cited}4.1(b)`],
      expected: '2000',
      recorded: '2500',
      message: 'A stake of 25.00 on player was accepted; the notice asks for multiples of 10.00.',
    },
    {
      name: 'between two steps, won and paid whole',
      round: coup({ table: { limits: { '*': { min: 1000, max: 5000, increment: 500 } } }, wagers: ['player 1200'] }),
      subject: 'w1',
      clauses: ['6.3.1', '6.3', '6.1'],
      expected: '1000',
      recorded: '1200',
      message: 'A stake of 12.00 on player was settled whole; in steps of 5.00 above the minimum, 10.00 was permitted.',
    },
  ],
  'baccarat/differential-not-exceeded': [
    {
      name: 'five thousand too much on the player',
      round: coup({ table: { limits: LIMITS, differential: 20_000 }, wagers: ['player 30000', 'banker 5000'] }),
      subject: 'table',
      clauses: ['6.2', '1.1'],
      expected: 'at most 20000',
      recorded: '25000',
      message: 'The wagers on the two hands differ by 250.00; the displayed differential allows 200.00.',
    },
  ],
};
