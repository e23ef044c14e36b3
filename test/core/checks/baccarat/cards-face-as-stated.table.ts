import { voided, withEvent } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { judgedUnder, nswRuleSet, ofCheck } from '../../../support/rounds/judged';

const faced = (index: number, face: 'up' | 'down', record = coup()) => {
  const event = record.events[index];
  return event?.type === 'deal' ? withEvent(record, index, { ...event, face }) : record;
};

const CHECK = 'baccarat/cards-face-as-stated';

checkTable(CHECK, {
  complies: [{ name: 'every card face up', round: coup({ face: 'up' }), subjects: ['cards'] }],
  breaches: [
    {
      name: 'one of several, the others said to be face up',
      round: faced(4, 'down', coup({ face: 'up' })),
      subject: 'events[4]',
      clauses: ['3.3'],
      expected: 'up',
      recorded: 'down',
      message: 'A card was dealt face down (events[4]); every card is dealt face up.',
    },
    {
      name: 'every card face down, told once',
      round: coup({ face: 'down' }),
      subject: 'events[1]',
      clauses: ['3.3'],
      expected: 'up',
      recorded: 'down',
      message: '4 cards were dealt face down, the first at events[1]; every card is dealt face up.',
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

describe('where cards are to be dealt face down, as a draft of rules may have it', () => {
  const order = nswRuleSet();
  const stated = order.facts.get('cardsFace');
  const faceDown = { ...order, version: 'face down', facts: new Map(order.facts) };
  if (stated) faceDown.facts.set('cardsFace', { ...stated, value: 'down' });
  const found = (record: ReturnType<typeof coup>) =>
    ofCheck(judgedUnder(faceDown, record), CHECK).map(({ verdict, subject, expected, recorded }) => [
      verdict,
      subject,
      expected,
      recorded,
    ]);
  test.each([
    ['all face down', coup({ face: 'down' }), ['complies', 'cards', undefined, undefined]],
    ['one face down, the others not said', faced(3, 'down'), ['complies', 'cards', undefined, undefined]],
    ['one face up', faced(3, 'up'), ['breaches', 'cards', 'down', 'up']],
    ['one face up, the others down', faced(3, 'up', coup({ face: 'down' })), ['breaches', 'cards', 'down', 'up']],
    ['no face recorded', coup(), ['not-applicable', '', undefined, undefined]],
  ])('%s', (_, record, expected) => {
    expect(found(record)).toEqual([expected]);
  });

  it('is said in a whole sentence', () => {
    const [{ message } = { message: '' }] = ofCheck(judgedUnder(faceDown, faced(3, 'up')), CHECK);
    expect(message).toBe('A card was dealt face up (cards); every card is dealt face down.');
  });
});
