import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';

const said = (value: string) => ({ type: 'announce', of: 'result', value }) as const;
const TIED = { player: '3H 4D', banker: '3S 4C' };
const BANKER_WINS = { player: '3H 3D', banker: '3S 4C' };
const wrong = (recorded: string, expected: string, player: number, banker: number, clause: string) => ({
  subject: 'result',
  clauses: ['7.6.10', '4.5', clause],
  expected,
  recorded,
  message: `The result was given as ${recorded}; player has ${String(player)} and banker ${String(banker)}, so it is ${expected}.`,
});

checkTable('baccarat/announced-result-matches-the-points', {
  complies: [
    { name: 'the banker', round: coup({ ...BANKER_WINS, dealt: [said('banker')] }), subjects: ['result'] },
    { name: 'a tie', round: coup({ ...TIED, dealt: [said('tie')] }), subjects: ['result'] },
    { name: 'in capitals', round: coup({ dealt: [said('PLAYER')] }), subjects: ['result'] },
    {
      name: 'a wrong result that was noticed, noted and put right',
      round: coup({ dealt: [said('banker'), noted('wrong-result-entered', 'result-recalculated'), said('player')] }),
      subjects: ['result'],
    },
  ],
  breaches: [
    ...[
      {
        name: 'QLD: the banker where the hands tied',
        value: 'banker',
        hands: TIED,
        expected: 'tie',
        points: [7, 7],
        labels: ['21(2)', '21(1)', '2', '10(3)'],
      },
      {
        name: 'QLD: a tie where the banker won',
        value: 'tie',
        hands: BANKER_WINS,
        expected: 'banker',
        points: [6, 7],
        labels: ['21(1)', '2', '10(1)(a)'],
      },
    ].map(({ name, value, hands, expected, points: [player = 0, banker = 0], labels }) => ({
      ...wrong(value, expected, player, banker, ''),
      name,
      round: coupAt(PLACES.qld, { ...hands, dealt: [said(value)] }),
      clauses: labels.map((label) => PLACES.qld.cited + label),
    })),
    {
      ...wrong('player', 'tie', 7, 7, ''),
      name: 'ACT: the player where the hands tied',
      round: coupAt(PLACES.act, { ...TIED, dealt: [said('player')] }),
      clauses: ['10.3', '10.2', '5.7(c)'].map((label) => PLACES.act.cited + label),
    },
    {
      ...wrong('tie', 'player', 9, 7, '5.1.1.1'),
      name: 'a tie where the player won',
      round: coup({ dealt: [said('tie')] }),
    },
    {
      ...wrong('player', 'banker', 6, 7, '5.1.2.1'),
      name: 'the player where the banker won',
      round: coup({ ...BANKER_WINS, dealt: [said('player')] }),
    },
    {
      ...wrong('player', 'tie', 7, 7, '5.1.3'),
      name: 'the player where the hands tied; the wagers rightly settled',
      round: coup({ ...TIED, wagers: ['player 1000', 'tie 1000'], dealt: [said('player')] }),
    },
    {
      ...wrong('banker', 'player', 9, 7, '5.1.1.1'),
      name: 'a wrong result that was noticed and left to stand',
      round: coup({ dealt: [said('banker'), noted('wrong-result-entered', 'result-stands')] }),
    },
    {
      ...wrong('banker', 'player', 9, 7, '5.1.1.1'),
      name: 'wrong again after it was noticed',
      round: coup({ dealt: [said('tie'), noted('wrong-result-entered', 'result-recalculated'), said('banker')] }),
    },
  ],
  notApplicable: [
    { name: 'nothing announced', round: coup() },
    { name: 'a void coup', round: coup({ dealt: [said('banker'), voided] }) },
    {
      name: 'a wrong result that was noticed; what was done about it is not recorded',
      round: coup({ dealt: [said('banker'), noted('wrong-result-entered')] }),
    },
  ],
  indeterminate: [
    {
      name: 'the cards are not recorded',
      round: coup({ player: '', banker: '', dealt: [said('player')] }),
      subject: 'result',
      missing: ['deal events of both hands'],
    },
    {
      name: 'announced in other words',
      round: coup({ dealt: [said('natural nine')] }),
      subject: 'result',
      missing: ['announced result as player, banker or tie'],
    },
    {
      name: 'a hand drawn against the rules, the result given as if it had not been',
      round: coup({ player: '9H KD 2C', dealt: [said('player')] }),
      subject: 'result',
      missing: ['hands dealt as the rules require'],
      because: 'baccarat/natural-ends-the-deal',
    },
  ],
});
