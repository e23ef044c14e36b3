import { compareFacts } from '../../../src/core/compare/compare-facts';
import { baccarat } from '../../../src/core/games/baccarat/game';
import { buildRuleSets } from '../../../src/core/rules/rule-set';
import { sha256 } from '../../../src/io/files/digest';
import { ruleSources } from '../../support/rule-sources';

const ruleSets = ruleSources().flatMap((source) => buildRuleSets(source, sha256).ruleSets);
const named = (name: string) => {
  const found = ruleSets.find((ruleSet) => ruleSet.name === name);
  if (!found) throw new Error(`no rule set ${name}`);
  return found;
};

describe('compareFacts', () => {
  const rows = compareFacts(baccarat, [named('AU-NSW baccarat'), named('AU-NSW baccarat/even-money')]);

  it('finds exactly what the even-money form pays otherwise', () => {
    const cite = (label: string) => [`au-nsw/ltgame-2016#rules/${label}`];
    expect(rows.filter(({ same }) => !same)).toEqual([
      {
        fact: 'bankerPays',
        label: 'Banker wins',
        group: 'settlement',
        unit: 'odds',
        same: false,
        values: [
          { value: '19 to 20', clauses: cite('8.4.2') },
          { value: '1 to 1', clauses: cite('8.5.2') },
        ],
      },
      {
        fact: 'bankerPaysByPoints.6',
        label: 'Banker wins with 6',
        group: 'settlement',
        unit: 'odds',
        same: false,
        values: [
          { value: null, clauses: [] },
          { value: '1 to 2', clauses: cite('8.5.2') },
        ],
      },
    ]);
  });

  it('calls the same figure in another clause the same, and keeps both clauses', () => {
    expect(rows.find(({ fact }) => fact === 'tiePays')).toMatchObject({
      same: true,
      values: [{ clauses: ['au-nsw/ltgame-2016#rules/8.4.3'] }, { clauses: ['au-nsw/ltgame-2016#rules/8.5.3'] }],
    });
  });

  it('compares a drawing table cell by cell', () => {
    expect(rows.filter(({ fact }) => fact.startsWith('bankerDraws.'))).toHaveLength(110);
  });
});
