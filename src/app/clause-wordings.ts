import type { ClauseWording } from '../core/compare/matrix/line';
import type { KnownWords } from '../core/compare/matrix/relation';
import { folded, foldedClause } from '../core/reading/meaning/folded';
import type { Block } from '../core/reading/reading';
import type { RuleSet } from '../core/rules/rule-set';
import { citationOf } from '../core/values/citation';
import type { RuleBook } from './rule-book';

export interface OfficialClause {
  readonly heading: string;
  readonly text: string;
  readonly blocks: readonly Block[];
}

/** Official words by citation, of the texts that are held; those of an older compilation are not among them. */
export interface OfficialTexts {
  at(citation: string, compilation: string | undefined): OfficialClause | undefined;
}

/** The same as a list, as it was read from the store; `compilations` has the newest of each instrument, whose text is held. */
export interface WordsGiven {
  readonly words: readonly (readonly [string, OfficialClause])[];
  readonly compilations: readonly (readonly [string, string | undefined])[];
}

export function textsGiven({ words, compilations }: WordsGiven): OfficialTexts {
  const found = new Map(words);
  const newest = new Map(compilations);
  return {
    at: (citation, compilation) =>
      newest.get(citation.split('#')[0] ?? '') === compilation ? found.get(citation) : undefined,
  };
}

export const NO_TEXT: OfficialTexts = { at: () => undefined };

export interface ClauseWordings {
  said(clause: string): ClauseWording | undefined;
  folded(clause: string): KnownWords | undefined;
}

/** The words of the clauses of one rule set: official where they are held, and as its own sources state them. */
export function clauseWordings(rules: RuleBook, ruleSet: RuleSet, texts: OfficialTexts): ClauseWordings {
  const { instrument, compilation } = ruleSet;
  const source = rules.sources.find((one) => one.id === instrument && one.compilation === compilation);
  const stated = new Map(
    source?.books
      .filter(({ id }) => ruleSet.books.includes(id))
      .flatMap(({ id, clauses }) =>
        clauses.map((clause) => [citationOf(instrument, id, clause.label), clause] as const),
      ),
  );
  const known = new Map<string, KnownWords>();
  const foldedWords = (citation: string): KnownWords => {
    const official = texts.at(citation, compilation);
    const says = stated.get(citation)?.says;
    return { statement: says && folded(says), official: official && foldedClause(official) };
  };
  return {
    said: (citation) => {
      const [own, official] = [stated.get(citation), texts.at(citation, compilation)];
      if (own === undefined && official === undefined) return undefined;
      return {
        clause: citation,
        heading: own?.heading ?? official?.heading ?? '',
        statement: own?.says ?? null,
        official: official?.text ?? null,
      };
    },
    folded: (citation) => {
      const words = known.get(citation) ?? foldedWords(citation);
      known.set(citation, words);
      return words;
    },
  };
}
