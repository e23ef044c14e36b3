/**
 * What one record may hold at most; docs/round-record.md and the JSON Schema say the same. No table comes near any of it: a limit
 * keeps what was sent by mistake or in malice from stopping those who wait for other rounds.
 */
export const MOST_EVENTS = 20_000;
/** Characters of a name: an id, a player, a position, a bet, a kind, and what the fields of a record are called. */
export const LONGEST_NAME = 200;
/** Characters of any other text, such as a reason. */
export const LONGEST_TEXT = 2_000;
/** Fields of an object: bets of `table.limits`, choices of `table.options`. */
export const MOST_FIELDS = 1_000;
/** Entries of a list other than the events: dice, numbers, cards. */
export const MOST_ENTRIES = 1_000;
/** Objects and lists within one another, the record itself counted. */
export const DEEPEST = 16;
/** Characters of a line of a file. */
export const LONGEST_LINE = 16 << 20;

/** Whether a text has more characters than that; one outside the basic plane counts once, as in JSON Schema. */
export const isLonger = (text: string, most: number): boolean =>
  text.length > most && (text.length > 2 * most || Array.from(text).length > most);
