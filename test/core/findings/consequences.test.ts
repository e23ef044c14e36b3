import { CHECKED_GAMES } from '../../../src/core/checks/registry';
import type { Finding } from '../../../src/core/findings/finding';
import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { coup } from '../../support/rounds/coup';
import { judged } from '../../support/rounds/judged';
import { ROULETTE_PLACES } from '../../support/rounds/roulette/places';
import { spin, spinAt } from '../../support/rounds/roulette/spin';
import { tumble } from '../../support/rounds/sic-bo/tumble';

const announce = (of: string, value: string | number): RoundEvent => ({ type: 'announce', of, value });
const won = (paid: number, returned: number) => ({ result: 'win', paid, returned }) as const;
const lost = { result: 'lose', paid: 0, returned: 0 } as const;

/** `check subject`, and in brackets what stands under it; the game before the check is left out. */
const told = ({ check, subject, consequences }: Finding): string =>
  `${check.replace(/^[^/]*\//, '')} ${subject}${consequences ? ` [${consequences.map(told).join(', ')}]` : ''}`;
const found = (record: RoundRecord): readonly string[] => judged(record, false).findings.map(told);

const NATURAL = { player: '9H KD', banker: '3S 4C' };
const BY_BANKER = [
  { bet: 'player', stake: 10_000, settle: lost },
  { bet: 'banker', stake: 10_000, settle: won(9_500, 10_000) },
];

describe('what follows from a breach stands under it', () => {
  it.each<[string, RoundRecord, readonly string[]]>([
    [
      'wagers settled by a result that was announced wrongly',
      coup({ ...NATURAL, wagers: [...BY_BANKER, 'tie 1000'], dealt: [announce('result', 'banker')] }),
      [
        'announced-result-matches-the-points result [player-wager-follows-the-points w1, banker-wager-follows-the-points w2]',
      ],
    ],
    [
      'the result and the wagers, where wrong points were announced before it',
      coup({ ...NATURAL, wagers: BY_BANKER, dealt: [announce('player', 5), announce('result', 'banker')] }),
      [
        'announced-points-match-the-cards player [announced-result-matches-the-points result ' +
          '[player-wager-follows-the-points w1, banker-wager-follows-the-points w2]]',
      ],
    ],
    [
      'wagers settled by points that were announced wrongly, without a result',
      coup({ ...NATURAL, wagers: BY_BANKER, dealt: [announce('player', 5)] }),
      [
        'announced-points-match-the-cards player [player-wager-follows-the-points w1, banker-wager-follows-the-points w2]',
      ],
    ],
    [
      'a payment by points that were announced wrongly',
      coup({
        variant: 'even-money',
        player: '2H 3D KS',
        banker: '3S 4C',
        wagers: [{ bet: 'banker', stake: 10_000, settle: won(5_000, 10_000) }],
        dealt: [announce('banker', 6)],
      }),
      ['announced-points-match-the-cards banker [banker-wins-pay-stated-odds w1]'],
    ],
    [
      'what a joker in a hand leaves open',
      coup({
        player: '9H KD',
        banker: '3S JOKER',
        wagers: [{ bet: 'player', stake: 10_000, settle: won(10_000, 10_000) }],
      }),
      ['no-jokers banker [player-wager-follows-the-points w1]'],
    ],
    [
      'wagers on hands that were drawn wrongly',
      coup({
        player: '4H 2D 9S',
        banker: 'KS 7C',
        wagers: [{ bet: 'player', stake: 10_000, settle: won(10_000, 10_000) }],
        dealt: [announce('result', 'player')],
      }),
      [
        'player-draws-or-stands player [announced-result-matches-the-points result, player-wager-follows-the-points w1]',
      ],
    ],
    [
      'wagers settled by a number that was announced wrongly',
      spin({
        wagers: [
          { bet: 'straight:17', stake: 100, settle: lost },
          { bet: 'straight:20', stake: 100, settle: won(3_500, 100) },
          'low 500',
        ],
        spun: [announce('number', '20 black')],
      }),
      ['announced-number-matches-the-pocket result [wager-follows-the-pocket w1, wager-follows-the-pocket w2]'],
    ],
    [
      'wagers settled by dice that were announced wrongly',
      tumble({
        dice: [2, 5, 6],
        wagers: [
          { bet: 'single:5', stake: 100, settle: won(200, 100) },
          { bet: 'single:6', stake: 100, settle: lost },
        ],
        tumbled: [announce('dice', '2, 5, 5')],
      }),
      ['announced-result-matches-the-dice events[4] [wager-follows-the-dice w2, wins-pay-stated-odds w1]'],
    ],
    [
      'wagers settled by a total that was announced wrongly',
      tumble({
        dice: [2, 5, 6],
        wagers: [
          { bet: 'small', stake: 100, settle: won(100, 100) },
          { bet: 'big', stake: 100, settle: lost },
        ],
        tumbled: [announce('total', 9)],
      }),
      ['announced-result-matches-the-dice events[4] [wager-follows-the-dice w1, wager-follows-the-dice w2]'],
    ],
    [
      'what four dice leave open',
      tumble({
        dice: [2, 5, 6, 6],
        wagers: [{ bet: 'big', stake: 100, settle: won(100, 100) }],
        equipment: { dice: 4 },
      }),
      ['dice-as-stated equipment [wager-follows-the-dice w1]'],
    ],
  ])('%s', (_, record, expected) => {
    expect(found(record)).toEqual(expected);
  });
});

describe('what has an error of its own stands for itself', () => {
  it.each<[string, RoundRecord, readonly string[]]>([
    [
      'paid at other odds than the announced result would have',
      coup({
        ...NATURAL,
        wagers: [{ bet: 'banker', stake: 10_000, settle: won(10_000, 10_000) }],
        dealt: [announce('result', 'banker')],
      }),
      ['announced-result-matches-the-points result', 'banker-wager-follows-the-points w1'],
    ],
    [
      'settled neither by the cards nor by the announced result',
      coup({ ...NATURAL, wagers: BY_BANKER, dealt: [announce('result', 'tie')] }),
      [
        'announced-result-matches-the-points result',
        'player-wager-follows-the-points w1',
        'banker-wager-follows-the-points w2',
      ],
    ],
    [
      'a result that the wrongly announced points do not give',
      coup({ ...NATURAL, dealt: [announce('player', 8), announce('result', 'banker')] }),
      ['announced-points-match-the-cards player', 'announced-result-matches-the-points result'],
    ],
    [
      'a stake kept that the announced result gives back',
      coup({
        ...NATURAL,
        wagers: [{ bet: 'banker', stake: 10_000, settle: { result: 'push', paid: 0, returned: 0 } }],
        dealt: [announce('result', 'tie')],
      }),
      ['announced-result-matches-the-points result', 'banker-wager-follows-the-points w1'],
    ],
    [
      'a late wager on hands that were drawn wrongly',
      coup({
        player: '4H 2D 9S',
        banker: 'KS 7C',
        closed: [{ type: 'wager', id: 'w9', player: 'p9', bet: 'tie', stake: 1_000, confirmed: true }],
        last: [{ type: 'settle', wager: 'w9', ...lost }],
      }),
      ['no-wager-after-close w9', 'player-draws-or-stands player'],
    ],
    [
      'paid otherwise than the announced number would have',
      spin({
        wagers: [
          { bet: 'straight:20', stake: 100, settle: won(3_400, 100) },
          { bet: 'straight:17', stake: 100, settle: lost },
        ],
        spun: [announce('number', '20')],
      }),
      ['announced-number-matches-the-pocket result [wager-follows-the-pocket w2]', 'wager-follows-the-pocket w1'],
    ],
    [
      'a wager that the announced total does not decide',
      tumble({ wagers: [{ bet: 'single:5', stake: 100, settle: lost }], tumbled: [announce('total', 9)] }),
      ['announced-result-matches-the-dice events[3]', 'wager-follows-the-dice w1'],
    ],
    [
      'a wager settled wrongly although the dice were announced rightly',
      tumble({ wagers: [{ bet: 'single:5', stake: 100, settle: lost }], tumbled: [announce('total', 13)] }),
      ['wager-follows-the-dice w1'],
    ],
  ])('%s', (_, record, expected) => {
    expect(found(record)).toEqual(expected);
  });
});

describe('the pieces of a race-track wager', () => {
  const place = ROULETTE_PLACES['au-act'];
  const settledAs = (paid: number): RoundRecord =>
    spinAt(place, {
      pocket: '0',
      wagers: [{ bet: 'zero-game', stake: 400, settle: { result: 'win', paid, returned: 100 } }],
      spun: [announce('number', '26')],
    });

  it.each([
    [
      'follow the number that was announced',
      3_500,
      ['announced-number-matches-the-pocket result [racetrack-wager-pays-for-its-pieces w1]'],
    ],
    [
      'or stand for themselves',
      3_600,
      ['announced-number-matches-the-pocket result', 'racetrack-wager-pays-for-its-pieces w1'],
    ],
  ])('%s', (_, paid, expected) => {
    expect(found(settledAs(paid))).toEqual(expected);
  });
});

describe('the verdict', () => {
  it('is that of the flat list: every judgement counts, wherever it stands', () => {
    const { verdict, examined, findings } = judged(
      coup({ ...NATURAL, wagers: BY_BANKER, dealt: [announce('result', 'banker')] }),
      false,
    );
    const lawful = judged(
      coup({ ...NATURAL, wagers: ['player 10000', 'banker 10000'], dealt: [announce('result', 'player')] }),
      false,
    );
    expect({ verdict, found: findings.length }).toEqual({ verdict: 'breaches', found: 1 });
    expect(lawful).toMatchObject({ verdict: 'complies', findings: [] });
    expect(examined).toBeGreaterThan(findings.length);
  });
});

describe.each(CHECKED_GAMES.map((game) => [game.code, game] as const))('causes in %s', (_, { checks }) => {
  const causesOf = new Map(checks.map(({ id, follows }) => [id, follows.flatMap(({ of }) => of)]));

  it('are checks of the game', () => {
    expect([...causesOf.values()].flat().filter((cause) => !causesOf.has(cause))).toEqual([]);
  });

  it('never go round, so that nothing is lost under itself', () => {
    const above = (id: string): readonly string[] =>
      (causesOf.get(id) ?? []).flatMap((cause) => [cause, ...above(cause)]);
    expect([...causesOf.keys()].filter((id) => above(id).includes(id))).toEqual([]);
  });
});
