import type { RoundEvent } from '../../../../src/core/rounds/record';
import { CUTTING_CARD, newShoe, noted, SHUFFLE, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup, type CoupOptions } from '../../../support/rounds/coup';
import { luckyDraw } from '../../../support/rounds/lucky-draw';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

const LAST_ROUND: RoundEvent = { type: 'call', call: 'last-round' };
const SHOE = newShoe();
const THREE_CARDS = { player: '2H 3D 4C', banker: '3S 4C' } as const;
const TIE = { player: '3H 4D', banker: '3S 4C' } as const;

const during = (more: Omit<CoupOptions, 'variant'> = {}): Omit<CoupOptions, 'variant' | 'playedAt'> => ({
  ...THREE_CARDS,
  afterCards: { 2: [CUTTING_CARD] },
  ...more,
});
const shuffledIn = (place: Place, clauses: readonly string[], first = false) => ({
  name: `${place.jurisdiction} ${place.channel ?? 'table'}: a shuffle after ${first ? 'one card of the last round' : 'four cards'}`,
  round: coupAt(
    place,
    first
      ? { ...THREE_CARDS, first: [CUTTING_CARD, LAST_ROUND], afterCards: { 1: [SHUFFLE] } }
      : { ...THREE_CARDS, afterCards: { 2: [CUTTING_CARD], 4: [SHUFFLE] } },
  ),
  subject: 'shoe',
  clauses: clauses.map((label) => `${place.cited}${label}`),
  expected: 'round finished first',
  recorded: first ? 'events[4]' : 'events[6]',
  message: `The cards were shuffled at events[${first ? '4' : '6'}], in the middle of the round in which the cutting card came; it must be finished first.`,
});
const inDoubt = (name: string, place: Place | undefined, options: Omit<CoupOptions, 'variant'>, missing: string) => ({
  name,
  round: place ? coupAt(place, options) : coup(options),
  subject: 'shoe',
  missing: [missing],
});

checkTable('baccarat/cutting-card-ends-the-shoe', {
  complies: [
    ...Object.entries(PLACES).map(([name, place]) => ({
      name: `${name}: the round is finished`,
      round: coupAt(place, during()),
      subjects: ['shoe'],
    })),
    {
      name: 'it comes first, the last round is called and played, then the cards are shuffled',
      round: coup({ first: [CUTTING_CARD, LAST_ROUND], last: [SHUFFLE] }),
      subjects: ['shoe'],
    },
    {
      name: 'ACT: a shuffle after the round in which it came, which is the last',
      round: coupAt(PLACES.act, during({ last: [SHUFFLE] })),
      subjects: ['shoe'],
    },
    {
      name: 'ACT terminals, where nobody has to call the last round',
      round: coupAt(PLACES.actTerminal, { first: [CUTTING_CARD], last: [SHUFFLE] }),
      subjects: ['shoe'],
    },
    {
      name: 'lucky draw: a shuffle after the round',
      round: luckyDraw({ midway: [CUTTING_CARD], last: [SHUFFLE] }),
      subjects: ['shoe'],
    },
  ],
  breaches: [
    shuffledIn(PLACES.act, ['7.5']),
    shuffledIn(PLACES.act, ['7.5'], true),
    shuffledIn(PLACES.actMini, ['7.5']),
    shuffledIn(PLACES.actTerminal, ['8.3(h)']),
    shuffledIn(PLACES.qld, ['15(1)']),
    shuffledIn(PLACES.qld, ['15(4)', '15(1)'], true),
    shuffledIn(PLACES.qldTerminal, ['15(1)'], true),
    shuffledIn(PLACES.nz, ['11.2(b)', '11.2']),
    shuffledIn(PLACES.nz, ['11.2(a)', '11.2', '11.2(b)'], true),
    {
      ...shuffledIn(PLACES.act, []),
      name: 'NSW: by the dealer, in the last round',
      round: coup({
        ...THREE_CARDS,
        first: [CUTTING_CARD, LAST_ROUND],
        afterCards: { 3: [{ type: 'shuffle', by: 'dealer' }] },
      }),
      clauses: ['3.13', '3.12'],
    },
    {
      ...shuffledIn(PLACES.act, []),
      name: 'lucky draw: a shuffle before the second card of the dealer',
      round: luckyDraw({ wagering: [CUTTING_CARD], midway: [SHUFFLE] }),
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/18'],
      recorded: 'events[5]',
      message:
        'The cards were shuffled at events[5], in the middle of the round in which the cutting card came; it must be finished first.',
    },
  ],
  notApplicable: [
    { name: 'no cutting card', round: coup({ last: [SHUFFLE] }) },
    { name: 'a void round', round: coup(during({ dealt: [voided], last: [SHUFFLE] })) },
    {
      name: 'too few cards to finish the round',
      round: coup({ afterCards: { 2: [CUTTING_CARD], 3: [noted('insufficient-cards', 'round-void'), SHUFFLE] } }),
    },
    {
      name: 'Queensland: cards from a machine',
      round: coupAt(PLACES.qld, {
        ...THREE_CARDS,
        equipment: { decks: 8, cardMachine: 'shuffler' },
        afterCards: { 2: [CUTTING_CARD], 4: [SHUFFLE] },
      }),
    },
  ],
  indeterminate: [
    inDoubt('a shuffle where one more round is due', undefined, during({ last: [SHUFFLE] }), 'direction to shuffle'),
    inDoubt('NZ: the same', PLACES.nz, during({ last: [SHUFFLE] }), 'direction to shuffle'),
    inDoubt('Queensland: the same', PLACES.qld, during({ last: [SHUFFLE] }), 'direction to shuffle'),
    inDoubt(
      'ACT: a shuffle after a tie, which calls for one more round',
      PLACES.act,
      during({ ...TIE, last: [SHUFFLE] }),
      'direction to shuffle',
    ),
    inDoubt(
      'ACT terminals: it comes after the last card, perhaps as the first of the next round',
      PLACES.actTerminal,
      { afterCards: { 4: [CUTTING_CARD] }, last: [SHUFFLE] },
      'direction to shuffle',
    ),
    inDoubt(
      'a shuffle before the last round is dealt',
      undefined,
      { first: [CUTTING_CARD, ...SHOE] },
      'direction to shuffle',
    ),
    inDoubt(
      'it comes first, and nobody calls the last round',
      undefined,
      { first: [CUTTING_CARD] },
      'call of the last round',
    ),
    inDoubt('NZ: the same without a call', PLACES.nz, { first: [CUTTING_CARD] }, 'call of the last round'),
    inDoubt(
      'a machine shuffles in the middle of the round, perhaps other cards',
      undefined,
      { ...THREE_CARDS, afterCards: { 2: [CUTTING_CARD], 4: [{ type: 'shuffle', by: 'multishuffler' }] } },
      'cards that were shuffled',
    ),
  ],
});
