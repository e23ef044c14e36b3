import type { RoundEvent } from '../../../../src/core/rounds/record';
import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { placed, SIC_BO_BREACHES, TEN_TO_FIFTY } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES, type SicBoPlace } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const [plain] = SIC_BO_BREACHES['sic-bo/wager-follows-the-dice'] ?? [];
if (!plain) throw new Error('no breach is recorded');
const { act, actTerminal, qld } = SIC_BO_PLACES;
const ACT = 'au-act/gazette-s196-1992#sic-bo/';
const QLD = 'au-qld/casino-gaming-rule-2024#sch-8/';
/** That a wager is settled by its position is cited behind what decides it. */
const POSITION: Readonly<Record<string, string>> = {
  'AU-ACTtable': `${ACT}4.7`,
  'AU-ACTterminal': 'au-act/ni2019-689#rules/2.6',
  'AU-QLD': `${QLD}9`,
};
const NO_SPIN: RoundEvent = { type: 'call', call: 'no-spin' };
const AGAIN: RoundEvent = { type: 'roll', dice: [1, 2, 3] };

const wrong = (
  at: SicBoPlace,
  dice: readonly number[],
  bet: string,
  due: 'win' | 'lose',
  clauses: readonly string[],
) => {
  const recorded = due === 'win' ? 'lose' : 'win';
  const total = dice.reduce((sum, die) => sum + die, 0);
  return {
    ...plain,
    name: `${bet} on ${dice.join(', ')} ${at.jurisdiction}`,
    round: tumble({ at, dice, wagers: [{ bet, stake: 1000, settle: { result: recorded, paid: 0 } }] }),
    clauses: [...clauses, POSITION[at.jurisdiction + (at.channel ?? '')] ?? ''],
    expected: due,
    recorded,
    message: `The dice show ${dice.join(', ')}, total ${String(total)}, so a wager on ${bet} must ${due}; it was ${recorded === 'win' ? 'paid' : 'collected'}.`,
  };
};

checkTable('sic-bo/wager-follows-the-dice', {
  complies: [
    {
      name: 'a double wins with three of its number',
      round: tumble({ dice: [4, 4, 4], wagers: ['double:4 1000', 'big 1000'] }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'four numbers lose where two dice agree',
      round: tumble({ at: qld, dice: [2, 2, 3], wagers: ['four-number-combination:1/2/3/4 1000'] }),
      subjects: ['w1'],
    },
    {
      name: 'decided by the second tumble, the first called off',
      round: tumble({
        tumbled: [NO_SPIN, AGAIN],
        wagers: [{ bet: 'small', stake: 1000, settle: { result: 'win', paid: 1000 } }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'the first tumble marked as not valid',
      round: tumble({
        closed: [{ type: 'roll', dice: [6, 6, 6], valid: false }],
        wagers: ['big 1000'],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      ...plain,
      name: 'settled as a stand-off',
      round: tumble({ wagers: [{ bet: 'small', stake: 1000, settle: { result: 'push', paid: 0 } }] }),
      recorded: 'push',
      message: 'The dice show 2, 5, 6, total 13, so a wager on small must lose; it was given back.',
    },

    wrong(act, [2, 2, 2], 'small', 'lose', [`${ACT}4.1(a)`]),
    wrong(act, [2, 3, 6], 'big', 'win', [`${ACT}4.1(b)`]),
    wrong(act, [3, 3, 3], 'double:3', 'win', [`${ACT}4.1(d)`]),
    wrong(act, [1, 1, 2], 'single:1', 'win', [`${ACT}4.1(f)`, `${ACT}5`]),
    wrong(act, [1, 1, 2], 'pair:1/3', 'lose', [`${ACT}4.1(g)`]),
    wrong(act, [1, 1, 2], 'total:4', 'win', [`${ACT}4.1(h)`]),
    wrong(actTerminal, [1, 1, 2], 'any-triple', 'lose', ['au-act/ni2019-689#rules/10.4(a)']),
    wrong(qld, [3, 3, 3], 'odd', 'lose', [`${QLD}5(2)`]),
    wrong(qld, [1, 2, 4], 'four-number-combination:1/2/3/4', 'win', [`${QLD}5(2)`]),
    {
      ...plain,
      name: 'given back without a reason',
      round: tumble({ wagers: [{ bet: 'small', stake: 1000, settle: givenBack }] }),
      recorded: 'void',
      message: 'The dice show 2, 5, 6, total 13, so a wager on small must lose; it was given back.',
    },
  ],
  notApplicable: [
    {
      name: 'a wager that the rules do not have, and no dice recorded',
      round: tumble({
        at: act,
        dice: 'unsaid',
        wagers: [{ bet: 'odd', stake: 1000, settle: { result: 'lose', paid: 0 } }],
      }),
      because: 'sic-bo/only-permitted-wagers',
    },
    {
      name: 'a total that there is no wager on, collected although the dice show it',
      round: tumble({
        at: qld,
        dice: [6, 6, 6],
        wagers: [{ bet: 'total:18', stake: 1000, settle: { result: 'lose', paid: 0 } }],
      }),
      because: 'sic-bo/only-permitted-wagers',
    },
    {
      name: 'odd where rules do not have it',
      round: tumble({ at: act, wagers: [{ bet: 'odd', stake: 1000, settle: { result: 'lose', paid: 0 } }] }),
      because: 'sic-bo/only-permitted-wagers',
    },

    { name: 'no wagers', round: tumble() },
    {
      name: 'a void round',
      round: tumble({ wagers: [{ bet: 'small', stake: 1000, settle: givenBack }], tumbled: [voided] }),
    },
    {
      name: 'a tumble called off',
      round: tumble({ wagers: [{ bet: 'small', stake: 1000, settle: givenBack }], tumbled: [NO_SPIN] }),
    },
    {
      name: 'a late wager given back after the tumble was made again',
      round: tumble({ wagers: [{ bet: 'big', stake: 1000, settle: givenBack }], tumbled: [NO_SPIN, AGAIN] }),
    },
  ],
  indeterminate: [
    {
      name: 'placed after the dice without a call, and settled against them',
      round: tumble({
        uncalled: true,
        tumbled: [placed('w9', { confirmed: true })],
        last: [{ type: 'settle', wager: 'w9', result: 'win', paid: 1000, returned: 1000 }],
      }),
      subject: 'w9',
      missing: ['what ended the wagering period: the call of no more bets'],
    },

    {
      name: 'no dice recorded',
      round: tumble({ dice: 'unsaid', wagers: [{ bet: 'small', stake: 1000, settle: { result: 'lose', paid: 0 } }] }),
      subject: 'w1',
      missing: ['one roll event of three dice'],
    },
    {
      name: 'two tumbles that both count',
      round: tumble({
        tumbled: [AGAIN],
        wagers: [{ bet: 'small', stake: 1000, settle: { result: 'win', paid: 1000 } }],
      }),
      subject: 'w1',
      missing: ['one roll event of three dice'],
    },
    {
      name: 'its settlement not recorded',
      round: tumble({ wagers: [{ bet: 'small', stake: 1000, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
    {
      name: 'a chip that lay wrong',
      round: tumble({
        at: qld,
        wagers: [{ bet: 'small', stake: 1000, settle: { result: 'win', paid: 1000 } }],
        tumbled: [noted('wager-misplaced', undefined, { wager: 'w1' })],
      }),
      subject: 'w1',
      missing: ['position of wager w1'],
    },
    {
      name: 'below a minimum under which the first wager is settled and further ones are returned',
      round: tumble({ at: act, table: TEN_TO_FIFTY, wagers: [{ bet: 'small', stake: 999, settle: givenBack }] }),
      subject: 'w1',
      missing: ['whether its owner had been told that wagers below the minimum are returned'],
    },
  ],
});
