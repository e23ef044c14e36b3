import { collected, lost, nzWith, paidOut, placed } from '../../../support/rounds/breaches-of-additional';
import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { judged, ofCheck } from '../../../support/rounds/judged';
import { coupAt, PLACES } from '../../../support/rounds/places';

const NZ = 'nz/table-games-divisions#div-5/';
const anteUp = (
  options: Readonly<Record<string, string>>,
  ...wagers: readonly (string | { bet: string; stake: number; by?: string; settle: object })[]
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
/** Any pair beside what others have, each with the box it is on. */
const besides = (pair: { position?: string }, ...games: readonly { position?: string; bet?: string }[]) =>
  coupAt(PLACES.qld, {
    player: '6H KD',
    wagering: [
      ...games.map((game, index) => placed({ id: `g${String(index + 1)}`, ...game })),
      placed({ id: 'a1', player: 'p2', bet: 'any-pair:player', ...pair }),
    ],
    last: [...games.map((_, index) => collected(`g${String(index + 1)}`)), collected('a1')],
  });
/** Any pair beside a game wager that was declared void and given back. */
const besidesVoid = (box: string) =>
  coupAt(PLACES.qld, {
    player: '6H KD',
    wagering: [
      placed({ id: 'g1', position: box }),
      placed({ id: 'a1', player: 'p2', bet: 'any-pair:player', position: 'box:1' }),
    ],
    last: [{ type: 'void', scope: 'wager', ref: 'g1' }, { type: 'settle', wager: 'g1', ...givenBack }, collected('a1')],
  });
const ALONE_ON_BOX = {
  subject: 'a1',
  clauses: ['au-qld/casino-gaming-rule-2024#sch-17/42(1)'],
  expected: 'a wager on player, banker or tie',
  recorded: 'any-pair:player',
  message: 'Wager a1 on any-pair:player was taken without a wager on player, banker or tie.',
};
const NO_ANTE = {
  subject: 'w1',
  clauses: ['14.7', '14.5', '14.3', '14.4'].map((label) => NZ + label),
  expected: 'a wager on ante',
};
const pair = { bet: 'player-pair', stake: 500, settle: lost };
const pushed = { result: 'push', paid: 0, returned: 500 } as const;

checkTable('baccarat/wager-has-its-companion', {
  complies: [
    { name: 'an ante beside the wager', round: anteUp({}, 'player 1000', ante), subjects: ['w1'] },
    {
      name: 'waived at the amount displayed',
      round: anteUp({ anteWaivedFrom: '1000' }, 'player 1000'),
      subjects: ['w1'],
    },
    { name: "any pair on a box with another player's wager", round: anyPair('box:1'), subjects: ['a1'] },
    {
      name: 'waived for all wagers of one who has one of the amount displayed',
      round: anteUp({ anteWaivedFrom: '1000' }, 'player 1000', 'tie 500'),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'an ante beside a wager that is only presumed to go with another',
      round: anteUp({}, { bet: 'dragon-bonus:banker', stake: 500, settle: lost }, ante),
      subjects: ['w1'],
    },
    {
      name: 'a pair beside a wager on the tie',
      round: coupAt(PLACES.actTerminal, { wagers: [pair, 'tie 1000'] }),
      subjects: ['w1'],
    },
    {
      name: 'any pair on the last of several boxes',
      round: besides({ position: 'box:2' }, {}, { position: 'box:1' }, { position: 'box:2' }),
      subjects: ['a1'],
    },
  ],
  breaches: [
    { name: 'any pair, and no wager of the game, wherever it is', round: besides({}), ...ALONE_ON_BOX },
    { name: 'any pair on a box, and no wager of the game', round: besides({ position: 'box:1' }), ...ALONE_ON_BOX },
    {
      name: 'any pair on a box with no wager of the game',
      round: besides({ position: 'box:1' }, { position: 'box:2' }, { position: 'box:3', bet: 'tie' }),
      ...ALONE_ON_BOX,
    },
    {
      name: "a pair beside another player's wager",
      round: coupAt(PLACES.actTerminal, { wagers: [{ ...pair, by: 'p2' }, 'player 1000'] }),
      subject: 'w1',
      clauses: [`${PLACES.actTerminal.cited}8.4(b)`],
      expected: 'a wager on player, banker or tie',
      recorded: 'player-pair',
      message: 'Wager w1 on player-pair was taken without a wager on player, banker or tie.',
    },
    {
      name: 'an ante that is never waived',
      round: anteUp({ anteWaivedFrom: 'none' }, 'player 1000'),
      ...NO_ANTE,
      recorded: 'player',
      message: 'Wager w1 on player was taken without a wager on ante.',
    },
    {
      name: "another player's ante",
      round: anteUp({ anteWaivedFrom: 'none' }, 'player 1000', { ...ante, by: 'p2' }),
      ...NO_ANTE,
      recorded: 'player',
      message: 'Wager w1 on player was taken without a wager on ante.',
    },
    {
      name: 'an ante that was turned down',
      round: anteUp({ anteWaivedFrom: 'none' }, 'player 1000', { ...ante, settle: givenBack }),
      ...NO_ANTE,
      recorded: 'player',
      message: 'Wager w1 on player was taken without a wager on ante.',
    },
    {
      name: 'waived for another player alone',
      round: anteUp({ anteWaivedFrom: '2000' }, 'player 1000', { bet: 'banker', stake: 2000, by: 'p2', settle: lost }),
      ...NO_ANTE,
      recorded: 'player',
      message: 'Wager w1 on player was taken without a wager on ante.',
    },
    {
      name: 'an ante not waived for a wager beside the game',
      round: anteUp({ anteWaivedFrom: '1000' }, { bet: 'dragon-bonus:banker', stake: 1000, settle: lost }),
      ...NO_ANTE,
      recorded: 'dragon-bonus:banker',
      message: 'Wager w1 on dragon-bonus:banker was taken without a wager on ante.',
    },
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
      name: 'any pair beside a game wager on another box that was declared void',
      round: besidesVoid('box:2'),
      ...ALONE_ON_BOX,
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
      name: 'alone in a coup declared void',
      round: coupAt(PLACES.actTerminal, { wagers: [{ ...pair, settle: pushed }], last: [voided] }),
    },
    {
      name: 'alone in a coup that became a dummy',
      round: coupAt(PLACES.actTerminal, {
        dummy: true,
        first: [noted('card-exposed-in-error', 'dummy-round')],
        wagers: [{ ...pair, settle: pushed }],
      }),
    },
    {
      name: 'a wager that the rules do not permit',
      round: anteUp({ anteWaivedFrom: 'none' }, { bet: 'super-6', stake: 1000, settle: lost }),
      because: 'baccarat/only-permitted-wagers',
    },
    {
      name: 'alone and turned down',
      round: coupAt(PLACES.actTerminal, { wagers: [{ bet: 'player-pair', stake: 500, settle: givenBack }] }),
    },
  ],
  indeterminate: [
    {
      name: 'beside a game wager on the box that was declared void',
      round: besidesVoid('box:1'),
      subject: 'a1',
      missing: ['when wager g1 was declared void'],
    },
    {
      name: 'alone, and how it ended is not told',
      round: coupAt(PLACES.actTerminal, { wagers: [{ ...pair, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
    {
      name: 'on which boxes the others are',
      round: besides({ position: 'box:1' }, {}, { position: 'box:2' }, {}),
      subject: 'a1',
      missing: ['position of wager g1'],
    },
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
