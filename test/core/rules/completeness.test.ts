import { buildRuleSets } from '../../../src/core/rules/rule-set';
import { sha256 } from '../../../src/io/files/digest';
import { ruleSources } from '../../support/rule-sources';

const source = ruleSources().find(({ id }) => id === 'au-nsw/ltgame-2016');
if (!source) throw new Error('no rule sources');

const without = (...names: readonly string[]) => ({
  ...source,
  books: source.books.map((book) => ({
    ...book,
    facts: book.facts.map((layer) => ({
      ...layer,
      facts: Object.fromEntries(Object.entries(layer.facts).filter(([name]) => !names.includes(name))),
    })),
  })),
});

describe('a rule set that permits a wager', () => {
  it('is complete in the NSW order', () => {
    expect(buildRuleSets(source, sha256).problems).toEqual([]);
  });

  it.each(['playerPays', 'bankerOutcome', 'tiePays', 'pairPays', 'cardValues'])('must state %s', (fact) => {
    expect(buildRuleSets(without(fact), sha256).problems).toEqual([
      `AU-NSW baccarat permits a wager and does not state ${fact}`,
      `AU-NSW baccarat/even-money permits a wager and does not state ${fact}`,
    ]);
  });

  it('need not say how a wager it does not permit is settled', () => {
    expect(buildRuleSets(without('wagers', 'pairPays', 'pairHand'), sha256).problems).toEqual([]);
  });
});
