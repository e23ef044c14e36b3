import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';

const REFUSED = /^(?:a wager|wagers|no wager) (?:can ?not|must not|shall not|may not|may) be made orally[.;]?$/;
const REFUSED_ITEM = /^be made orally\b/;
const FORBIDDEN = /\bwagers? (?:can ?not|must not|shall not|may not)\b[^a-z]*$/;

/** Reads `A wager cannot be made orally`, in a sentence or as an item under `A wager must not:`. */
export const oralWagers: SentenceRecogniser = (sentence) => {
  const whole = REFUSED.exec(sentence.plain);
  const refused = whole !== null && (/\bnot\b/.test(whole[0]) || whole[0].startsWith('no '));
  const item = FORBIDDEN.test(sentence.leads[0] ?? '') ? REFUSED_ITEM.exec(sentence.plain) : null;
  const match = refused ? whole : item;
  return match === null ? [] : [states(sentence, 'oralWagers', 'refused', spanOf(match))];
};

const ACCOMPANIED =
  /\b(?:wagers orally declared|orally declared wagers) (?:shall|must|will) (?:only be accepted|be accepted only) (?:if|when) accompanied by (?:gaming )?chips(,? or cash\b)?/;

/** Reads `Orally declared wagers are accepted only if accompanied by chips`, or by chips or cash. */
export const oralWagersNeed: SentenceRecogniser = (sentence) => {
  const match = ACCOMPANIED.exec(sentence.plain);
  if (match === null) return [];
  const value = match[1] === undefined ? 'chips-with-them' : 'chips-or-cash-with-them';
  return [states(sentence, 'oralWagersNeed', value, spanOf(match))];
};
