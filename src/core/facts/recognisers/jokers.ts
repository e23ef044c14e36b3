import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';
import { PLAYED_WITH } from './played-with';

const NO_JOKERS = new RegExp(
  String.raw`${PLAYED_WITH} .*\b(?:without|excluding|not including|and no|with no)(?: any)? jokers?\b`,
);

/** Reads `The game is played with seven packs, excluding jokers`. */
export const jokers: SentenceRecogniser = (sentence) => {
  const match = NO_JOKERS.exec(sentence.plain);
  if (match === null) return [];
  const { to } = spanOf(match);
  const from = sentence.plain.lastIndexOf(' ', to - ' jokers'.length - 1) + 1;
  return [states(sentence, 'jokers', 'excluded', { from, to })];
};
