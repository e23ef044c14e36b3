import type { LintFinding, LintRule } from '../lint-finding';

/** A clause that cites its own number: it was probably renumbered, and the citation was not. */
export const selfReference: LintRule = ({ reading, index }) =>
  reading.references
    .filter(({ kind, words }) => kind === 'self' && !/^this /i.test(words))
    .flatMap(({ from, words, line }): readonly LintFinding[] => {
      const clause = index.clause(from.book, from.label);
      // "Under section 4—" over its own subsections speaks of the whole.
      if (clause === undefined || index.childrenOf(clause).length > 0) return [];
      const siblings = index.siblingsOf(clause);
      const before = siblings[siblings.indexOf(clause) - 1];
      const perhaps = before === undefined ? '' : `, perhaps ${before.label} before it`;
      const sentence = `${from.label} cites itself (“${words}”); another clause was probably meant${perhaps}.`;
      return [{ code: 'self-reference', severity: 'error', clause: from, line, sentence }];
    });
