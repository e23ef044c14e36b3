import { compare } from '../src/app/compare';
import { RuleBook } from '../src/app/rule-book';
import { knownInstruments } from '../src/io/files/compiled-sources';
import { comparisonPage } from '../src/core/exports/comparison/comparison-page';
import { houseRules } from '../test/support/command-line';
import { inTurn } from './measure';

const SIDES = ['AU-ACT', 'AU-QLD', 'AU-NSW', 'NZ'];

/** Four jurisdictions side by side: against building their rules, as a page, and as a whole run of the command. */
export async function benchComparing(): Promise<void> {
  const sources = (await knownInstruments()).filter(({ books }) => books.length > 0);
  const rules = new RuleBook(sources);
  const matrix = () => compare(rules, 'baccarat', SIDES, () => '2026-11-17' as never);
  const comparison = matrix();
  const {
    build = 0,
    compared = 0,
    page = 0,
  } = inTurn(10, {
    build: () => void new RuleBook(sources.map((source) => ({ ...source }))).ruleSetsOf(['baccarat']),
    compared: () => void matrix(),
    page: () => void comparisonPage(comparison, '2026-11-17', false),
  });
  console.log(
    `comparing four rule sets       ${(compared / build).toFixed(2)} of building them   (${compared.toFixed(0)} ms)`,
  );
  console.log(`the page of it                 ${(page / compared).toFixed(2)} of comparing`);
  const { facts = 0, whole = 0 } = inTurn(3, {
    facts: () => void houseRules(['facts', 'AU-NSW', 'baccarat']),
    whole: () => void houseRules(['compare', 'baccarat', ...SIDES]),
  });
  console.log(
    `house-rules compare, whole run ${(whole / 1000).toFixed(2)} s   (under 0.5), ${(whole / facts).toFixed(2)} of house-rules facts`,
  );
}
