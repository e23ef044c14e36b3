import { givenBack } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { ACT, ACT_2019, at, of, QLD, QLD_TERMINALS } from '../../../support/rounds/roulette/cited';

const made = (chips: 'value' | 'non-value' | 'cash' | 'credit') => ({ wagers: [{ bet: 'red', stake: 1000, chips }] });
const onCredit = { subject: 'w1', expected: 'value chips or non-value chips or cash', recorded: 'credit' } as const;

checkTable('roulette/wagers-made-as-stated', {
  complies: [
    { name: 'with cash, which is converted at once', round: at('au-act', made('cash')), subjects: ['w1'] },
    { name: 'with coins in Queensland', round: at('au-qld', made('cash')), subjects: ['w1'] },
    { name: 'with credit at a terminal', round: at('au-act-terminal', made('credit')), subjects: ['w1'] },
    {
      name: 'with credit that the screen shows as chips',
      round: at('au-act-terminal', made('value')),
      subjects: ['w1'],
    },
    { name: 'with credit at a terminal of Queensland', round: at('au-qld-terminal', made('credit')), subjects: ['w1'] },
    {
      name: 'on credit, and turned down',
      round: at('nz', { wagers: [{ bet: 'red', stake: 1000, chips: 'credit', settle: givenBack }] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      ...onCredit,
      name: 'on credit at the table of 1992',
      round: at('au-act', made('credit')),
      clauses: of(ACT, '5.8', '5.1', '5.2(a)', '5.2(b)'),
      message: 'Wager w1 on red was made with credit; the rules have value chips or non-value chips or cash.',
    },
    {
      name: 'with cash at a terminal',
      round: at('au-act-terminal', made('cash')),
      subject: 'w1',
      clauses: of(ACT_2019, '2.2(a)'),
      expected: 'credit or value chips or non-value chips',
      recorded: 'cash',
      message: 'Wager w1 on red was made with cash; the rules have credit or value chips or non-value chips.',
    },
    {
      ...onCredit,
      name: 'on credit at a table of Queensland',
      round: at('au-qld', made('credit')),
      clauses: [...of(QLD, '9(1)'), 'au-qld/casino-gaming-rule-2024#body/6(2)'],
      message: 'Wager w1 on red was made with credit; the rules have value chips or non-value chips or cash.',
    },
    {
      name: 'with cash at a terminal of Queensland',
      round: at('au-qld-terminal', made('cash')),
      subject: 'w1',
      clauses: of(QLD_TERMINALS, '5(1)'),
      expected: 'credit',
      recorded: 'cash',
      message: 'Wager w1 on red was made with cash; the rules have credit.',
    },
  ],
  notApplicable: [
    { name: 'the record does not say', round: at('nz', { wagers: ['red 1000'] }) },
    {
      name: 'by word of mouth, which has a rule of its own',
      round: at('au-act', { wagers: [{ bet: 'red', stake: 1000, oral: true, chips: 'credit' }] }),
      because: 'roulette/oral-wagers-as-stated',
    },
  ],
});
