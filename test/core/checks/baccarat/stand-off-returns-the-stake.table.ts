import { givenBack, voided, withEvent } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { luckyDraw } from '../../../support/rounds/lucky-draw';
import { coupAt, PLACES } from '../../../support/rounds/places';

const NO_CARDS = { player: '', banker: '' };
const TIED = { player: '3H 4D', banker: '3S 4C' };
const wrong = (bet: 'player' | 'banker', returned: number, sentence: string, result: 'push' | 'void' = 'push') => ({
  name: `${String(returned)} of 1000 given back on ${bet}, recorded as ${result}`,
  round: coup({ ...TIED, wagers: [{ bet, stake: 1000, settle: { result, returned } }] }),
  subject: 'w1',
  clauses: [bet === 'player' ? '5.1.1.3' : '5.1.2.3'],
  expected: '1000',
  recorded: String(returned),
  message: `Wager w1 on ${bet} neither won nor lost; ${sentence} of its stake of 10.00 was given back.`,
});

checkTable('baccarat/stand-off-returns-the-stake', {
  complies: [
    { name: 'both hands', round: coup({ ...TIED, wagers: ['player 1000', 'banker 1000'] }), subjects: ['w1', 'w2'] },
    {
      name: 'recorded as void',
      round: coup({ ...TIED, wagers: [{ bet: 'banker', stake: 1000, settle: givenBack }] }),
      subjects: ['w1'],
    },
    {
      name: 'the record does not say what was given back',
      round: withEvent(coup({ ...TIED, wagers: ['player 1000'] }), 6, {
        type: 'settle',
        wager: 'w1',
        result: 'push',
        paid: 0,
      }),
      subjects: ['w1'],
    },
    {
      name: 'the cards are not recorded, but the settlement is plain',
      round: coup({
        player: '',
        banker: '',
        wagers: [{ bet: 'player', stake: 1000, settle: { result: 'push', paid: 0, returned: 1000 } }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    wrong('player', 0, '0.00'),
    wrong('banker', 999, '9.99'),
    wrong('player', 1001, '10.01'),
    wrong('banker', 0, '0.00', 'void'),
    {
      ...wrong('player', 1000, ''),
      name: 'winnings on a tie recorded as void',
      round: coup({ ...TIED, wagers: [{ bet: 'player', stake: 1000, settle: { result: 'void', paid: 1 } }] }),
      expected: '0',
      recorded: '1',
      message: 'Wager w1 on player neither won nor lost, and 0.01 was paid on it.',
    },
    {
      name: 'a stake kept on an additional wager that stood off',
      round: coupAt(PLACES.nz, {
        ...{ player: '8H KD', banker: '8S KC' },
        wagers: [{ bet: 'dragon-bonus:player', stake: 1000, settle: { result: 'push', paid: 0, returned: 0 } }],
      }),
      subject: 'w1',
      clauses: [`${PLACES.nz.cited}11B.8`],
      expected: '1000',
      recorded: '0',
      message: 'Wager w1 on dragon-bonus:player neither won nor lost; 0.00 of its stake of 10.00 was given back.',
    },
    {
      name: 'a stake kept on a box that stood off',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '3H 4D', enter: 1000, settleEnter: { returned: 0 } } },
        dealer: '3S 4C',
      }),
      subject: 'e-box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/6(2)(c)'],
      expected: '1000',
      recorded: '0',
      message: 'Wager e-box:1 on enter neither won nor lost; 0.00 of its stake of 10.00 was given back.',
    },
    {
      ...wrong('banker', 0, '0.00'),
      name: 'a stake kept, the cards not recorded',
      round: coup({
        ...NO_CARDS,
        wagers: [{ bet: 'banker', stake: 1000, settle: { result: 'push', paid: 0, returned: 0 } }],
      }),
    },
  ],
  notApplicable: [
    ...['tie', 'player-pair'].map((bet) => ({
      name: `a wager on ${bet}, which no cards have stand off`,
      round: coup({
        ...NO_CARDS,
        wagers: [{ bet, stake: 1000, settle: { result: 'push', paid: 0, returned: 500 } }],
      }),
    })),
    {
      name: 'void, the cards not recorded',
      round: coup({
        ...NO_CARDS,
        wagers: [{ bet: 'player', stake: 1000, settle: { result: 'void', paid: 0, returned: 500 } }],
      }),
    },
    { name: 'no tie', round: coup({ wagers: ['player 1000', 'banker 1000'] }) },
    { name: 'a wager on the tie wins', round: coup({ ...TIED, wagers: ['tie 1000'] }) },
    {
      name: 'a stand-off that the cards deny: the outcome is the breach',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: { result: 'push', paid: 5, returned: 0 } }] }),
      because: 'baccarat/player-wager-follows-the-points',
    },
    {
      name: 'void for another reason than a tie',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, confirmed: false, settle: givenBack }] }),
    },
    {
      name: 'a void coup',
      round: coup({ ...TIED, wagers: [{ bet: 'player', stake: 1000, settle: givenBack }], dealt: [voided] }),
    },
  ],
});
