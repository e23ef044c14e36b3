import type { Breaches, Complying } from '../cases';
import { BOTH, STANDS, TWO_ON_BOX, WON } from './forms';
import { ACT, QLD, blackjackRound } from './script';
import { act, lost, qld } from './wagering';

const won = (...wagers: readonly string[]): string =>
  wagers.map((wager) => `${wager} win 10000 returned 10000`).join('; ');

/** Eleven on a box of two players, the first of whom draws to twenty; what the second does comes before the card. */
export const drawnByOne = (other: string, end = BOTH): string =>
  `${TWO_ON_BOX.replace('KH', '6H')}; hit box:1 by p1; ${other}; box:1 9D; stand box:1 by p1; dealer KC; dealer 2D; ${end}`;

/** Fifteen against an ace; insurance is called for at this point, and the dealer makes nineteen. */
export const calledFor = (place: 'early' | 'dealt' | 'decided' | 'drawn', wager = ''): string => {
  const called = (at: typeof place): string => (place === at ? `call insurance; ${wager}` : '');
  return `w1 main 10000 box:1; call no-more-bets; box:1 KH; dealer AS; ${called('early')}; box:1 5H; ${called('dealt')};
    hit box:1; ${called('decided')}; box:1 5D; ${called('drawn')}; stand box:1; dealer 8H; ${WON}`;
};

/** The round with no more bets called where it says. */
export const calledAfter = (card: string): string =>
  STANDS.replace('call no-more-bets; ', '').replace(card, `${card}; call no-more-bets`);

/** Cards from a machine. */
export const BY_MACHINE = { equipment: { decks: 8, jokers: 0, cardMachine: true } } as const;

/** Cards that come from no shoe. */
export const dealtWithout = (more: object) => ({ equipment: { decks: 8, jokers: 0, shoe: false, ...more } }) as const;

/** Recorded breaches of the checks on what a table and its dealer have to see to, one for each of their messages. */
export const BREACHES_OF_TABLE: Breaches = {
  'blackjack/cards-not-cut-by-the-dealer': [
    {
      name: 'by the dealer',
      round: blackjackRound(ACT, `shuffle; cut by=dealer depth=60; burn down; ${STANDS}`),
      subject: 'events[1]',
      clauses: act('6.2', '6.1', '6.1(d)'),
      expected: 'a player or a supervisor',
      recorded: 'dealer',
      message: 'The cards were cut by the dealer; a player or a supervisor cuts them.',
    },
  ],
  'blackjack/cards-dealt-from-a-shoe': [
    {
      name: 'neither a shoe nor a machine',
      round: blackjackRound(QLD, STANDS, dealtWithout({ cardMachine: false })),
      subject: 'equipment',
      clauses: qld('sch-2/20(1)', 'body/14(2)', 'body/16(f)'),
      expected: 'a shoe or a card machine',
      recorded: 'no shoe',
      message: 'The cards were dealt without a shoe; they are dealt from a shoe or a card machine.',
    },
  ],
  'blackjack/no-cutting-card-with-a-card-machine': [
    {
      name: 'during the round',
      round: blackjackRound(QLD, STANDS.replace('stand box:1', 'cutting-card; stand box:1'), BY_MACHINE),
      subject: 'shoe',
      clauses: qld('body/16(e)', 'body/16(d)'),
      expected: 'no cutting card',
      recorded: 'events[5]',
      message: 'A cutting card came out at events[5] although a card machine was used; none is in play then.',
    },
  ],
  'blackjack/no-more-bets-called-in-time': [
    {
      name: 'after the first card',
      round: blackjackRound(ACT, calledAfter('box:1 KH')),
      subject: 'events[2]',
      clauses: act('8'),
      expected: 'before the first card is dealt',
      recorded: 'after a card had gone to box:1',
      message:
        'No more bets was called after a card had gone to box:1; it must be called before the first card is dealt.',
    },
  ],
  'blackjack/insurance-called-in-time': [
    {
      name: 'after a further card',
      round: blackjackRound(QLD, calledFor('drawn')),
      subject: 'events[7]',
      clauses: qld('sch-2/25(1)'),
      expected: 'when each player has two cards',
      recorded: 'a further card had gone to box:1',
      message:
        'Insurance was called for after a further card had gone to box:1; it is called for as soon as each player has two cards.',
    },
    {
      name: 'before a second card',
      round: blackjackRound(QLD, calledFor('early')),
      subject: 'events[4]',
      clauses: qld('sch-2/25(1)'),
      expected: 'when each player has two cards',
      recorded: 'box:1 had all its first cards',
      message:
        'Insurance was called for before box:1 had all its first cards; it is called for when each player has two cards.',
    },
  ],
  'blackjack/others-double-only-with-the-controller': [
    {
      name: 'a wager for a double while the other draws',
      round: blackjackRound(QLD, drawnByOne('w4 double 10000 on w2 p2', won('w1', 'w2', 'w4'))),
      subject: 'w4',
      clauses: qld('sch-2/9(6)', 'sch-2/9(6)(a)'),
      expected: 'p1',
      recorded: 'p2',
      message: 'Player p2 doubled on box:1 and p1, who decides about it, did not.',
    },
  ],
  'blackjack/boxes-of-the-layout': [
    {
      name: 'a tenth box',
      round: blackjackRound(ACT, STANDS.replaceAll('box:1', 'box:10')),
      subject: 'box:10',
      clauses: act('1(a)'),
      expected: '7 or 9',
      recorded: 'box:10',
      message: 'A wager was taken on box:10; the layout has 7 or 9 boxes.',
    },
  ],
  'blackjack/wagers-made-as-stated': [
    {
      name: 'on credit',
      round: lost({ at: ACT, how: 'chips=credit' }),
      subject: 'w1',
      clauses: act('5.3'),
      expected: 'value chips or non-value chips or cash',
      recorded: 'credit',
      message: 'Wager w1 on main was made with credit; the rules have value chips or non-value chips or cash.',
    },
  ],
};

/** For each of them a round just within its rule. */
export const LAWFUL_OF_TABLE: Readonly<Record<string, Complying>> = {
  'blackjack/cards-not-cut-by-the-dealer': {
    name: 'by a supervisor',
    round: blackjackRound(ACT, `shuffle; cut by=supervisor depth=60; burn down; ${STANDS}`),
    subjects: ['events[1]'],
  },
  'blackjack/cards-dealt-from-a-shoe': {
    name: 'a card machine in the place of the shoe',
    round: blackjackRound(QLD, STANDS, dealtWithout({ cardMachine: true })),
    subjects: ['equipment'],
  },
  'blackjack/no-cutting-card-with-a-card-machine': {
    name: 'taken out before the first card',
    round: blackjackRound(QLD, `cutting-card; shuffle; ${STANDS}`, BY_MACHINE),
    subjects: ['shoe'],
  },
  'blackjack/no-more-bets-called-in-time': {
    name: 'right before the first card',
    round: blackjackRound(ACT, STANDS),
    subjects: ['events[1]'],
  },
  'blackjack/insurance-called-in-time': {
    name: 'once the second card is dealt',
    round: blackjackRound(QLD, calledFor('dealt')),
    subjects: ['events[5]'],
  },
  'blackjack/others-double-only-with-the-controller': {
    name: 'both players double',
    round: blackjackRound(
      QLD,
      `${TWO_ON_BOX.replace('KH', '6H')}; double box:1 by p1; w3 double 10000 on w1; w4 double 10000 on w2 p2; box:1 9D;
       dealer KC; dealer 2D; ${won('w1', 'w2', 'w3', 'w4')}`,
    ),
    subjects: ['w4'],
  },
  'blackjack/boxes-of-the-layout': {
    name: 'the ninth box',
    round: blackjackRound(ACT, STANDS.replaceAll('box:1', 'box:9')),
    subjects: ['box:9'],
  },
  'blackjack/wagers-made-as-stated': {
    name: 'with value chips',
    round: lost({ at: ACT, how: 'chips=value' }),
    subjects: ['w1'],
  },
};
