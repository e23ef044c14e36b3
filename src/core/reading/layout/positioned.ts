/** Words as a page has them: at a place, in a size. Lengths are points, counted from the top left corner of the page. */
export interface PositionedText {
  readonly text: string;
  readonly x: number;
  /** Where the line of writing stands. */
  readonly baseline: number;
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** False for words printed up or down the page, or across it like a stamp. */
  readonly level: boolean;
}

export interface PositionedPage {
  readonly number: number;
  readonly height: number;
  readonly texts: readonly PositionedText[];
}
