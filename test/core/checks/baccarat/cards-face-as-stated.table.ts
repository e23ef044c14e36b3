import { voided, withEvent } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';

const faced = (index: number, face: 'up' | 'down', record = coup()) => {
  const event = record.events[index];
  return event?.type === 'deal' ? withEvent(record, index, { ...event, face }) : record;
};

checkTable('baccarat/cards-face-as-stated', {
  complies: [{ name: 'every card face up', round: coup({ face: 'up' }), subjects: ['cards'] }],
  breaches: [
    {
      name: 'one of several, the others said to be face up',
      round: faced(4, 'down', coup({ face: 'up' })),
      subject: 'events[4]',
      clauses: ['3.3'],
      expected: 'up',
      recorded: 'down',
      message: 'The card at events[4] was dealt face down; cards are dealt face up.',
    },
    {
      name: 'every card face down, told once',
      round: coup({ face: 'down' }),
      subject: 'events[1]',
      clauses: ['3.3'],
      expected: 'up',
      recorded: 'down',
      message: '4 cards were dealt face down, the first at events[1]; cards are dealt face up.',
    },
  ],
  notApplicable: [
    { name: 'the faces are not recorded', round: coup() },
    { name: 'a void coup', round: coup({ face: 'down', dealt: [voided] }) },
    {
      name: 'the burnt card, which is drawn face down',
      round: coup({ first: [{ type: 'shuffle' }, { type: 'deal', to: 'burn', card: '7S', face: 'down' }] }),
    },
  ],
});
