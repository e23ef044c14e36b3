import type { Depth } from '../../facts/kinds/depth';
import type { Preparation } from '../../games/preparation';
import { place } from '../../rounds/incidents';
import type { Ruling } from '../judging/ruling';
import { lastMeasured } from './shoe';

interface Prepared {
  readonly preparation: Preparation | undefined;
}

const PLACE_OF_CUTTING_CARD = 'place of the cutting card from the back';

export const TOO_NEAR_THE_BACK = {
  tooNear: 'The cutting card was put {{recorded}} cards from the back; the rules ask for {{least}}.',
} as const;

export function judgeFarFromBack(
  round: Prepared,
  least: Depth,
  ruling: Ruling<'cuttingCardDepth', keyof typeof TOO_NEAR_THE_BACK>,
): void {
  const cut = lastMeasured(round, 'back');
  if (cut === undefined) return;
  const { place: at, cards } = cut;
  if (cards === undefined) ruling.cannotTell(at, [PLACE_OF_CUTTING_CARD]);
  else if (cards >= least.cards) ruling.complies(at);
  // Of a distance that is only stated approximately, what is nearer to none than to all of it falls short for certain.
  else if (least.about && cards * 2 >= least.cards) ruling.cannotTell(at, [`how near to ${least.text} is enough`]);
  else
    ruling.breaches(at, {
      message: 'tooNear',
      cites: ['cuttingCardDepth'],
      expected: String(least.cards),
      recorded: String(cards),
      data: { least: least.text },
    });
}

export const TOO_FAR_IN = {
  tooFar: 'The cutting card was put {{recorded}} cards from the back of {{stack}} cards; half way is {{expected}}.',
} as const;

export function judgeNotTooFarIn(
  round: Prepared & { readonly decks: number | undefined },
  deckCards: readonly number[],
  ruling: Ruling<'cuttingCardAtMost', keyof typeof TOO_FAR_IN>,
): void {
  const cut = lastMeasured(round, 'back');
  if (cut === undefined) return;
  const { place: at, cards } = cut;
  const stack = round.decks === undefined ? undefined : round.decks * (deckCards[0] ?? 0);
  if (cards === undefined) ruling.cannotTell(at, [PLACE_OF_CUTTING_CARD]);
  else if (stack === undefined) ruling.cannotTell(at, ['equipment.decks']);
  else if (cards * 2 <= stack) ruling.complies(at);
  else
    ruling.breaches(at, {
      message: 'tooFar',
      cites: ['cuttingCardAtMost'],
      expected: String(Math.floor(stack / 2)),
      recorded: String(cards),
      data: { stack: String(stack) },
    });
}

/** The cutting card as it came out in a round: before the first card, or among those dealt. */
interface CuttingCardOut {
  readonly cuttingCardAt: number | undefined;
  readonly shuffledAt: readonly number[];
  readonly firstCardAt: number | undefined;
  readonly lastCardAt: number | undefined;
  readonly voided: boolean;
  readonly irregularities: readonly { readonly kind: string }[];
}

export const CUTTING_CARD_OUT = {
  dealtOn: 'The cutting card came as the first card of the round, and cards were dealt without a shuffle.',
  shuffledIn: 'The cards were shuffled at {{recorded}}, before the round in which the cutting card came was finished.',
} as const;

export const FURTHER_ROUND = 'further-round';

export function judgeCuttingCardOut(
  round: CuttingCardOut,
  appears: ReadonlyMap<string, string>,
  ruling: Ruling<'cuttingCardAppears', keyof typeof CUTTING_CARD_OUT>,
): void {
  const { cuttingCardAt: at, firstCardAt: first, lastCardAt: last, shuffledAt } = round;
  if (at === undefined || round.voided || first === undefined || last === undefined) return;
  if (at < first) {
    if (appears.get('first-card') !== 'shuffled-at-once') return;
    if (shuffledAt.some((shuffled) => shuffled > at && shuffled < first)) ruling.complies('shoe');
    else if (appears.has(FURTHER_ROUND))
      ruling.cannotTell('shoe', ['direction to deal a further round'], [['cuttingCardAppears', 'first-card']]);
    else
      ruling.breaches('shoe', {
        message: 'dealtOn',
        cites: [['cuttingCardAppears', 'first-card']],
        expected: 'a shuffle',
        recorded: 'cards dealt',
      });
    return;
  }
  if (appears.get('during-round') !== 'round-completed') return;
  // With too few cards left to finish the round, those already used are shuffled for it.
  if (round.irregularities.some(({ kind }) => kind === 'insufficient-cards' || kind === 'malfunction')) return;
  const early = shuffledAt.find((shuffled) => shuffled > at && shuffled < last);
  if (early === undefined) ruling.complies('shoe');
  else
    ruling.breaches('shoe', {
      message: 'shuffledIn',
      cites: [['cuttingCardAppears', 'during-round']],
      expected: 'round finished first',
      recorded: place(early),
    });
}
