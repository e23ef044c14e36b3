import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';

const COLLECTS =
  /^(?:.{0,120}\b(?:dealer|operator|system|croupier) (?:shall |must |will )?)?(?:first )?collects? (?:all|any) (?:the )?losing (?:wagers|bets)\b/;

/** Reads `the dealer must first collect all losing wagers`, in a sentence or as an item of a list. */
export const losingStake: SentenceRecogniser = (sentence) => {
  const match = COLLECTS.exec(sentence.plain);
  if (match === null) return [];
  const { to } = spanOf(match);
  return [states(sentence, 'losingStake', 'collected', { from: sentence.plain.indexOf('collect'), to })];
};

const FEES =
  /\bretain (?:up to|not more than|no more than) (\d{1,2}(?:\.\d{1,2})?) ?% of the (?:total )?(?:entrance|entry) fees\b/;

/** Reads what of the entry fees of a tournament may be kept: `retain up to 12% of the entry fees`. */
export const tournamentFees: SentenceRecogniser = (sentence) => {
  const match = FEES.exec(sentence.plain);
  if (match?.[1] === undefined) return [];
  return [states(sentence, 'commission', { 'tournament-entry-fees': `${match[1]}%` }, spanOf(match))];
};

const UNITS =
  /\bwagers?\b.{0,60}?\b(?:be|placed) (?:only )?in (?:units|increments|multiples) of the minimum(?: wager| bet)?(?=[.;,]| and$|$)/;

/** Reads `Bets must be placed in units of the minimum`; a notice that may require it leaves it open. */
export const wagerUnits: SentenceRecogniser = (sentence) => {
  const match = UNITS.exec(sentence.plain);
  if (match === null || /\b(?:notice|if|when|where)\b/.test(sentence.plain.slice(0, match.index + 8))) return [];
  const from = sentence.plain.indexOf(' in ', match.index + match[0].length - 40) + 1;
  return [states(sentence, 'wagerUnits', 'minimum', { from, to: spanOf(match).to })];
};
