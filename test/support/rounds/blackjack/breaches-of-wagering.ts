import type { RoundRecord } from '../../../../src/core/rounds/record';
import { settledAlthoughVoid, type Breached, type Breaches } from '../cases';
import { blackjackRound, QLD_SPANISH } from './script';
import { act, ACT, insured, lost, QLD, qld, QLD_ELECTRONIC, shared, won } from './wagering';

type Said = readonly [expected: string, recorded: string, message: string];

const breached = (
  name: string,
  round: RoundRecord,
  subject: string,
  clauses: readonly string[],
  [expected, recorded, message]: Said,
): Breached => ({ name, round, subject, clauses, expected, recorded, message });

const voidRound = (settled: string, said: Said): Breached =>
  breached(`a void round, ${settled}`, lost({ at: ACT, dealt: 'void round', settled }), 'w1', act('20.4'), said);

const noted = (name: string, dealt: string, clauses: readonly string[], said: Said): Breached =>
  breached(name, lost({ dealt }), 'events[5]', clauses, said);

/** Recorded breaches of the checks on wagers and on irregularities. */
export const WAGERING_BREACHES: Breaches = {
  'blackjack/only-permitted-wagers': [
    breached(
      'a wager of another form of the game',
      lost({ at: ACT, placed: 'w2 over-13 500 box:1', dealt: 'w2 win 500' }),
      'w2',
      act('5.1', '9', '12.1', '12.2', '13.1'),
      [
        'main, insurance, split, double',
        'over-13',
        'A wager on "over-13" was taken; the rules permit main, insurance, split, double.',
      ],
    ),
    breached(
      'star pairs at spanish blackjack',
      lost({ at: QLD_SPANISH, placed: 'w2 star-pairs 500 box:1', dealt: 'w2 lose' }),
      'w2',
      qld('sch-17/53'),
      [
        'insurance, main, double, split, perfect-pair',
        'star-pairs',
        'A wager on "star-pairs" was taken, which is not for this form of the game; the rules permit insurance, main, double, split, perfect-pair.',
      ],
    ),
  ],
  'blackjack/no-oral-wagers': [
    breached('taken', lost({ how: 'oral' }), 'w1', qld('sch-2/13(2)', 'sch-2/13(1)'), [
      'void',
      'main',
      'Wager w1 on main was made by word of mouth and taken; none may be.',
    ]),
    breached('taken on credit', lost({ at: ACT, how: 'oral chips=credit' }), 'w1', act('5.3'), [
      'void',
      'main',
      'Wager w1 on main was made by word of mouth and taken on credit; it needs chips or cash.',
    ]),
  ],
  'blackjack/no-wager-after-close': [
    breached(
      'raised after the first card',
      lost({ dealing: 'change w1 5000' }),
      'w1',
      qld('sch-2/16(1)', 'sch-2/14(1)'),
      [
        'as it stood when the wagering period ended',
        'changed',
        'Wager w1 was changed after the wagering period had ended.',
      ],
    ),
  ],
  'blackjack/confirmed-wagers-stay': [
    breached('insurance taken back', insured('withdraw w2'), 'w2', qld('sch-2/16(2)'), [
      'as confirmed',
      'withdrawn',
      'Wager w2 was withdrawn after it had been confirmed.',
    ]),
  ],
  'blackjack/stake-not-below-minimum': [
    breached('a dollar below it', lost({ limits: { main: { min: 4100 } } }), 'w1', qld('sch-2/18'), [
      'void',
      'lose',
      'A stake of 40.00 on main was accepted; the displayed minimum is 41.00.',
    ]),
  ],
  'blackjack/stake-not-above-maximum': [
    breached(
      'taken, and collected up to the maximum',
      lost({ limits: { main: { max: 3900 } }, settled: 'lose returned 100' }),
      'w1',
      qld('sch-2/18'),
      ['3900', '4000', 'A stake of 40.00 on main was taken; the displayed maximum is 39.00, and no more may be taken.'],
    ),
    breached('collected whole', lost({ at: ACT, limits: { main: { max: 3900 } } }), 'w1', act('4.1(d)', '4.1'), [
      '3900',
      '4000',
      'A stake of 40.00 on main was settled beyond the displayed maximum of 39.00; 39.00 of it was permitted.',
    ]),
    breached(
      'paid on the maximum, and the rest kept',
      won({ at: ACT, limits: { main: { max: 3900 } }, settled: 'win 3900 returned 3900' }),
      'w1',
      act('4.1(d)', '4.1'),
      [
        '0',
        '100',
        'A stake of 40.00 on main went beyond the displayed maximum of 39.00 and won; 39.00 of it was given back, and the excess must not be kept.',
      ],
    ),
  ],
  'blackjack/shared-box-within-maximum': [
    breached('a dollar above it together', shared(6000, 4100, { at: ACT }), 'box:1', act('5.6', '4.1(a)'), [
      '100.00',
      '101.00',
      'The players on box:1 had 101.00 at stake together; the displayed maximum for the box is 100.00.',
    ]),
  ],
  'blackjack/stake-in-permitted-steps': [
    breached(
      'no multiple of the minimum',
      lost({ at: ACT, limits: { main: { min: 1500 } }, options: { multiplesOfMinimum: 'required' } }),
      'w1',
      act('4.1(b)', '4.1'),
      ['3000', '4000', 'A stake of 40.00 on main was accepted; the notice asks for multiples of 15.00.'],
    ),
  ],
  'blackjack/losing-wager-is-collected': [
    breached(
      'a dollar given back',
      lost({ settled: 'lose returned 100' }),
      'w1',
      qld('sch-2/14(2)(g)', 'sch-2/14(2)'),
      ['0', '100', 'Wager w1 lost, and 1.00 of its stake was given back; 0.00 was due back.'],
    ),
    breached('a dollar paid', lost({ settled: 'lose paid=100' }), 'w1', qld('sch-2/14(2)(g)', 'sch-2/14(2)'), [
      '0',
      '100',
      'Wager w1 lost, and 1.00 was paid on it.',
    ]),
  ],
  'blackjack/winning-stake-is-returned': [
    breached(
      'a dollar kept',
      won({ at: QLD_ELECTRONIC, settled: 'win 4000 returned 3900' }),
      'w1',
      qld('sch-16/7(3)(c)', 'sch-16/7(3)(b)'),
      ['4000', '3900', 'Wager w1 won; 39.00 of its stake of 40.00 was given back.'],
    ),
  ],
  'blackjack/void-round-returns-every-stake': [
    voidRound('lose', [
      'void',
      'lose',
      'The round or hand was void, and wager w1 was collected; its stake of 40.00 must be given back.',
    ]),
    voidRound('void paid=100', ['0', '100', 'The round or hand was void, and 1.00 was paid on wager w1.']),
    voidRound('void returned 3900', [
      '4000',
      '3900',
      'The round or hand was void, and 39.00 of the stake of 40.00 was given back on wager w1.',
    ]),
    breached('collected although it was declared void', lost({ dealt: 'void wager w1' }), 'w1', qld('body/3'), [
      'void',
      'lose',
      settledAlthoughVoid('collected'),
    ]),
  ],
  'blackjack/irregularity-treated-as-stated': [
    noted('a card face up', 'irregularity card-face-up-in-shoe treatment=played', qld('sch-2/30'), [
      'burnt',
      'played',
      'A card found face up in the shoe was played on; the rules have it burnt.',
    ]),
  ],
  'blackjack/insufficient-cards-treated-as-stated': [
    noted(
      'the round given up',
      'irregularity insufficient-cards treatment=dummy-round',
      qld('sch-2/33(1)', 'sch-2/33(2)', 'sch-2/33(2)(a)', 'sch-2/33(2)(b)'),
      [
        'played',
        'dummy-round',
        'The cards ran out and the round was not completed; the discards are shuffled to complete it.',
      ],
    ),
  ],
  'blackjack/dealer-completes-after-irregularity': [
    breached(
      'a hand dealt too early',
      blackjackRound(
        QLD,
        `w1 main 4000 box:1; box:1 KH; dealer 9S; box:1 8C; stand box:1; dealer 3D;
         irregularity excess-card-drawn to=dealer treatment=played; w1 win 4000`,
      ),
      'dealer',
      qld('sch-2/35(2)(b)', 'sch-2/35(2)', 'sch-2/35(2)(a)'),
      [
        'a completed hand',
        '2',
        'The dealer left the hand at 2 cards after cards came too early, although a player with 18 was still in the round.',
      ],
    ),
    breached(
      'a hand whose first card was left out',
      blackjackRound(
        QLD,
        `w1 main 4000 box:1; box:1 KH; box:1 8C; stand box:1;
         irregularity card-to-wrong-hand treatment=played; dealer 9S; dealer 3D; w1 win 4000`,
      ),
      'dealer',
      qld('sch-2/40(2)(b)', 'sch-2/40(2)', 'sch-2/40(2)(a)', 'sch-2/40(3)', 'sch-2/40(3)(a)', 'sch-2/40(3)(b)'),
      [
        'a completed hand',
        '2',
        'The dealer left the hand at 2 cards after the first card was left out, although a player with 18 was still in the round.',
      ],
    ),
  ],
};
