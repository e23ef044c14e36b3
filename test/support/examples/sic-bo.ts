import { sicBoChecks } from '../../../src/core/checks/sic-bo/registry';
import type { RoundEvent } from '../../../src/core/rounds/record';
import { givenBack, noted, wagerVoided } from '../rounds/cases';
import { announced, lostBy, placed, TEN_TO_FIFTY } from '../rounds/sic-bo/breaches';
import { SIC_BO_PLACES, type SicBoPlace } from '../rounds/sic-bo/places';
import { tumble, type TumbleOptions } from '../rounds/sic-bo/tumble';
import type { PairsOf, Scenery } from './scenery';

const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };
const NO_SPIN: RoundEvent = { type: 'call', call: 'no-spin' };

/** The dice show 2, 5 and 6 unless said. */
const SIC_BO_PAIRS: PairsOf<TumbleOptions> = {
  'sic-bo/settled-in-stated-order': [
    {
      breach: [
        'A winning wager is paid before a losing one is collected.',
        { wagers: ['big 1000', 'small 1000'], settledAsPlaced: true },
      ],
      lawful: ['A losing wager is collected before a winning one is paid.', { wagers: ['small 1000', 'big 1000'] }],
    },
  ],
  'sic-bo/dice-as-stated': [
    {
      breach: ['Two dice are in the tumbler.', { dice: [2, 5] }],
      lawful: ['Three dice are in the tumbler.', { dice: [2, 5, 6] }],
    },
  ],
  'sic-bo/only-permitted-wagers': [
    {
      breach: ['A wager on odd is taken where the layout has none.', { wagers: ['odd 1000'] }],
      lawful: ['A wager on a total of four is taken.', { wagers: ['total:4 1000'] }],
    },
    {
      breach: ['A wager on a total of three is taken.', { wagers: ['total:3 1000'] }],
      lawful: ['A wager on a total of four is taken.', { wagers: ['total:4 1000'] }],
    },
  ],
  'sic-bo/wagers-made-as-stated': [
    {
      breach: [
        'A wager at a table is made on credit and taken, and loses.',
        { wagering: [placed('m1', { chips: 'credit' })], last: [lostBy('m1')] },
      ],
      lawful: [
        'A wager at a table is made with non-value chips, and loses.',
        { wagering: [placed('m1', { chips: 'non-value' })], last: [lostBy('m1')] },
      ],
    },
    {
      breach: [
        'A wager at a terminal is made with cash and taken, and loses.',
        { wagering: [placed('m1', { chips: 'cash', confirmed: true })], last: [lostBy('m1')] },
      ],
      lawful: [
        'A wager at a terminal is made with credit, and loses.',
        { wagering: [placed('m1', { chips: 'credit', confirmed: true })], last: [lostBy('m1')] },
      ],
    },
  ],
  'sic-bo/no-oral-wagers': [
    {
      breach: [
        'A wager made by word of mouth is taken, and loses.',
        { wagering: [placed('o1', { oral: true })], last: [lostBy('o1')] },
      ],
      lawful: [
        'A wager made by word of mouth is refused.',
        { wagering: [placed('o1', { oral: true })], last: [{ type: 'settle', wager: 'o1', ...givenBack }] },
      ],
    },
    {
      breach: [
        'A wager made by word of mouth on credit is taken, and loses.',
        { wagering: [placed('o1', { oral: true, chips: 'credit' })], last: [lostBy('o1')] },
      ],
      lawful: [
        'A wager made by word of mouth with chips beside it is taken, and loses.',
        { wagering: [placed('o1', { oral: true, chips: 'value' })], last: [lostBy('o1')] },
      ],
    },
  ],
  'sic-bo/additional-wager-goes-with-a-game-wager': [
    {
      breach: ['A wager on the jackpot is taken without another wager.', { wagers: ['jackpot 100'] }],
      lawful: [
        'A wager on the jackpot without another wager is turned down.',
        { wagers: [{ bet: 'jackpot', stake: 100, settle: givenBack }] },
      ],
    },
  ],
  'sic-bo/no-more-bets-called-in-time': [
    {
      breach: [
        'No more bets is called once the total has been announced.',
        { uncalled: true, tumbled: [announced(13, 'total'), NO_MORE_BETS] },
      ],
      lawful: [
        'No more bets is called while a cover hides the dice.',
        { uncalled: true, equipment: { tumbler: 'covered' }, tumbled: [NO_MORE_BETS] },
      ],
    },
    {
      breach: ['The dice are tumbled before no more bets is called.', { uncalled: true, tumbled: [NO_MORE_BETS] }],
      lawful: ['The dice are tumbled after no more bets is called.', {}],
    },
  ],
  'sic-bo/no-wager-after-close': [
    {
      breach: [
        'A wager is placed after the call of no more bets, and loses.',
        { closed: [placed('late')], last: [lostBy('late')] },
      ],
      lawful: [
        'A wager placed after the call of no more bets is refused.',
        { closed: [placed('late')], last: [{ type: 'settle', wager: 'late', ...givenBack }] },
      ],
    },
  ],
  'sic-bo/confirmed-wagers-stay': [
    {
      breach: [
        'A confirmed wager is raised from ten to twenty, and paid on twenty.',
        {
          wagers: [{ bet: 'big', stake: 1000, settle: { paid: 2000, returned: 2000 } }],
          wagering: [{ type: 'change', wager: 'w1', stake: 2000 }],
        },
      ],
      lawful: [
        'A confirmed wager stays as it is, and one never confirmed is given back.',
        { wagers: ['big 1000', { bet: 'small', stake: 1000, confirmed: false, settle: givenBack }] },
      ],
    },
  ],
  'sic-bo/stake-not-below-minimum': [
    {
      breach: ['A wager one cent below the minimum is taken.', { table: TEN_TO_FIFTY, wagers: ['small 999'] }],
      lawful: ['A wager of exactly the minimum is taken.', { table: TEN_TO_FIFTY, wagers: ['small 1000'] }],
    },
  ],
  'sic-bo/stake-not-above-maximum': [
    {
      breach: ['A losing wager above the maximum is collected whole.', { table: TEN_TO_FIFTY, wagers: ['small 6000'] }],
      lawful: [
        'A losing wager above the maximum is collected up to the maximum.',
        { table: TEN_TO_FIFTY, wagers: [{ bet: 'small', stake: 6000, settle: { returned: 1000 } }] },
      ],
    },
    {
      breach: ['A wager one cent above the maximum is taken.', { table: TEN_TO_FIFTY, wagers: ['small 5001'] }],
      lawful: ['A wager of exactly the maximum is taken.', { table: TEN_TO_FIFTY, wagers: ['small 5000'] }],
    },
  ],
  'sic-bo/stake-in-permitted-steps': [
    {
      breach: [
        'A losing wager that is no multiple of the minimum is collected, where a notice asks for one.',
        { table: TEN_TO_FIFTY, wagers: ['small 2500'] },
      ],
      lawful: [
        'A losing wager of three times the minimum is collected.',
        { table: TEN_TO_FIFTY, wagers: ['small 3000'] },
      ],
    },
  ],
  'sic-bo/announced-result-matches-the-dice': [
    {
      breach: ['Thirteen is announced as twelve.', { tumbled: [announced('2, 5, 6, total 12')] }],
      lawful: ['The dice are announced, and their total.', { tumbled: [announced('2, 5, 6, total 13')] }],
    },
  ],
  'sic-bo/wager-follows-the-dice': [
    {
      breach: [
        'Small is paid on three twos, whose total is six.',
        { dice: [2, 2, 2], wagers: [{ bet: 'small', stake: 1100, settle: { result: 'win', paid: 1100 } }] },
      ],
      lawful: ['Small loses on three twos, whose total is six.', { dice: [2, 2, 2], wagers: ['small 1100'] }],
    },
  ],
  'sic-bo/wins-pay-stated-odds': [
    {
      breach: [
        'A single whose number two dice show is paid as if one did.',
        { table: TEN_TO_FIFTY, dice: [5, 2, 5], wagers: [{ bet: 'single:5', stake: 2000, settle: { paid: 2000 } }] },
      ],
      lawful: [
        'A single whose number two dice show is paid double.',
        { table: TEN_TO_FIFTY, dice: [5, 2, 5], wagers: ['single:5 2000'] },
      ],
    },
  ],
  'sic-bo/losing-wager-is-collected': [
    {
      breach: [
        'A cent of a losing wager is given back.',
        { wagers: [{ bet: 'small', stake: 1300, settle: { returned: 1 } }] },
      ],
      lawful: ['A losing wager is collected whole.', { wagers: ['small 1300'] }],
    },
  ],
  'sic-bo/turned-down-wager-is-given-back': [
    {
      breach: [
        'A wager on a total of 18 is turned down, and a cent of its stake is kept.',
        { wagers: [{ bet: 'total:18', stake: 1700, settle: { ...givenBack, returned: 1699 } }] },
      ],
      lawful: [
        'A wager on a total of 18 is turned down and given back whole.',
        { wagers: [{ bet: 'total:18', stake: 1700, settle: { ...givenBack, returned: 1700 } }] },
      ],
    },
  ],
  'sic-bo/winning-stake-is-returned': [
    {
      breach: [
        'A cent of the stake of a winning wager is kept.',
        { wagers: [{ bet: 'big', stake: 1400, settle: { returned: 1399 } }] },
      ],
      lawful: ['The stake of a winning wager is given back.', { wagers: ['big 1400'] }],
    },
  ],
  'sic-bo/void-round-returns-every-stake': [
    {
      breach: ['A wager is collected on a tumble that was called off.', { wagers: ['small 1500'], tumbled: [NO_SPIN] }],
      lawful: [
        'A wager is given back when the tumble is called off.',
        { wagers: [{ bet: 'small', stake: 1500, settle: givenBack }], tumbled: [NO_SPIN] },
      ],
    },
    {
      breach: ['A wager is declared void and paid.', { wagers: ['big 1500'], tumbled: [wagerVoided()] }],
      lawful: [
        'A wager is declared void and given back.',
        { wagers: [{ bet: 'big', stake: 1500, settle: givenBack }], tumbled: [wagerVoided()] },
      ],
      also: 'void-wager',
    },
  ],
  'sic-bo/irregularity-treated-as-stated': [
    {
      breach: ['A die that does not lie flat is played on.', { tumbled: [noted('die-cocked', 'played')] }],
      lawful: ['A die that does not lie flat makes the round void.', { tumbled: [noted('die-cocked', 'round-void')] }],
    },
  ],
};

const { act, actTerminal, qld, qldTerminal, qldElectronic } = SIC_BO_PLACES;

export const SIC_BO_SCENERY: Scenery<SicBoPlace, TumbleOptions> = {
  checks: sicBoChecks,
  places: {
    'au-act': act,
    'au-act-terminal': actTerminal,
    'au-qld': qld,
    'au-qld-terminal': qldTerminal,
    'au-qld-electronic': qldElectronic,
  },
  pairs: SIC_BO_PAIRS,
  recordOf: (at, told) => tumble({ ...told, at }),
  nothing: {},
};
