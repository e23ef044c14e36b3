import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { announced, SIC_BO_BREACHES } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const [plain] = SIC_BO_BREACHES['sic-bo/announced-result-matches-the-dice'] ?? [];
if (!plain) throw new Error('no breach is recorded');
const QLD = 'au-qld/casino-gaming-rule-2024#sch-8/';
const wrong = (value: string | number, of: string) => ({
  ...plain,
  name: `${String(value)} as the ${of}`,
  round: tumble({ tumbled: [announced(value, of)] }),
  recorded: String(value),
  message: `The result was given as ${String(value)}; the dice show 2, 5, 6, total 13.`,
});

checkTable('sic-bo/announced-result-matches-the-dice', {
  complies: [
    { name: 'the total alone', round: tumble({ tumbled: [announced(13, 'total')] }), subjects: ['events[2]'] },
    {
      name: 'a total below seven',
      round: tumble({ dice: [1, 2, 1], tumbled: [announced(4, 'total')] }),
      subjects: ['events[2]'],
    },
    { name: 'the dice alone', round: tumble({ tumbled: [announced('2-5-6', 'dice')] }), subjects: ['events[2]'] },
    {
      name: 'a double, as the rules have it called',
      round: tumble({ at: SIC_BO_PLACES.qld, dice: [3, 4, 3], tumbled: [announced('double 3, 4; total 10')] }),
      subjects: ['events[2]'],
    },
    {
      name: 'a triple, as the rules have it called',
      round: tumble({ at: SIC_BO_PLACES.qld, dice: [5, 5, 5], tumbled: [announced('Triple 5; 15')] }),
      subjects: ['events[2]'],
    },
    {
      name: 'in words',
      round: tumble({ tumbled: [announced('two, five, six, total thirteen')] }),
      subjects: ['events[2]'],
    },
    { name: 'a result above six is the total', round: tumble({ tumbled: [announced('13')] }), subjects: ['events[2]'] },
  ],
  breaches: [
    {
      ...plain,
      name: 'the total alone called wrongly at the table',
      round: tumble({ at: SIC_BO_PLACES.qld, tumbled: [announced(12, 'total')] }),
      clauses: ['14(2)(b)', '14(2)', '14(3)', '14(2)(a)', '14(1)(a)', '14(1)(b)', '4'].map((label) => QLD + label),
      recorded: '12',
      message: 'The result was given as 12; the dice show 2, 5, 6, total 13.',
    },

    wrong(12, 'total'),
    wrong('twelve', 'total'),
    wrong('small', 'result'),
    wrong('2, 5, 6; small 13', 'result'),
    {
      ...plain,
      name: 'the total called wrongly after the dice',
      round: tumble({ at: SIC_BO_PLACES.qld, tumbled: [announced('2, 5, 6; big 12')] }),
      clauses: ['14(2)(b)', '14(2)', '14(3)', '14(2)(a)', '14(1)(a)', '14(1)(b)', '4'].map((label) => QLD + label),
      recorded: '2, 5, 6; big 12',
      message: 'The result was given as 2, 5, 6; big 12; the dice show 2, 5, 6, total 13.',
    },
    wrong('2, 5, 5', 'dice'),
    {
      ...plain,
      name: 'one die called wrongly at the table',
      round: tumble({ at: SIC_BO_PLACES.qld, tumbled: [announced('2, 4, 6, total 13')] }),
      clauses: ['14(2)(a)', '14(2)', '14(3)', '14(1)(a)', '14(1)(b)', '14(2)(b)', '4'].map((label) => QLD + label),
      recorded: '2, 4, 6, total 13',
      message: 'The result was given as 2, 4, 6, total 13; the dice show 2, 5, 6, total 13.',
    },
  ],
  notApplicable: [
    { name: 'nothing announced', round: tumble() },
    { name: 'a void round', round: tumble({ tumbled: [announced(12, 'total'), voided] }) },
    {
      name: 'a wrong result that was noticed and put right',
      round: tumble({ tumbled: [announced(12, 'total'), noted('wrong-result-entered', 'result-recalculated')] }),
    },
  ],
  indeterminate: [
    {
      name: 'a wager that does win, and nothing more',
      round: tumble({ tumbled: [announced('big')] }),
      subject: 'events[2]',
      missing: ['announced result as the three numbers, or as the total'],
    },
    {
      name: 'one number that may be a die',
      round: tumble({ tumbled: [announced('5')] }),
      subject: 'events[2]',
      missing: ['announced result as the three numbers, or as the total'],
    },
    {
      name: 'no dice recorded',
      round: tumble({ dice: 'unsaid', tumbled: [announced(13, 'total')] }),
      subject: 'events[1]',
      missing: ['one roll event of three dice'],
    },
  ],
});
