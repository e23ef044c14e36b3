import { quote } from '../phrases/plain';
import { states, type SentenceRecogniser } from '../phrases/recogniser';

/** What may end the time for wagering, as the words name it. */
const EVENTS: readonly (readonly [name: string | undefined, words: RegExp])[] = [
  ['no-more-bets', /\bno more bets\b/],
  ['first-card-exposed', /\bfirst card\b.{0,50}\b(?:exposed|turned)\b/],
  ['first-card', /\bfirst card\b.{0,60}\b(?:dealt|removed|drawn)\b/],
  [undefined, /\b(?:expiry|end) of the wagering period\b|\bstarts pushing\b|\brevolutions\b/],
];

const TOUCH = String.raw`(?:handle|remove|alter|change|place|make|touch|move|take away|withdraw)`;
/** "No wagers may be placed or withdrawn after …", "A wager must not be placed, changed or withdrawn after …" */
const PASSIVE =
  /\b(?:no (?:wager|bet)s? (?:shall|may|can|will) be|an? (?:wager|bet) (?:must not|cannot|can not|shall not|may not) be) (?:placed|made(?! orally| verbally)|withdrawn|changed)\b.{0,60}?\b(?:after|once) (.+)$/;
/** "Once …, no player may alter a wager", "After …, a person must not touch a wager" */
const ACTIVE = new RegExp(
  String.raw`(?:^|, )(?:once|after) (.{5,110}?),? (?:no player(?: \(.{0,40}?\))? (?:shall|may|must)|a (?:player|person) (?:must not|shall not|may not)) ${TOUCH}\b.{0,60}\b(?:wager|bet)`,
);

interface Closing {
  readonly event: string | undefined;
  readonly from: number;
  readonly to: number;
}

/** After what wagers are no longer touched; a wager that was confirmed is closed to its own player only. */
function closingIn(words: string): Closing | undefined {
  for (const pattern of [PASSIVE, ACTIVE]) {
    const match = pattern.exec(words);
    const when = match?.[1];
    if (match === null || when === undefined) continue;
    const event = EVENTS.find(([, named]) => named.test(when));
    if (event !== undefined) return { event: event[0], from: match.index, to: match.index + match[0].length };
  }
  return undefined;
}

/** Reads `No wagers may be placed, changed or withdrawn after "no more bets" was called`. */
export const lateWagers: SentenceRecogniser = (sentence) => {
  const found = closingIn(sentence.plain);
  return found === undefined ? [] : [states(sentence, 'lateWagers', 'refused', found)];
};

/** "Before the first card is dealt, each player must place a wager" */
const BEFORE =
  /^(?:before|prior to) the first card (?:is|being|has been) (?:dealt|drawn)\b.{0,90}?\beach player\b(?!.*\b(?:may|option)\b)/;
/** "Immediately before a round starts, the dealer announces 'no more bets'" */
const ANNOUNCED =
  /\bimmediately (?:prior to|before) the (?:commencement|start) of\b.{0,90}\bdealer (?:shall |must |will )?(?:announces?|calls?) no more bets\b/;

/** Reads what ends the wagering period: from a duty to wager before it, from its announcement, or from what is then forbidden. */
export const wageringCloses: SentenceRecogniser = (sentence) => {
  const words = sentence.plain;
  const before = BEFORE.exec(words);
  const announced = ANNOUNCED.exec(words);
  const closing = closingIn(words);
  // What is announced, or may no longer be touched, need not be what ends it: a clause about placing wagers knows better.
  const weak = !before && !/\b(?:placed?|makes?|made)\b/.test(closing ? words.slice(closing.from, closing.to) : '');
  const event = before ? 'first-card' : announced ? 'no-more-bets' : closing?.event;
  if (event === undefined) return [];
  const from = before?.index ?? (announced ? words.indexOf('no more bets') : (closing?.from ?? 0));
  return [
    { name: 'wageringCloses', value: [event], anchor: quote(sentence, from, words.length), ...(weak ? { weak } : {}) },
  ];
};
