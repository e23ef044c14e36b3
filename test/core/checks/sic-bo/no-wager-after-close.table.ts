import { givenBack } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { lostBy, placed, SIC_BO_BREACHES, TEN_TO_FIFTY } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const [plain] = SIC_BO_BREACHES['sic-bo/no-wager-after-close'] ?? [];
if (!plain) throw new Error('no breach is recorded');
const { act } = SIC_BO_PLACES;
const CALL = { type: 'call', call: 'no-more-bets' } as const;
const END = 'what ended the wagering period: the call of no more bets';
const TOO_LATE = ['2.7(a)', '2.7', '2.7(b)', '2.6', 'A.1', '2.2'].map((label) => `au-act/ni2019-689#rules/${label}`);
const unconfirmed = { bet: 'small', stake: 1000, confirmed: 'unsaid' } as const;

checkTable('sic-bo/no-wager-after-close', {
  complies: [
    {
      name: 'placed under a covered tumbler, the dice tumbled and the call still to come',
      round: tumble({ at: act, uncalled: true, tumbled: [placed('w9'), CALL], last: [lostBy('w9')] }),
      subjects: ['w9'],
    },
    {
      name: 'placed before the call, which no dice follow',
      round: tumble({ dice: 'unsaid', wagers: [{ ...unconfirmed, settle: givenBack }] }),
      subjects: ['w1'],
    },
    {
      name: 'cut to the maximum after the call',
      round: tumble({
        table: TEN_TO_FIFTY,
        wagers: [{ bet: 'small', stake: 6000, settle: { returned: 1000 } }],
        closed: [{ type: 'change', wager: 'w1', stake: 5000 }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'taken up once it was paid',
      round: tumble({ wagers: [{ ...unconfirmed, bet: 'big' }], last: [{ type: 'withdraw', wager: 'w1' }] }),
      subjects: ['w1'],
    },
    ...[[], [{ type: 'withdraw', wager: 'w9' } as const]].map((then) => ({
      name: `placed when all are settled, and so for the next round${then.length > 0 ? '; withdrawn again' : ''}`,
      round: tumble({ wagers: [unconfirmed], last: [placed('w9'), ...then] }),
      subjects: ['w1'],
    })),
    {
      name: 'two placed when all are settled, and so both for the next round',
      round: tumble({ wagers: [unconfirmed], last: [placed('w9'), placed('w10')] }),
      subjects: ['w1'],
    },
    {
      name: 'taken back once the round was void',
      round: tumble({
        wagers: [{ ...unconfirmed, settle: 'unsaid' }],
        tumbled: [
          { type: 'void', scope: 'round' },
          { type: 'withdraw', wager: 'w1' },
        ],
      }),
      subjects: ['w1'],
    },
    {
      name: 'taken back once the tumble was called off',
      round: tumble({
        wagers: [{ ...unconfirmed, settle: 'unsaid' }],
        tumbled: [
          { type: 'call', call: 'no-spin' },
          { type: 'withdraw', wager: 'w1' },
        ],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      ...plain,
      name: 'raised after the call',
      round: tumble({ wagers: ['small 1000'], closed: [{ type: 'change', wager: 'w1', stake: 2000 }] }),
      subject: 'w1',
      clauses: TOO_LATE,
      recorded: 'changed',
      message: 'Wager w1 was changed after the wagering period had ended.',
    },
    {
      ...plain,
      name: 'on the jackpot, for which wagering ends before the round begins',
      round: tumble({
        at: SIC_BO_PLACES.qldElectronic,
        wagers: ['big 1000'],
        closed: [{ type: 'wager', id: 'w9', player: 'p1', bet: 'jackpot', stake: 100, confirmed: true }],
        last: [lostBy('w9')],
      }),
      clauses: ['sch-8(a)/8(3)', 'sch-8(a)/2', 'sch-16/3(3)', 'sch-8/8(3)'].map(
        (label) => `au-qld/casino-gaming-rule-2024#${label}`,
      ),
    },

    {
      ...plain,
      name: 'raised after the call, and paid on the raise',
      round: tumble({
        wagers: [{ bet: 'big', stake: 1000, confirmed: 'unsaid', settle: { paid: 2000, returned: 2000 } }],
        closed: [{ type: 'change', wager: 'w1', stake: 2000 }],
      }),
      subject: 'w1',
      clauses: TOO_LATE,
      recorded: 'changed',
      message: 'Wager w1 was changed after the wagering period had ended.',
    },
    {
      ...plain,
      name: 'withdrawn after the call',
      round: tumble({
        wagers: [{ bet: 'small', stake: 1000, settle: 'unsaid' }],
        closed: [{ type: 'withdraw', wager: 'w1' }],
      }),
      subject: 'w1',
      clauses: TOO_LATE,
      recorded: 'withdrawn',
      message: 'Wager w1 was withdrawn after the wagering period had ended.',
    },
    {
      ...plain,
      name: 'taken up after it was lost',
      round: tumble({ wagers: ['small 1000'], last: [{ type: 'withdraw', wager: 'w1' }] }),
      subject: 'w1',
      clauses: TOO_LATE,
      recorded: 'withdrawn',
      message: 'Wager w1 was withdrawn after the wagering period had ended.',
    },
    {
      ...plain,
      name: 'placed once the result was announced, without a call in the record',
      round: tumble({
        uncalled: true,
        tumbled: [{ type: 'announce', of: 'total', value: 13 }, placed('w9', { confirmed: true })],
        last: [lostBy('w9')],
      }),
    },
  ],
  notApplicable: [{ name: 'no wagers', round: tumble() }],
  indeterminate: [
    {
      name: 'placed after the dice, and no call recorded',
      round: tumble({ uncalled: true, tumbled: [placed('w9', { confirmed: true })], last: [lostBy('w9')] }),
      subject: 'w9',
      missing: [END],
    },
  ],
});
