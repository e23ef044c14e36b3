import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

/** The banker draws with three against a four, and with two against any card. */
const DEPENDS = { player: '2H 3D 4C', banker: '3S KC 5D' } as const;
const ANYWAY = { player: '2H 3D 4C', banker: '2S KC 5D' } as const;
const BANKER_FIRST = 'pbpbbp';

const found = (place: Place, labels: readonly string[], hands: typeof DEPENDS | typeof ANYWAY = DEPENDS) => {
  const points = hands === DEPENDS ? '3' : '2';
  return {
    name: `${place.cited}: the banker, with ${points}, before the player`,
    round: coupAt(place, { ...hands, order: BANKER_FIRST }),
    subject: 'coup',
    clauses: labels.map((label) => `${place.cited}${label}`),
    expected: 'player',
    recorded: 'banker',
    message: `The banker, with ${points}, was dealt a third card before the player; the player's comes first.`,
  };
};
const ACT = ['10.1', '10.1(a)(i)', '10.1(a)(ii)', '10.1(b)(i)', '10.1(b)(ii)'];
const MINI = ['10.1', '10.1(a)', '10.1(b)'];

checkTable('baccarat/third-cards-dealt-in-order', {
  complies: Object.entries(PLACES).map(([name, place]) => ({
    name: `${name}: the player first`,
    round: coupAt(place, DEPENDS),
    subjects: ['coup'],
  })),
  breaches: [
    found(PLACES.act, ACT),
    found(PLACES.act, ACT, ANYWAY),
    found(PLACES.actMini, MINI, ANYWAY),
    found(PLACES.actTerminal, ['8.6(d)']),
    found(PLACES.qld, ['17(2)', '20(2)', '20(3)', '20(4)', '20(5)']),
    found(PLACES.nz, ['9.4']),
  ],
  notApplicable: [
    { name: "the player's third card alone", round: coupAt(PLACES.act, { player: '2H 3D 4C' }) },
    { name: "the banker's third card alone", round: coupAt(PLACES.act, { player: '6H KD', banker: '2S 3C 7D' }) },
    {
      name: 'a card without a value',
      round: coupAt(PLACES.nz, { player: '2H 3D 4C', banker: 'JOKER KC 5D', order: BANKER_FIRST }),
      because: 'baccarat/no-jokers',
    },
    { name: 'one third card', round: coup({ player: '2H 3D 4C' }) },
    { name: 'a banker who draws against any card', round: coup({ ...ANYWAY, order: BANKER_FIRST }) },
    { name: 'the same in New Zealand', round: coupAt(PLACES.nz, { ...ANYWAY, order: BANKER_FIRST }) },
    { name: 'the same in Queensland', round: coupAt(PLACES.qld, { ...ANYWAY, order: BANKER_FIRST }) },
    { name: 'a void coup', round: coup({ ...DEPENDS, order: BANKER_FIRST, dealt: [voided] }) },
    {
      name: 'an error that was noticed and put right',
      round: coupAt(PLACES.act, {
        ...DEPENDS,
        order: BANKER_FIRST,
        dealt: [noted('card-to-wrong-hand', 'reconstructed')],
      }),
    },
  ],
});
