import { POINTS, printPoints, readPoints } from '../../../facts/phrases/points';
import { spanOf, states, type SentenceRecogniser } from '../../../facts/phrases/recogniser';
import { drawsOn, everyColumn, rowsFor } from './drawing-rows';
import { BANKER_HAND, PLAYER_HAND } from './vocabulary';

const MUST = String.raw`(?:must|shall|will) (draw|take|stand|stay)(?: an?| one)?(?: third| additional| further)?(?: card)?`;
const hand = (named: string, short: string): RegExp =>
  new RegExp(
    String.raw`^(?:if|when|where) .{0,90}?\bpoint count of (?:the )?${named}(?: on (?:the|its) first (?:2|two) cards)? is (${POINTS}), (?:the )?(?:${named}|${short}) ${MUST}\b(.*)$`,
  );
const PLAYER = hand(PLAYER_HAND, 'players?');
const BANKER = hand(BANKER_HAND, 'banker');

const THIRD_CARD = String.raw`(?:if )?the player's third card (?:is|has|counts)(?: an?)?(?: (?:face|point) value of| worth)? (${POINTS})[.;]?$`;
const CONDITIONS: readonly (readonly [RegExp, (cards: readonly number[]) => string])[] = [
  [
    new RegExp(String.raw`^ unless ${THIRD_CARD}`),
    (cards) =>
      drawsOn(
        CARDS.filter((card) => !cards.includes(card)),
        'D',
      ),
  ],
  [
    new RegExp(String.raw`^ if (?:the )?(?:player|${PLAYER_HAND}) (?:stands|stays) or ${THIRD_CARD}`),
    (cards) => drawsOn(cards, 'D'),
  ],
  [new RegExp(String.raw`^ ${THIRD_CARD}`), (cards) => drawsOn(cards, 'S')],
];
const CARDS = [...Array(10).keys()];

/** Reads `If the point count of the Player's Hand is 1 or 2, the player must draw.` */
export const playerDrawsInWords: SentenceRecogniser = (sentence) => {
  const match = PLAYER.exec(sentence.plain);
  const [, counts = '', verb = '', rest = ''] = match ?? [];
  const points = readPoints(counts);
  if (match === null || points === undefined || !/^[.;]?$/.test(rest)) return [];
  return [states(sentence, 'playerDraws', { [isDraw(verb) ? 'draw' : 'stand']: printPoints(points) }, spanOf(match))];
};

/** Reads `If the point count of the Banker's Hand is 2, the banker must draw unless the player's third card is a 7.` */
export const bankerDrawsInWords: SentenceRecogniser = (sentence) => {
  const match = BANKER.exec(sentence.plain);
  const [, counts = '', verb = '', rest = ''] = match ?? [];
  const points = readPoints(counts);
  const letters = match === null ? undefined : rowOf(isDraw(verb), rest);
  if (match === null || points === undefined || letters === undefined) return [];
  const from = sentence.plain.indexOf(counts, match[0].indexOf(' is '));
  return [states(sentence, 'bankerDraws', rowsFor(points, letters), { from, to: sentence.plain.length })];
};

const isDraw = (verb: string): boolean => verb === 'draw' || verb === 'take';

/** A duty to draw on a condition is a duty to stand without it; a duty to stand on one is left to a person. */
function rowOf(draws: boolean, rest: string): string | undefined {
  if (/^[.;]?$/.test(rest)) return everyColumn(draws ? 'D' : 'S');
  if (!draws) return undefined;
  for (const [pattern, row] of CONDITIONS) {
    const [, named] = pattern.exec(rest) ?? [];
    const cards = named === undefined ? undefined : readPoints(named);
    if (cards !== undefined) return row(cards);
  }
  return undefined;
}
