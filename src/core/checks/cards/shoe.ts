import { printCounts } from '../../facts/kinds/counts';
import type { Depth } from '../../facts/kinds/depth';
import type { Preparation } from '../../games/preparation';
import type { Irregularity } from '../../games/wager';
import type { Ruling } from '../ruling';

/** A round of a game of cards, as far as its shoe can be judged without knowing the game. */
interface ShoeRound {
  readonly decks: number | undefined;
  readonly preparation: Preparation | undefined;
  readonly irregularities: readonly Irregularity[];
}

export const WRONG_DECKS = {
  wrongDecks: 'The number of decks in play was {{recorded}}; it must be {{expected}}.',
} as const;

export function judgeDecks(
  round: ShoeRound,
  decks: readonly number[],
  ruling: Ruling<'decks', keyof typeof WRONG_DECKS>,
): void {
  if (round.decks === undefined) ruling.cannotTell('equipment', ['equipment.decks']);
  else if (decks.includes(round.decks)) ruling.complies('equipment');
  else
    ruling.breaches('equipment', {
      message: 'wrongDecks',
      cites: ['decks'],
      expected: printCounts(decks),
      recorded: String(round.decks),
    });
}

/** Where the cards were cut or the cutting card put, by the last event that measured it: a wrong cut is made again. */
export function lastMeasured(
  { preparation }: ShoeRound,
  what: 'depth' | 'back',
): { readonly place: string; readonly cards: number | undefined } | undefined {
  const cuts = preparation?.cuts ?? [];
  const cut = cuts.findLast((one) => one[what] !== undefined) ?? cuts[0];
  return cut && { place: cut.place, cards: cut[what] };
}

export const TOO_SHALLOW = {
  tooShallow: 'The cut was made {{recorded}} cards from the nearer end; at least {{expected}} are required.',
} as const;

export function judgeCut(round: ShoeRound, least: Depth, ruling: Ruling<'cutDepth', keyof typeof TOO_SHALLOW>): void {
  const cut = lastMeasured(round, 'depth');
  if (cut === undefined) return;
  const { place, cards } = cut;
  if (cards === undefined) ruling.cannotTell(place, ['depth of the cut']);
  else if (cards >= least.cards) ruling.complies(place);
  else
    ruling.breaches(place, {
      message: 'tooShallow',
      cites: ['cutDepth'],
      expected: String(least.cards),
      recorded: String(cards),
    });
}

export const PLACE_OF_CUTTING_CARD = 'place of the cutting card from the back';

export const WRONG_FACE = {
  wrongFace: 'The burnt card at {{subject}} was drawn face {{recorded}}; it is drawn face {{expected}}.',
} as const;

export function judgeBurntFace(
  round: ShoeRound,
  face: 'up' | 'down',
  ruling: Ruling<'burnFace', keyof typeof WRONG_FACE>,
): void {
  const { preparation } = round;
  if (!preparation || round.irregularities.length > 0) return;
  for (const { place, faceUp } of preparation.burns) {
    if (faceUp === undefined) continue;
    const recorded = faceUp ? 'up' : 'down';
    if (recorded === face) ruling.complies(place);
    else ruling.breaches(place, { message: 'wrongFace', cites: ['burnFace'], expected: face, recorded });
  }
}
