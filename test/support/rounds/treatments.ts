import { TREATMENTS, type Treatment } from '../../../src/core/values/treatment';

/** Every treatment a record can name, but those a rule accepts. */
export const treatmentsBut = (...accepted: readonly Treatment[]): readonly Treatment[] =>
  TREATMENTS.filter((treatment) => !accepted.includes(treatment));

const WORDS: Readonly<Record<Treatment, string>> = {
  played: 'played on',
  burnt: 'burnt',
  'moved-to-banker': "given to the banker's hand",
  'next-card': 'made the next card',
  'first-card-of-next-round': 'made the first card of the next coup',
  'dummy-round': 'dealt as a dummy hand',
  'hand-void': 'declared void',
  'round-void': 'declared void',
  'wagers-returned': 'declared void, with the stakes returned',
  'result-stands': 'left to stand',
  'result-recalculated': 'recalculated',
  reconstructed: 'reconstructed',
  'play-again': 'played again',
  redealt: 'dealt anew',
  removed: 'removed',
  reduced: 'reduced',
  stands: 'left to stand',
  replaced: 'replaced',
  'hand-dead': 'declared dead',
  'discards-shuffled': 'finished with the shuffled discards',
};

/** How a finding's sentence ends: what was done, and what is prescribed. */
export const doneAs = (what: string, done: Treatment, prescribed: Treatment): string =>
  `${what} was ${WORDS[done]}; the rules have it ${WORDS[prescribed]}.`;
