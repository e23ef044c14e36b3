import { NUMBER, readNumber } from '../phrases/numbers';
import { RANK_PHRASE, readRanks } from '../phrases/ranks';
import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';

const COUNTS = String.raw`(?:shall |will |must )?(?:have|has|counts?|be|is|are)(?: as| worth)?`;
const WORTH = String.raw`(?:(?:its|their|the) (?:face|pip|printed) value|(?:an? |the )?(?:point )?(?:value of )?(${NUMBER})(?: points?)?)(?! or\b)`;
// From the start of the sentence: a value that holds "for the purposes of" something else is not the value in play.
const VALUE = new RegExp(String.raw`^(?:any |an? |each |every |all |the )?(${RANK_PHRASE}) ${COUNTS} ${WORTH}`);

/** Reads `any card from 3 to 7 counts its face value`, `a jack or queen has a value of four`. */
export const cardValues: SentenceRecogniser = (sentence) => {
  const match = VALUE.exec(sentence.plain);
  const ranks = match?.[1] === undefined ? undefined : readRanks(match[1]);
  if (match?.[1] === undefined || ranks === undefined) return [];
  const worth = match[2] === undefined ? 'face' : readNumber(match[2]);
  if (worth === undefined) return [];
  const { from, to } = spanOf(match);
  // The anchor quotes what the cards are worth; which cards is the shorter part to find again.
  const said = from + match[0].indexOf(match[1]) + match[1].length + 1;
  return [states(sentence, 'cardValues', { [ranks]: worth }, { from: said, to })];
};
