/** What was done to the cards before the first of them was dealt; absent in most rounds. */
export interface Preparation {
  readonly shuffled: boolean;
  readonly cuts: readonly {
    readonly place: string;
    readonly by: string | undefined;
    readonly depth: number | undefined;
    readonly back: number | undefined;
  }[];
  readonly burns: readonly {
    readonly place: string;
    readonly faceUp: boolean | undefined;
    readonly card: string | undefined;
  }[];
}
