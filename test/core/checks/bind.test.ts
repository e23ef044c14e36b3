import { baccaratChecks } from '../../../src/core/checks/baccarat/registry';
import { bindChecks } from '../../../src/core/checks/bind';
import { baccarat } from '../../../src/core/games/baccarat/game';
import type { RuleSet } from '../../../src/core/rules/rule-set';
import { coup } from '../../support/rounds/coup';
import { breachesIn, judgedUnder, labelsOf, nswRuleSet, ofCheck } from '../../support/rounds/judged';

/** The NSW rules, lacking some facts: as an order would be that does not state them. */
const lacking = (...facts: readonly string[]): RuleSet => {
  const full = nswRuleSet();
  return {
    ...full,
    version: `without ${facts.join()}`,
    facts: new Map([...full.facts].filter(([name]) => !facts.includes(name))),
  };
};

describe('checks and facts', () => {
  it('every fact a check reads is one the game declares', () => {
    const declared = Object.keys(baccarat.facts);
    for (const { id, enforces, mayEnforce, needs, uses } of baccaratChecks)
      expect([id, [...enforces, ...mayEnforce, ...needs, ...uses].filter((fact) => !declared.includes(fact))]).toEqual([
        id,
        [],
      ]);
  });

  it('every fact the NSW order states is read by some check', () => {
    const read = new Set(
      baccaratChecks.flatMap(({ enforces, mayEnforce, needs, uses }) => [
        ...enforces,
        ...mayEnforce,
        ...needs,
        ...uses,
      ]),
    );
    expect([...nswRuleSet('even-money').facts.keys()].filter((fact) => !read.has(fact))).toEqual([]);
  });

  it('are bound in the order of the registry', () => {
    expect(bindChecks(baccaratChecks, nswRuleSet()).map(({ check }) => check.id)).toEqual(
      baccaratChecks.map(({ id }) => id),
    );
  });

  it('a duty that the rules do not state is not imposed', () => {
    const round = judgedUnder(lacking('decks'), coup({ equipment: { decks: 6 } }));
    expect(ofCheck(round, 'baccarat/decks-as-stated')).toEqual([]);
    expect(breachesIn(round)).toEqual([]);
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
});
