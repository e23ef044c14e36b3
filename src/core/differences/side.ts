import type { ComparedClause } from '../compare/clauses/compared-clause';
import type { TextWords } from '../reading/meaning/clause-words';
import type { RuleSet } from '../rules/rule-set';
import type { RecognisedFact } from '../games/recognised-fact';

/** Whose words the clauses of a side are in: the law's, or ours. */
export type WordsBasis = 'official' | 'statements';

/** One of two things that are compared: an instrument, a book of it, a version of it, rules of a game, or a text on its own. */
export interface Side {
  /** As it was asked for. */
  readonly name: string;
  /** As it is called, for people. */
  readonly title: string;
  readonly instrument: string;
  readonly compilation?: string | undefined;
  /** Of rule sources that nobody has published. */
  readonly draft?: true | undefined;
  readonly words: WordsBasis;
  readonly clauses: readonly ComparedClause[];
  /** The rules built from it; none where it has no rule sources. */
  readonly ruleSets: readonly RuleSet[];
  /** The facts found in a text that has no rule sources of its own. */
  readonly recognised: readonly RecognisedFact[];
  /** Its words as hashes, where they are known: what tells a change of meaning. */
  readonly hashes?: TextWords | undefined;
}
