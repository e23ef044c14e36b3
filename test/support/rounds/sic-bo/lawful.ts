import { givenBack, noted, voided, type Complying } from '../cases';
import { announced, IN_STEPS, lostBy, placed, TEN_TO_FIFTY } from './breaches';
import { turnedDown } from './breaches-of-collecting';
import { SIC_BO_PLACES } from './places';
import { tumble } from './tumble';

const { qld, qldTerminal, qldElectronic } = SIC_BO_PLACES;

/** For every check a lawful round that comes as near to a breach as a round can, and of which the check must approve. */
export const SIC_BO_LAWFUL: Readonly<Record<string, Complying>> = {
  'sic-bo/settled-in-stated-order': {
    name: 'the last loser just before the first winner',
    round: tumble({ at: SIC_BO_PLACES.act, wagers: ['small 1000', 'big 1000'] }),
    subjects: ['w1', 'w2'],
  },
  'sic-bo/dice-as-stated': { name: 'three dice', round: tumble(), subjects: ['equipment'] },
  'sic-bo/only-permitted-wagers': {
    name: 'a wager the terminals do not offer, turned down',
    round: tumble({ wagers: [{ bet: 'odd', stake: 1000, settle: givenBack }, 'total:4 1000'] }),
    subjects: ['w1', 'w2'],
  },
  'sic-bo/wagers-made-as-stated': {
    name: 'with coins, which chips may be read as',
    round: tumble({ at: qld, wagering: [placed('m1', { chips: 'cash' })], last: [lostBy('m1')] }),
    subjects: ['m1'],
  },
  'sic-bo/no-oral-wagers': {
    name: 'made by word of mouth and refused',
    round: tumble({
      at: qld,
      wagering: [placed('o1', { oral: true })],
      last: [{ type: 'settle', wager: 'o1', ...givenBack }],
    }),
    subjects: ['o1'],
  },
  'sic-bo/additional-wager-goes-with-a-game-wager': {
    name: 'a jackpot wager alone, turned down',
    round: tumble({ at: qldElectronic, wagers: [{ bet: 'jackpot', stake: 100, settle: givenBack }] }),
    subjects: ['w1'],
  },
  'sic-bo/no-more-bets-called-in-time': {
    name: 'called after dice were tumbled under a cover',
    round: tumble({
      at: qld,
      uncalled: true,
      equipment: { tumbler: 'covered' },
      tumbled: [{ type: 'call', call: 'no-more-bets' }],
    }),
    subjects: ['events[1]'],
  },
  'sic-bo/no-wager-after-close': {
    name: 'a late wager that was refused',
    round: tumble({ closed: [placed('w9')], last: [{ type: 'settle', wager: 'w9', ...givenBack }] }),
    subjects: ['w9'],
  },
  'sic-bo/confirmed-wagers-stay': {
    name: 'a confirmed wager beside one never confirmed and given back',
    round: tumble({ wagers: ['big 1000', { bet: 'small', stake: 1000, confirmed: false, settle: givenBack }] }),
    subjects: ['w1', 'w2'],
  },
  'sic-bo/stake-not-below-minimum': {
    name: 'exactly the minimum',
    round: tumble({ table: TEN_TO_FIFTY, wagers: ['small 1000'] }),
    subjects: ['w1'],
  },
  'sic-bo/stake-not-above-maximum': {
    name: 'exactly the maximum',
    round: tumble({ table: TEN_TO_FIFTY, wagers: ['big 5000'] }),
    subjects: ['w1'],
  },
  'sic-bo/stake-in-permitted-steps': {
    name: 'exactly on a step',
    round: tumble({ table: IN_STEPS, wagers: ['small 1500'] }),
    subjects: ['w1'],
  },
  'sic-bo/announced-result-matches-the-dice': {
    name: 'the dice and their total',
    round: tumble({ tumbled: [announced('2, 5, 6, total 13')] }),
    subjects: ['events[2]'],
  },
  'sic-bo/wager-follows-the-dice': {
    name: 'small loses on a triple of its totals',
    round: tumble({ dice: [2, 2, 2], wagers: ['small 1000'] }),
    subjects: ['w1'],
  },
  'sic-bo/wins-pay-stated-odds': {
    name: 'two dice show the number of a single',
    round: tumble({ dice: [5, 2, 5], wagers: ['single:5 1000'] }),
    subjects: ['w1'],
  },
  'sic-bo/losing-wager-is-collected': {
    name: 'only what was over the maximum given back',
    round: tumble({
      at: SIC_BO_PLACES.act,
      table: TEN_TO_FIFTY,
      wagers: [{ bet: 'small', stake: 6000, settle: { returned: 1000 } }],
    }),
    subjects: ['w1'],
  },
  'sic-bo/turned-down-wager-is-given-back': {
    name: 'given back whole',
    round: tumble({ at: qld, wagers: [turnedDown({})] }),
    subjects: ['w1'],
  },
  'sic-bo/winning-stake-is-returned': {
    name: 'the stake given back to the cent',
    round: tumble({ at: qldTerminal, wagers: ['big 1000'] }),
    subjects: ['w1'],
  },
  'sic-bo/void-round-returns-every-stake': {
    name: 'the stake given back, recorded as a push',
    round: tumble({
      wagers: [{ bet: 'big', stake: 1000, settle: { result: 'push', paid: 0 } }],
      tumbled: [voided],
    }),
    subjects: ['w1'],
  },
  'sic-bo/irregularity-treated-as-stated': {
    name: 'a cocked die, and the round declared void',
    round: tumble({ tumbled: [noted('die-cocked'), voided] }),
    subjects: ['events[2]'],
  },
};
