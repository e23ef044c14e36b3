import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';

const BELOW = /\b(?:less than|below|under|lower than) (?:the |a )?(?:\w+ ){0,2}?minimum\b/;
const ABOVE =
  /\b(?:greater than|more than|above|over|exceeds?|exceeding|in excess of) (?:the |a )?(?:\w+ )?maximum\b(?! (?:table )?differential)/;
const OFF_STEP =
  /\b(?:multiples? (?:over|above|of) the minimum\b.{0,30}\bnot permitted|not (?:in |a )?(?:permitted )?multiples?)\b/;

const REFUSED = /\b(?:not accept|not be accepted|be rejected|be refused|must reject|shall reject)\b/;
const REDUCED = /\b(?:next (?:lowest|lower) permitted|reduced to|reduce it to|only so (?:many|much))\b/;

/**
 * A limit is a fact only with what becomes of the wager that breaks it, said in the sentence itself or in the words that
 * close its list. A prize or a payment with a maximum is neither.
 */
const limit =
  (name: string, breaks: RegExp, value: string, consequence: RegExp): SentenceRecogniser =>
  (sentence) => {
    const match = breaks.exec(sentence.plain);
    if (match === null || !consequence.test(`${sentence.plain} ${sentence.closing}`)) return [];
    const onWagers = [sentence.plain, ...sentence.leads].some((words) => /\b(?:wager|bet)/.test(words));
    return onWagers ? [states(sentence, name, value, spanOf(match))] : [];
  };

/** Reads `A bet below the minimum must be refused`. */
export const underMinimum = limit('underMinimum', BELOW, 'not-accepted', REFUSED);

/** Reads `a bet above the maximum; …` with the closing words `is reduced to what is permitted`. */
export const overMaximum = limit('overMaximum', ABOVE, 'reduced', REDUCED);

/** Reads `a bet not in permitted multiples; …` with the closing words `is reduced to what is permitted`. */
export const offIncrement = limit('offIncrement', OFF_STEP, 'reduced', REDUCED);
