import { RoundChecker } from '../../../src/app/check-round';
import { draftFrom, laidOver } from '../../../src/app/drafts';
import { RuleBook } from '../../../src/app/rule-book';
import { judgedBy, rulesOf } from '../../../src/core/findings/judged-by';
import { coup } from '../../support/rounds/coup';
import { ruleSources } from '../../support/rule-sources';

const act = new RuleBook(ruleSources().filter(({ id }) => id.startsWith('au-act/')));

describe('what a verdict rests on', () => {
  const checker = new RoundChecker(act);
  const at = (channel: 'table' | 'terminal') =>
    checker.check({ ...coup({ playedAt: '2020-05-03T20:00:00+10:00' }), jurisdiction: 'AU-ACT', channel });

  it('tells the rules of 1992 from those of 2019, which have one name', () => {
    const [table, terminal] = [at('table'), at('terminal')];
    expect(table.ruleSet).toBe(terminal.ruleSet);
    expect([table.instruments, terminal.instruments]).toEqual([['au-act/gazette-s196-1992'], ['au-act/ni2019-689']]);
    expect(judgedBy(terminal)).toBe(
      `AU-ACT baccarat, au-act/ni2019-689, version ${terminal.version.slice('sha256:'.length, 'sha256:'.length + 12)}`,
    );
    expect(judgedBy(table)).not.toBe(judgedBy(terminal));
  });

  it('is one list for all rounds of a rule set', () => {
    expect(at('table').instruments).toBe(at('table').instruments);
  });

  it('names an amended version, and what is laid over the law after the law', () => {
    const [ruleSet] = act.ruleSetsFrom('au-act/ni2019-689');
    if (ruleSet === undefined) throw new Error('there are rules');
    expect(rulesOf({ ...ruleSet, compilation: '2025-03-01' }).instruments).toEqual(['au-act/ni2019-689@2025-03-01']);
    const draft = draftFrom({ name: 'cheaper', over: ruleSet.name, without: [[...ruleSet.facts.keys()][0]] }, 'It');
    expect(rulesOf(laidOver(ruleSet, draft)).instruments).toEqual(['au-act/ni2019-689', 'draft/cheaper']);
  });
});
