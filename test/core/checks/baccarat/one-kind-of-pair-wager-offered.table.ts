import { lost } from '../../../support/rounds/breaches-of-additional';
import { givenBack } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const at = (place: Parameters<typeof coupAt>[0], ...sides: readonly (readonly [string, object])[]) =>
  coupAt(place, { wagers: ['player 1000', ...sides.map(([bet, settle]) => ({ bet, stake: 500, settle }))] });

checkTable('baccarat/one-kind-of-pair-wager-offered', {
  complies: [
    {
      name: 'another turned down',
      round: at(PLACES.nz, ['perfect-pair:player', lost], ['lucky-match:player', givenBack]),
      subjects: ['table'],
    },
    {
      name: 'beside the dragon bonus',
      round: at(PLACES.nz, ['any-pair:player', lost], ['dragon-bonus:banker', lost]),
      subjects: ['table'],
    },
  ],
  breaches: [],
  notApplicable: [{ name: 'none of them', round: at(PLACES.nz, ['dragon-bonus:banker', lost]) }],
});
