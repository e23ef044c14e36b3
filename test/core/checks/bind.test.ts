import { baccaratChecks } from '../../../src/core/checks/baccarat/registry';
import { bindChecks } from '../../../src/core/checks/bind';
import { baccarat } from '../../../src/core/games/baccarat/game';
import type { RuleSet } from '../../../src/core/rules/rule-set';
import { coup } from '../../support/rounds/coup';
import { lacking as without } from '../../support/rounds/few-facts';
import { breachesIn, judgedUnder, labelsOf, nswRuleSet, ofCheck } from '../../support/rounds/judged';

/** The NSW rules, of which some facts got lost. */
const lacking = (...facts: readonly string[]): RuleSet => without(nswRuleSet(), ...facts);

/** The NSW rules, as an order would be that does not state some facts. */
const silentOn = (...facts: readonly string[]): RuleSet => {
  const rules = lacking(...facts);
  return { ...rules, version: `${rules.version} silent`, silent: new Set([...(rules.silent ?? []), ...facts]) };
};

const factsOf = ({ enforces, mayEnforce, needs, uses }: (typeof baccaratChecks)[number]): readonly string[] => [
  ...enforces,
  ...mayEnforce,
  ...needs,
  ...uses,
];

/** Stated, and shown by no field of a record. */
const IN_NO_RECORD: readonly string[] = ['deckCards'];
/** What the order lets a table do, and no check can therefore hold it to. */
const PERMISSIONS: readonly string[] = ['unconfirmedWagers'];

describe('checks and facts', () => {
  it('every fact a check reads is one the game declares', () => {
    const declared = Object.keys(baccarat.facts);
    for (const check of baccaratChecks)
      expect([check.id, factsOf(check).filter((fact) => !declared.includes(fact))]).toEqual([check.id, []]);
  });

  it('every fact the NSW order states is enforced by some check', () => {
    const enforced = new Set(baccaratChecks.flatMap(({ enforces, mayEnforce }) => [...enforces, ...mayEnforce]));
    const read = new Set(baccaratChecks.flatMap(factsOf));
    const stated = [...nswRuleSet('even-money').facts.keys()];
    expect(stated.filter((fact) => !read.has(fact))).toEqual(IN_NO_RECORD);
    expect(stated.filter((fact) => !enforced.has(fact)).sort()).toEqual([...IN_NO_RECORD, ...PERMISSIONS].sort());
  });

  it('are bound in the order of the registry', () => {
    const bound = bindChecks(baccaratChecks, nswRuleSet()).map(({ check }) => check.id);
    const inOrder = baccaratChecks.map(({ id }) => id).filter((id) => bound.includes(id));
    expect(bound).toEqual(inOrder);
    expect(bound).not.toContain('baccarat/box-wager-follows-the-points');
    expect(bound.length).toBeGreaterThan(40);
  });

  it('a duty that the rules do not state is not imposed', () => {
    const round = judgedUnder(silentOn('decks'), coup({ equipment: { decks: 6 } }));
    expect(ofCheck(round, 'baccarat/decks-as-stated')).toEqual([]);
    expect(breachesIn(round)).toEqual([]);
    expect(round.verdict).toBe('complies');
  });

  it('a fact that is neither stated nor passed over in silence leaves its check unable to tell, and the round open', () => {
    const round = judgedUnder(lacking('decks'), coup({ equipment: { decks: 8 } }));
    expect(round.verdict).toBe('indeterminate');
    expect(ofCheck(round, 'baccarat/decks-as-stated')).toMatchObject([
      { verdict: 'indeterminate', subject: 'rule set', missing: ['fact decks'] },
    ]);
  });

  it('a fact that might excuse a breach, and is neither, leaves the breach in doubt and what complies alone', () => {
    const judge = (ruleSet: RuleSet, paid: number): readonly string[] =>
      ofCheck(
        judgedUnder(ruleSet, coup({ wagers: [{ bet: 'player', stake: 1000, settle: { paid } }] })),
        'baccarat/player-wins-pay-stated-odds',
      ).map(({ verdict }) => verdict);
    expect([1000, 900].map((paid) => judge(lacking('overMaximum'), paid))).toEqual([['complies'], ['indeterminate']]);
    expect([1000, 900].map((paid) => judge(silentOn('overMaximum'), paid))).toEqual([['complies'], ['breaches']]);
  });

  it('where nobody was asked what the rules are silent on, a fact that is absent imposes nothing', () => {
    const rules = { ...lacking('decks'), version: 'kept from before', silent: undefined };
    expect(ofCheck(judgedUnder(rules, coup({ equipment: { decks: 6 } })), 'baccarat/decks-as-stated')).toEqual([]);
  });

  it('a duty that cannot be judged without a fact the rules do not state leaves its check unable to tell', () => {
    const [found, ...others] = ofCheck(
      judgedUnder(lacking('cardValues'), coup({ player: '3H 3D', wagers: ['banker 1000'] })),
      'baccarat/banker-wins-pay-stated-odds',
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      verdict: 'indeterminate',
      subject: 'rule set',
      missing: ['fact cardValues'],
      message:
        'Cannot tell without fact cardValues. A winning wager on the banker is paid at the odds stated for the winning point count.',
    });
  });

  it('a fact that a check only uses may be absent', () => {
    const over = coup({ table: { limits: { '*': { max: 500 } } }, wagers: ['player 1000'] });
    const round = judgedUnder(lacking('overMaximum'), over);
    expect(breachesIn(round)).toEqual([]);
    expect(ofCheck(round, 'baccarat/player-wins-pay-stated-odds').map(({ verdict }) => verdict)).toEqual(['complies']);
  });

  it('clauses follow from the facts, the most specific first and none twice', () => {
    const round = judgedUnder(
      nswRuleSet(),
      coup({ table: { limits: { '*': { max: 500 } } }, wagers: ['player 1000'] }),
    );
    expect(breachesIn(round).map(({ clauses }) => labelsOf(clauses))).toEqual([['6.3.2', '6.3', '6.1']]);
  });

  it('a fact of which a check holds a table to none of its rows imposes nothing', () => {
    const [check] = baccaratChecks.filter(({ id }) => id === 'baccarat/decks-as-stated');
    const bound = (enforcesRow: () => boolean): number =>
      bindChecks(check ? [{ ...check, enforcesRow }] : [], nswRuleSet()).length;
    expect([bound(() => true), bound(() => false)]).toEqual([1, 0]);
  });
});
