import { voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';
import { coup } from '../../../support/rounds/coup';
import { COUNTS, two } from '../../../support/rounds/hands';

const CLAUSES = ['2.3.6.2', '2.3.6.1', '2.3.5.1', '2.3.5.2', '2.3.5.3'];
const LUCKY_DRAW = 'au-qld/casino-gaming-rule-2024#sch-14/';
const ON_BOXES = ['5(2)(b)', '5(2)(a)', '5(1)(a)', '5(1)(b)', '5(1)(c)'].map((label) => LUCKY_DRAW + label);
const said = (of: string, value: string | number) => ({ type: 'announce', of, value }) as const;
const wrong = (of: string, expected: number, recorded: number) => ({
  subject: of,
  clauses: CLAUSES,
  expected: String(expected),
  recorded: String(recorded),
  message: `${String(recorded)} was announced for the ${of}; the cards count ${String(expected)}.`,
});

checkTable('baccarat/announced-points-match-the-cards', {
  complies: [
    ...COUNTS.filter((points) => points < 8).map((points) => ({
      name: `the banker's ${String(points)}`,
      round: coup({ banker: two(points), dealt: [said('banker', points)] }),
      subjects: ['banker'],
    })),
    {
      name: 'both hands, as numbers and as text',
      round: coup({ dealt: [said('player', '9'), said('banker', 7)] }),
      subjects: ['player', 'banker'],
    },
    {
      name: 'a total of ten or more: its last digit',
      round: coup({ player: '7H 8D 9C', banker: '9S 8C', dealt: [said('player', 4), said('banker', 7)] }),
      subjects: ['player', 'banker'],
    },
  ].map((one) => ({ ...one })),
  breaches: [
    {
      ...wrong('dealer', 6, 7),
      name: "the dealer's, where boxes have hands of their own",
      round: luckyDraw({ dealt: [said('dealer', 7)] }),
      clauses: ON_BOXES,
    },
    {
      ...wrong('box:1', 9, 8),
      name: 'that of a box',
      round: luckyDraw({ dealt: [said('box:1', 8)] }),
      clauses: [`${LUCKY_DRAW}16(2)`, ...ON_BOXES],
    },
    {
      ...wrong('banker', 5, 6),
      name: "the banker's before its third card, when the player has three",
      round: coup({ player: '2H 3D 4C', banker: '2S 3C KD', afterCards: { 5: [said('banker', 6)] } }),
    },
    {
      ...wrong('banker', 7, 17),
      name: 'the total itself',
      round: coup({ banker: '9S 8C', dealt: [said('banker', 17)] }),
    },
    {
      ...wrong('player', 9, 10),
      name: 'a picture counted as ten',
      round: coup({ player: 'KH 9D', dealt: [said('player', 10)] }),
    },
    {
      ...wrong('player', 9, 5),
      name: 'the count of two cards, announced after the third',
      round: coup({ player: '2H 3D 4C', dealt: [said('player', 5)] }),
    },
    {
      ...wrong('player', 5, 9),
      name: 'the count of three cards, announced before the third',
      round: coup({ player: '2H 3D 4C', afterCards: { 4: [said('player', 9)] } }),
    },
    {
      ...wrong('player', 9, 8),
      name: 'the wagers rightly settled all the same',
      round: coup({ wagers: ['player 1000'], dealt: [said('player', 8)] }),
    },
  ],
  notApplicable: [
    { name: 'something announced of neither hand', round: coup({ dealt: [said('tie', 0)] }) },
    { name: 'something announced of no box', round: luckyDraw({ dealt: [said('shoe', 5)] }) },
    { name: 'nothing announced', round: coup() },
    { name: 'only the result announced', round: coup({ dealt: [said('result', 'player')] }) },
    { name: 'a void coup', round: coup({ dealt: [said('player', 8), voided] }) },
  ],
  indeterminate: [
    {
      name: 'announced before the hand had two cards',
      round: coup({ afterCards: { 1: [said('player', 9)] } }),
      subject: 'player',
      missing: ["deal events of the player's first two cards"],
    },
    {
      name: 'announced in words',
      round: coup({ dealt: [said('player', 'natural')] }),
      subject: 'player',
      missing: ['announced point count of the player as a number'],
    },
    {
      name: 'a hand drawn against the rules, announced without the card',
      round: coup({ player: '9H KD 2C', dealt: [said('player', 9)] }),
      subject: 'player',
      missing: ['hands dealt as the rules require'],
      because: 'baccarat/natural-ends-the-deal',
    },
  ],
});
