import type { Finding } from '../../../src/core/findings/finding';
import { judgeFor } from '../../../src/core/findings/judge';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { noted } from '../../support/rounds/cases';
import { coup } from '../../support/rounds/coup';
import { breachesIn, judged, judgedUnder, nsw, nswEvenMoney, nswRuleSet } from '../../support/rounds/judged';

const TIED = { player: '3H 4D', banker: '3S 4C' };

describe("a round's verdict", () => {
  it.each<[string, RoundRecord, string]>([
    ['a lawful coup', coup({ wagers: ['player 1000'] }), 'complies'],
    ['a lawful coup without wagers', coup(), 'complies'],
    ['a breach of the equipment', coup({ equipment: { decks: 6 } }), 'breaches'],
    [
      'a breach beside a wager that cannot be judged',
      coup({ equipment: { decks: 6 }, wagers: [{ bet: 'player', stake: 1000, settle: 'unsaid' }] }),
      'breaches',
    ],
    [
      'a wager whose outcome cannot be judged',
      coup({ wagers: [{ bet: 'tie', stake: 1000, settle: 'unsaid' }] }),
      'indeterminate',
    ],
    [
      'a wager whose payment cannot be judged',
      coup({ player: '3H 3D', wagers: [{ bet: 'banker', stake: 250, settle: { paid: 237 } }] }),
      'indeterminate',
    ],
    ['a question that concerns no wager', coup({ equipment: {}, wagers: ['player 1000'] }), 'complies'],
    [
      'an irregularity of unknown treatment, the wagers judged',
      coup({ wagers: ['player 1000'], dealt: [noted('failed-to-burn')] }),
      'complies',
    ],
    ['nothing to examine', { ...coup({ equipment: {} }), events: [] }, 'indeterminate'],
  ])('%s: %s', (_, round, verdict) => {
    expect(judged(round).verdict).toBe(verdict);
    expect(judged(round, false).verdict).toBe(verdict);
  });
});

describe('the answer to a round', () => {
  it('names the round, the rules and their version', () => {
    expect(nsw(coup())).toMatchObject({ round: 'r1', ruleSet: 'AU-NSW baccarat', version: nswRuleSet().version });
    expect(nswEvenMoney(coup({ variant: 'even-money' }))).toMatchObject({
      ruleSet: 'AU-NSW baccarat/even-money',
      version: nswRuleSet('even-money').version,
    });
  });

  it('holds breaches and open questions only, unless everything is asked for', () => {
    const round = coup({ equipment: {}, wagers: [{ bet: 'player', stake: 1000, settle: { paid: 1 } }] });
    const verdicts = (findings: readonly Finding[]): readonly string[] =>
      [...new Set(findings.map(({ verdict }) => verdict))].sort();
    expect(verdicts(judged(round, false).findings)).toEqual(['breaches', 'indeterminate']);
    expect(verdicts(judged(round).findings)).toEqual(['breaches', 'complies', 'indeterminate', 'not-applicable']);
    expect(judged(round).examined).toBe(judged(round, false).examined);
  });

  it('puts breaches first, then open questions, each in the order of the checks', () => {
    const { findings } = judged(
      coup({ equipment: {}, wagers: [{ bet: 'player', stake: 1000, settle: { paid: 1 } }] }),
      false,
    );
    expect(findings.map(({ check, verdict }) => [verdict, check])).toEqual([
      ['breaches', 'baccarat/player-wins-pay-stated-odds'],
      ['indeterminate', 'baccarat/decks-as-stated'],
    ]);
  });

  it('counts what was examined: everything said to comply or to breach', () => {
    const round = judged(coup({ wagers: ['player 1000', 'tie 1000'] }));
    const said = round.findings.filter(({ verdict }) => verdict === 'complies' || verdict === 'breaches');
    expect(round.examined).toBe(said.length);
  });

  it('gives each breach what was expected, what is on record and a sentence; each question what is missing', () => {
    const { findings } = judged(
      coup({ equipment: {}, wagers: [{ bet: 'player', stake: 1000, settle: { paid: 1 } }] }),
      false,
    );
    for (const { verdict, expected, recorded, missing, clauses, message } of findings) {
      expect([verdict, expected !== undefined, recorded !== undefined]).toEqual([
        verdict,
        verdict === 'breaches',
        verdict === 'breaches',
      ]);
      expect([verdict, missing !== undefined]).toEqual([verdict, verdict === 'indeterminate']);
      expect(clauses).not.toEqual([]);
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('does not carry anything over from one round to the next', () => {
    const bad = coup({ equipment: { decks: 6 } });
    const first = judged(bad, false);
    expect(judged(coup(), false).findings).toEqual([]);
    expect(first.findings).toHaveLength(1);
    expect(judged(bad, false)).toEqual(first);
  });

  it('is a sentence where the record is no round of the game', () => {
    const record = { ...coup(), events: [{ type: 'spin', result: '17' }] } as const;
    expect(judgeFor(nswRuleSet())?.check(record)).toBe(
      "events[0] is a spin, which is no part of baccarat; check the record's game",
    );
  });

  it('is not to be had for a game without checks', () => {
    expect(judgeFor({ ...nswRuleSet(), game: 'two-up' })).toBeUndefined();
  });
});

describe('the examples of the contract and of the order', () => {
  it("the contract's own round, under these rules", () => {
    const round = coup({
      player: '4H AD 9S',
      banker: 'KS 6C',
      table: { id: 'B07', limits: { '*': { min: 2500, max: 500_000 }, tie: { min: 500, max: 50_000 } } },
      wagers: [
        { bet: 'banker', stake: 10_000, by: 'p1' },
        { bet: 'tie', stake: 2000, by: 'p2' },
      ],
      dealt: [
        { type: 'announce', of: 'player', value: 4 },
        { type: 'announce', of: 'banker', value: 6 },
      ],
    });
    expect(judged(round, false)).toMatchObject({ verdict: 'complies', findings: [] });
  });

  it('the first example of a differential: forty thousand against twenty, where twenty are allowed', () => {
    const table = { limits: { '*': { min: 100, max: 5_000_000 } }, differential: 2_000_000 };
    const wagers = [
      { bet: 'player', stake: 1_500_000, by: 'A' },
      { bet: 'player', stake: 2_500_000, by: 'B' },
      { bet: 'banker', stake: 2_000_000, by: 'C' },
    ];
    expect(breachesIn(judged(coup({ table, wagers })))).toEqual([]);
  });

  it('the second example: thirty thousand against five, some or all of it turned down', () => {
    const table = { limits: { '*': { min: 100, max: 5_000_000 } }, differential: 2_000_000 };
    const down = { result: 'void', paid: 0 } as const;
    const round = (first: boolean, second: boolean): RoundRecord =>
      coup({
        table,
        wagers: [
          { bet: 'player', stake: 1_000_000, by: 'A', ...(first && { settle: down }) },
          { bet: 'player', stake: 2_000_000, by: 'B', ...(second && { settle: down }) },
          { bet: 'banker', stake: 500_000, by: 'C' },
        ],
      });
    const found = (record: RoundRecord): readonly string[] => breachesIn(judged(record)).map(({ check }) => check);
    expect(found(round(true, false))).toEqual([]);
    expect(found(round(false, true))).toEqual([]);
    expect(found(round(true, true))).toEqual([]);
    expect(found(round(false, false))).toEqual(['baccarat/differential-not-exceeded']);
  });

  it('the same coup at the two sets of odds', () => {
    const six = { player: '2H 3D KC', banker: '2S 4C' };
    const paid = (amount: number) => [{ bet: 'banker', stake: 1000, settle: { paid: amount } }];
    expect(judgedUnder(nswRuleSet(), coup({ ...six, wagers: paid(950) }), false).verdict).toBe('complies');
    expect(judgedUnder(nswRuleSet('even-money'), coup({ ...six, wagers: paid(500) }), false).verdict).toBe('complies');
    expect(judgedUnder(nswRuleSet('even-money'), coup({ ...six, wagers: paid(950) }), false).verdict).toBe('breaches');
    expect(judgedUnder(nswRuleSet(), coup({ ...TIED, wagers: ['banker 1000', 'tie 1000'] }), false).verdict).toBe(
      'complies',
    );
  });
});
