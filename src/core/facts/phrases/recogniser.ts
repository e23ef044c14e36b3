import type { Sentence, TableInClause } from './passages';
import { quote } from './plain';

/** A fact as a passage states it, in the raw form in which rule sources write it. */
export interface Statement {
  readonly name: string;
  readonly variant?: string;
  readonly value: unknown;
  readonly anchor: string;
  /** Counts only where no other sentence of the book states the fact. */
  readonly weak?: boolean;
}

export type SentenceRecogniser = (sentence: Sentence) => readonly Statement[];
export type TableRecogniser = (table: TableInClause) => readonly Statement[];

/** A recognised fact as far as another may follow from it. */
export interface Stated {
  readonly name: string;
  readonly value: unknown;
  /** The label of the clause it stands in. */
  readonly clause: string;
}

/** A fact that no clause states and that follows from one that does, together with others of its book. */
export interface Consequence {
  readonly from: Stated;
  readonly name: string;
  readonly value: unknown;
}

/** What a game knows how to recognise, in the order in which it is tried. */
export interface GameRecognisers {
  readonly game: string;
  /** Whether a book with these plain words deals with the game at all. */
  dealtWithIn(words: string): boolean;
  readonly sentences: readonly {
    readonly reads: SentenceRecogniser;
    /** Whether a definition may state the fact where no rule does. */
    readonly definitions?: boolean;
  }[];
  readonly tables: readonly TableRecogniser[];
  /** Common facts for which the game has a finer one: read in a clause, that one stands for both. */
  readonly finer?: Readonly<Record<string, string>>;
  /** What follows from the facts that were recognised for one form of the game. */
  follows?(stated: readonly Stated[]): readonly Consequence[];
}

/** States a fact and quotes the words from `from` to `to` of the sentence for it. */
export const states = (
  sentence: Sentence,
  name: string,
  value: unknown,
  { from, to }: { readonly from: number; readonly to: number },
): Statement => ({ name, value, anchor: quote(sentence, from, to) });

export const spanOf = (match: RegExpExecArray): { readonly from: number; readonly to: number } => ({
  from: match.index,
  to: match.index + match[0].length,
});
