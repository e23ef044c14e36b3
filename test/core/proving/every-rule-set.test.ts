import { prove, PROVED_GAMES } from '../../../src/core/proving/prove';
import { unknownFlaws } from '../../../src/core/proving/proof';
import { everyRuleSet } from '../../support/rounds/everywhere';

const proofs = everyRuleSet()
  .filter(({ game }) => PROVED_GAMES.includes(game))
  .map((ruleSet) => [`${ruleSet.name} of ${ruleSet.instrument}`, prove(ruleSet)] as const);

describe.each(proofs)('%s', (_, proof) => {
  it('gives every outcome of every wager one result and one payment, but for what the law itself leaves open', () => {
    expect(proof && unknownFlaws(proof)).toEqual([]);
  });

  it('is enumerated whole', () => {
    expect(proof?.enumerated).toBeGreaterThanOrEqual(proof?.wagers ?? Infinity);
    expect(proof?.wagers).toBeGreaterThan(0);
  });
});

test('all rule sets of games with dice, a wheel or a coup are proved', () => {
  expect(proofs.length).toBeGreaterThan(25);
  expect(proofs.filter(([, proof]) => proof === undefined)).toEqual([]);
});

test('only a jackpot is decided by something that cannot be enumerated', () => {
  expect([...new Set(proofs.flatMap(([, proof]) => proof?.notEnumerated ?? []))]).toEqual(['jackpot']);
});

test.each([
  ['AU-QLD baccarat of', 'tiger-pair', 'two-odds', 169],
  ['AU-QLD baccarat/lucky-draw of', 'draw', 'two-odds', 18],
  ['NZ roulette of', 'asian-neighbour', 'no-result', 37],
])('what the law of %s says twice or leaves open of %s is told with the reading adopted', (name, kind, what, cases) => {
  const proof = proofs.find(([title]) => title.startsWith(name))?.[1];
  const flaws = [...(proof?.gaps ?? []), ...(proof?.overlaps ?? [])].filter(
    (flaw) => flaw.subject === kind && flaw.what === what,
  );
  expect(flaws.reduce((sum, flaw) => sum + flaw.cases, 0)).toBe(cases);
  for (const { conflict, clauses } of flaws) {
    expect(conflict?.adopted).not.toBe('');
    expect(clauses.some((clause) => conflict?.clauses.includes(clause))).toBe(true);
  }
});

test('a losing case that no clause states is known as the reading it is', () => {
  const act = proofs.find(([title]) => title.startsWith('AU-ACT sic-bo of au-act/gazette'))?.[1];
  const relied = act?.relied.find(({ rows }) => rows.includes('outcomes.pair/not-shown'));
  expect(relied?.conflict.adopted).toMatch(/loses/);
});
