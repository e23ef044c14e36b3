import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';

const REFUSED =
  /^(?:(?:an? |no )?(?:wager|bet)s?) (?:can ?not|must not|shall not|may not|may) be (?:made|placed) (?:orally|verbally|by word of mouth)[.;]?$/;
const REFUSED_ITEM = /^be (?:made|placed) (?:orally|verbally|by word of mouth)\b/;
const FORBIDDEN = /\b(?:wager|bet)s? (?:can ?not|must not|shall not|may not)\b[^a-z]*$/;

/** Reads `A wager cannot be made orally`, in a sentence or as an item under `A wager must not:`. */
export const oralWagers: SentenceRecogniser = (sentence) => {
  const whole = REFUSED.exec(sentence.plain);
  const refused = whole !== null && (whole[0].includes('not be ') || whole[0].startsWith('no '));
  const item = FORBIDDEN.test(sentence.leads[0] ?? '') ? REFUSED_ITEM.exec(sentence.plain) : null;
  const match = refused ? whole : item;
  return match === null ? [] : [states(sentence, 'oralWagers', 'refused', spanOf(match))];
};

const ACCOMPANIED =
  /\b(?:(?:wagers|bets) orally declared|orally declared (?:wagers|bets)) (?:shall|must|will|may) (?:only be accepted|be accepted only) (?:if|when|where) accompanied by (?:gaming )?chips(,? or cash\b)?/;

/** Reads `Orally declared wagers are accepted only if accompanied by chips`, or by chips or cash. */
export const oralWagersNeed: SentenceRecogniser = (sentence) => {
  const match = ACCOMPANIED.exec(sentence.plain);
  if (match === null) return [];
  const value = match[1] === undefined ? 'chips-with-them' : 'chips-or-cash-with-them';
  return [states(sentence, 'oralWagersNeed', value, spanOf(match))];
};
