import { collected, lost, nzWith, paidOut, placed } from '../../../support/rounds/breaches-of-additional';
import { givenBack } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { judged, ofCheck } from '../../../support/rounds/judged';
import { coupAt, PLACES } from '../../../support/rounds/places';

const NZ = 'nz/table-games-divisions#div-5/';
const anteUp = (
  options: Readonly<Record<string, string>>,
  ...wagers: readonly (string | { bet: string; stake: number; settle: object })[]
) => coupAt({ ...nzWith(options), variant: 'ante-up' }, { wagers });
const ante = { bet: 'ante', stake: 12, settle: lost };
const anyPair = (box: string | undefined) =>
  coupAt(PLACES.qld, {
    wagering: [
      placed({ id: 'g1', position: 'box:1' }),
      placed({ id: 'a1', player: 'p2', bet: 'any-pair:player', ...(box && { position: box }) }),
    ],
    last: [paidOut('g1', 1000), collected('a1')],
  });

checkTable('baccarat/wager-has-its-companion', {
  complies: [
    { name: 'an ante beside the wager', round: anteUp({}, 'player 1000', ante), subjects: ['w1'] },
    {
      name: 'waived at the amount displayed',
      round: anteUp({ anteWaivedFrom: '1000' }, 'player 1000'),
      subjects: ['w1'],
    },
    { name: "any pair on a box with another player's wager", round: anyPair('box:1'), subjects: ['a1'] },
  ],
  breaches: [
    {
      name: 'an ante that is not waived',
      round: anteUp({ anteWaivedFrom: '1001' }, 'player 1000'),
      subject: 'w1',
      clauses: ['14.7', '14.5', '14.3', '14.4'].map((label) => NZ + label),
      expected: 'a wager on ante',
      recorded: 'player',
      message: 'Wager w1 on player was taken without a wager on ante.',
    },
    {
      name: 'any pair on an empty box',
      round: anyPair('box:2'),
      subject: 'a1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-17/42(1)'],
      expected: 'a wager on player, banker or tie',
      recorded: 'any-pair:player',
      message: 'Wager a1 on any-pair:player was taken without a wager on player, banker or tie.',
    },
  ],
  notApplicable: [
    { name: 'a wager of the game itself', round: coupAt(PLACES.actTerminal, { wagers: ['player 1000'] }) },
    {
      name: 'alone and turned down',
      round: coupAt(PLACES.actTerminal, { wagers: [{ bet: 'player-pair', stake: 500, settle: givenBack }] }),
    },
  ],
  indeterminate: [
    {
      name: 'whether the ante is waived',
      round: anteUp({}, 'player 1000'),
      subject: 'w1',
      missing: ['table.options.anteWaivedFrom'],
    },
    { name: 'on which box', round: anyPair(undefined), subject: 'a1', missing: ['position of wager a1'] },
  ],
});

it('does not bind where an initial wager is only presumed', () => {
  const alone = coupAt(PLACES.nz, { wagers: [{ bet: 'dragon-bonus:banker', stake: 500, settle: lost }] });
  const checked = judged(alone);
  expect(ofCheck(checked, 'baccarat/wager-has-its-companion')).toEqual([]);
  expect(checked.verdict).toBe('complies');
});
