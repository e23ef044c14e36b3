import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';

const BELOW = /\b(?:less than|below|under|lower than) (?:the |a )?(?:\w+ ){0,2}?minimum\b/;
const ABOVE =
  /\b(?:greater than|more than|above|over|exceeds?|exceeding|in excess of) (?:the |a )?(?:\w+ )?maximum\b(?! (?:table )?differential)/;
const OFF_STEP =
  /\b(?:multiples? (?:over|above|of) the minimum\b.{0,30}\bnot permitted|not (?:in |a )?(?:permitted )?multiples?)\b/;

/** What becomes of the wager, in the order in which it is looked for. */
type Consequences = readonly (readonly [value: string, words: RegExp])[];

const REFUSED = /\b(?:not accept|not be accepted|be rejected|be refused|must reject|shall reject)\b/;
/** "paid or collected after the result", "take or pay according to the amount", "valid once only": it is settled as it lies. */
const STANDS =
  /\bpaid or (?:collected|taken) after the (?:result|outcome)\b|\btake or pay according to the amount\b|\bregarded as valid once\b/;
/** A terminal that shows no more chips than are permitted takes no more: of what it does not take nothing is settled. */
const NEXT_LOWEST =
  /\b(?:display|show|accept|take)s? only so (?:many|much)\b.{0,80}\bnext (?:lowest|lower) permitted\b/;
const REDUCED =
  /\b(?:next (?:lowest|lower) permitted|reduced to|reduce it to|only so (?:many|much)|paid or (?:collected|taken) (?:up )?to the (?:\w+ )?maximum|return the excess)\b/;
const EXCESS_VOID = /\bvoid to the extent of (?:such|the|that) excess\b/;

/**
 * A limit is a fact only with what becomes of the wager that breaks it, said in the sentence itself or in the words that
 * close its list. A prize or a payment with a maximum is neither.
 */
const limit =
  (name: string, breaks: RegExp, consequences: Consequences): SentenceRecogniser =>
  (sentence) => {
    const match = breaks.exec(sentence.plain);
    if (match === null) return [];
    const said = `${sentence.plain} ${sentence.closing}`;
    const [value] = consequences.find(([, words]) => words.test(said)) ?? [];
    const onWagers = [sentence.plain, ...sentence.leads].some((words) => /\b(?:wager|bet)/.test(words));
    return value !== undefined && onWagers ? [states(sentence, name, value, spanOf(match))] : [];
  };

/** Reads `A bet below the minimum must be refused`. */
export const underMinimum = limit('underMinimum', BELOW, [
  ['not-accepted', REFUSED],
  ['stands', STANDS],
]);

/** Reads `a bet above the maximum; …` with the closing words `is reduced to what is permitted`. */
export const overMaximum = limit('overMaximum', ABOVE, [
  ['next-lowest-taken', NEXT_LOWEST],
  ['reduced', REDUCED],
  ['void-excess', EXCESS_VOID],
]);

/** Reads `a bet not in permitted multiples; …` with the closing words `is reduced to what is permitted`. */
export const offIncrement = limit('offIncrement', OFF_STEP, [
  ['next-lowest-taken', NEXT_LOWEST],
  ['reduced', REDUCED],
]);

const WITHIN =
  /^(?:an? |each |every )?(?:wager|bet)s? (?:must|shall) be (?:at least|not less than|no less than) the (?:\w+ )?minimum(?: amount)? and (?:no|not) more than the (?:\w+ )?maximum\b/;

/** Reads `A wager must be at least the minimum and no more than the maximum`: one outside them is none that may be taken. */
export const withinLimits: SentenceRecogniser = (sentence) => {
  const match = WITHIN.exec(sentence.plain);
  if (match === null) return [];
  return ['underMinimum', 'overMaximum'].map((name) => states(sentence, name, 'not-accepted', spanOf(match)));
};
