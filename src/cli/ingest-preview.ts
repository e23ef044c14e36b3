import type { IngestPreview } from '../app/ingesting/preview';
import { refusal } from '../app/ingesting/refusal';
import { BY_OPTION, namelessness } from '../app/ingesting/resemblance';
import { suspicionSaid } from '../core/links/suspicion-said';
import { diffWords, type WordChange } from '../core/compare/words/diff-words';
import type { ClauseName } from '../core/reading/reading';
import { citationOf } from '../core/values/citation';

const citationIn = ({ instrument }: IngestPreview, { book, label }: ClauseName): string =>
  citationOf(instrument, book, label);

/** What storing a text would change, as one JSON value: the same facts that the service shows an officer. */
export function previewAsJson(preview: IngestPreview): unknown {
  const { instrument, compilation, books, reading, facts, changes, suspectLinks } = preview;
  return {
    instrument,
    ...(compilation !== '' && { compilation }),
    books: books.length,
    clauses: reading.clauses.length,
    facts,
    unplaced: reading.unplaced.length,
    diagnostics: reading.diagnostics.length,
    resembles: preview.likeness ?? null,
    refused: namelessness(preview, preview.likeness, BY_OPTION) ?? null,
    damage: preview.damage.map((damage) => refusal(instrument, damage)),
    changes: {
      added: changes.added.map((name) => citationIn(preview, name)),
      removed: changes.removed.map((name) => citationIn(preview, name)),
      changed: changes.changed.map((clause) => ({
        citation: citationIn(preview, clause),
        words: clause.before === undefined ? [] : diffWords(clause.before, clause.after),
      })),
      unchanged: changes.unchanged,
    },
    suspectLinks: suspectLinks.map(({ clause, game, fact, because = [] }) => ({
      ...{ clause, game, fact, because: because.map(suspicionSaid) },
    })),
  };
}

/** The same to be read. */
export function previewAsText(preview: IngestPreview): readonly string[] {
  const { instrument, changes, damage, facts, suspectLinks } = preview;
  const nameless = namelessness(preview, preview.likeness, BY_OPTION);
  const { added, removed, changed, unchanged } = changes;
  const atOdds = facts.filter(({ agrees }) => agrees === false);
  return [
    `${instrument}: ${String(added.length)} clauses added, ${String(removed.length)} removed, ` +
      `${String(changed.length)} changed, ${String(unchanged)} unchanged; nothing is stored.`,
    ...removed.map((name) => `  removed  ${citationIn(preview, name)}`),
    // Of a text that is new altogether everything is added, which need not be listed.
    ...(unchanged + changed.length === 0 ? [] : added.map((name) => `  added    ${citationIn(preview, name)}`)),
    ...changed.flatMap((clause) => [
      `  changed  ${citationIn(preview, clause)}`,
      ...(clause.before === undefined ? [] : [`           ${shown(diffWords(clause.before, clause.after))}`]),
    ]),
    ...atOdds.map(({ sentence = '' }) => `  fact     ${sentence}`),
    ...suspectLinks.map(
      ({ clause, fact, because = [] }) =>
        `  suspect  ${clause}${fact === undefined ? '' : ` (${fact})`}: ${because.map(suspicionSaid).join(' ')}`,
    ),
    ...(nameless === undefined ? [] : [`  REFUSED  ${nameless}`]),
    ...damage.map(({ sentence }) => `  REFUSED  ${sentence}`),
  ];
}

const FEW_WORDS = 40;

/** Removed words in [-…-], added ones in {+…+}, as programs for comparing print them; long passages that stay are cut short. */
function shown(words: readonly WordChange[]): string {
  const print = ({ kind, text }: WordChange): string => {
    if (kind === 'removed') return `[-${text}-]`;
    if (kind === 'added') return `{+${text}+}`;
    return text.length > 2 * FEW_WORDS ? `${text.slice(0, FEW_WORDS)} … ${text.slice(-FEW_WORDS)}` : text;
  };
  return words.map(print).join('').replace(/\s+/g, ' ').trim();
}
