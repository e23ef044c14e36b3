import { givenBack } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_BREACHES } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const { act, actTerminal, qld, qldElectronic, qldTerminal } = SIC_BO_PLACES;
const ACT = 'au-act/gazette-s196-1992#sic-bo/';
const ACT_2019 = 'au-act/ni2019-689#rules/10.4(a)';
const QLD = 'au-qld/casino-gaming-rule-2024#sch-8/';
const ELECTRONIC = 'au-qld/casino-gaming-rule-2024#sch-8(a)/';

const [, wrongNumbers] = SIC_BO_BREACHES['sic-bo/only-permitted-wagers'] ?? [];
if (!wrongNumbers) throw new Error('no breach is recorded');

const numbers = (bet: string, kind: string, clauses: readonly string[], at = qld) => ({
  ...wrongNumbers,
  name: `${bet}, of which there is none`,
  round: tumble({ at, wagers: [{ bet, stake: 1000, settle: { result: 'lose', paid: 0 } }] }),
  clauses,
  expected: `a permitted ${kind} wager`,
  recorded: bet,
  message: `A wager on "${bet}" was taken; there is no such ${kind} wager.`,
});

checkTable('sic-bo/only-permitted-wagers', {
  complies: [
    { name: 'numbers in any order', round: tumble({ wagers: ['pair:5/2 1000'] }), subjects: ['w1'] },
    {
      name: 'what only one layout has',
      round: tumble({ at: qld, wagers: ['odd 1000', 'four-number-combination:2/3/5/6 1000'] }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'four numbers by their short name',
      round: tumble({
        at: qld,
        wagers: [{ bet: 'four-number:6/5/3/2', stake: 1000, settle: { result: 'win', paid: 7000 } }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'a total there is none of, turned down',
      round: tumble({ wagers: [{ bet: 'total:18', stake: 1000, settle: givenBack }] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    numbers('total:18', 'total', [`${QLD}5(2)`]),
    numbers('pair:3/3', 'pair', [`${QLD}5(2)`]),
    numbers('four-number-combination:1/2/3/5', 'four-number-combination', [`${QLD}5(2)`]),
    numbers('single:7', 'single', [`${ACT}5`], act),
    numbers('triple:7', 'triple', [ACT_2019], actTerminal),
    numbers('double:0', 'double', [ACT_2019], actTerminal),
    ...[qldElectronic, qldTerminal].map((at) => ({
      name: `even on a terminal that does not offer it${at.variant === undefined ? ', and no variant named' : ''}`,
      round: tumble({ at, wagers: ['even 1000'] }),
      subject: 'w1',
      clauses: [`${ELECTRONIC}4(1)`, `${QLD}5(2)`, `${ELECTRONIC}5`],
      expected: 'small, big, triple, any-triple, double, single, pair, total, jackpot',
      recorded: 'even',
      message:
        'A wager on "even" was taken; the rules permit small, big, triple, any-triple, double, single, pair, total, jackpot.',
    })),
  ],
  notApplicable: [
    {
      name: 'a jackpot wager without a wager on the game',
      round: tumble({
        at: qldElectronic,
        wagers: [{ bet: 'jackpot', stake: 100, settle: { result: 'lose', paid: 0 } }],
      }),
      because: 'sic-bo/additional-wager-goes-with-a-game-wager',
    },

    { name: 'no wagers', round: tumble() },
    {
      name: 'taken back in time',
      round: tumble({
        wagers: [{ bet: 'odd', stake: 1000, confirmed: false, settle: 'unsaid' }],
        wagering: [{ type: 'withdraw', wager: 'w1' }],
      }),
    },
  ],
  indeterminate: [
    {
      name: 'a double that names no number, beside a number that no die has',
      round: tumble({
        wagers: ['single:7', 'double'].map((bet) => ({
          bet,
          stake: 1000,
          settle: { result: 'lose', paid: 0 } as const,
        })),
      }),
      subject: 'w2',
      missing: ['a check of how double is settled'],
      clauses: [ACT_2019],
      because: 'sic-bo/only-permitted-wagers',
    },

    {
      name: 'a jackpot wager, which dice do not decide',
      round: tumble({
        at: qldElectronic,
        wagers: ['big 1000', { bet: 'jackpot', stake: 100, settle: { result: 'lose', paid: 0 } }],
      }),
      subject: 'w2',
      missing: ['a check of how jackpot is settled'],
    },
    {
      name: 'a double that names no number',
      round: tumble({ wagers: [{ bet: 'double', stake: 1000, settle: { result: 'lose', paid: 0 } }] }),
      subject: 'w1',
      missing: ['a check of how double is settled'],
    },
  ],
});
