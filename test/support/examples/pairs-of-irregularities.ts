import { isVoiding, type Treatment } from '../../../src/core/values/treatment';
import { givenBack, noted } from '../rounds/cases';
import type { Coup, Pair, Pairs } from './scene';

const DONE: Readonly<Partial<Record<Treatment, string>>> = {
  played: 'play goes on',
  burnt: 'the card is burnt',
  'dummy-round': 'a dummy hand is dealt with it',
  'round-void': 'the coup is declared void',
  'wagers-returned': 'the wagers are returned',
  'result-stands': 'the result stands',
  'moved-to-banker': "it is made the banker's third",
};

/** One irregularity treated in two ways, of which the rules of a place prescribe one. */
const treated = (what: string, wrong: Treatment, right: Treatment, coup: (treatment: Treatment) => Coup): Pair => ({
  breach: [`${what}, and ${DONE[wrong] ?? wrong}.`, coup(wrong)],
  lawful: [`${what}, and ${DONE[right] ?? right}.`, coup(right)],
});

const misdealt = (treatment: Treatment): Coup => ({ order: 'ppbb', dealt: [noted('card-to-wrong-hand', treatment)] });
const short = (treatment: Treatment): Coup => ({
  player: '2H 3D',
  banker: '3S 4C',
  dealt: [noted('insufficient-cards', treatment)],
});
const foreign = (treatment: Treatment): Coup => ({ dealt: [noted('missing-or-foreign-card', treatment)] });
const malfunction = (treatment: Treatment): Coup => ({ dealt: [noted('malfunction', treatment, { of: 'system' })] });
const unburnt = (treatment: Treatment): Coup => ({ first: [noted('failed-to-burn', treatment)] });
const early = (treatment: Treatment): Coup => ({
  wagers: [{ bet: 'player', stake: 1000, ...(isVoiding(treatment) && { settle: givenBack }) }],
  dealt: [noted('dealt-before-bets-closed', treatment)],
});
const faceUp = (treatment: Treatment): Coup => ({ afterCards: { 2: [noted('card-face-up-in-shoe', treatment)] } });
const exposed = (treatment: Treatment): Coup => ({
  ...(treatment === 'dummy-round' && { dummy: true }),
  first: [noted('card-exposed-in-error', treatment)],
});
const playersExcess = (treatment: Treatment): Coup => ({
  player: '6H KD',
  banker: '2S 3C 7S',
  afterCards: { 4: [noted('excess-card-drawn', treatment, { to: 'player', card: '7S' })] },
});
const bankersExcess = (treatment: Treatment): Coup => ({
  player: '6H KD',
  banker: '3S 4C',
  dealt: [noted('excess-card-drawn', treatment, { to: 'banker', card: '7S' })],
});

const EARLY = 'The cards are dealt before wagering has ended';

/** What went wrong, and what was done about it. */
export const IRREGULARITY_PAIRS: Pairs = {
  'baccarat/misdealt-coup-treated-as-stated': [
    treated('A card goes to the wrong hand', 'played', 'round-void', misdealt),
  ],
  'baccarat/insufficient-cards-treated-as-stated': [
    treated('The shoe runs out of cards', 'result-stands', 'round-void', short),
  ],
  'baccarat/missing-or-foreign-card-treated-as-stated': [
    treated('A foreign card turns up', 'burnt', 'round-void', foreign),
  ],
  'baccarat/system-malfunction-treated-as-stated': [
    treated('The game system malfunctions', 'result-stands', 'round-void', malfunction),
  ],
  'baccarat/players-excess-card-treated-as-stated': [
    treated('The player is dealt a third card in error', 'burnt', 'moved-to-banker', playersExcess),
  ],
  'baccarat/bankers-excess-card-treated-as-stated': [
    treated('The banker is dealt a third card in error', 'burnt', 'dummy-round', bankersExcess),
  ],
  'baccarat/exposed-first-card-treated-as-stated': [
    treated('The first card of the coup is exposed in error', 'burnt', 'dummy-round', exposed),
  ],
  'baccarat/face-up-card-treated-as-stated': [
    treated('A card is found face up in the shoe during the coup', 'burnt', 'played', faceUp),
  ],
  'baccarat/failed-burn-treated-as-stated': [
    treated('The first card of the shoe was not burnt', 'burnt', 'played', unburnt),
  ],
  'baccarat/early-deal-treated-as-stated': [
    treated(EARLY, 'wagers-returned', 'result-stands', early),
    treated(EARLY, 'played', 'round-void', early),
  ],
};
