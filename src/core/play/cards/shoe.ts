import { printCounts, printEither } from '../../facts/kinds/counts';
import type { Depth } from '../../facts/kinds/depth';
import type { Preparation } from '../../games/preparation';
import type { Irregularity } from '../../games/wager';
import type { Ruling } from '../judging/ruling';

/** A round of a game of cards, as far as its shoe can be judged without knowing the game. */
interface ShoeRound {
  readonly decks: number | undefined;
  readonly cardMachine: boolean;
  readonly isMachineNamed: boolean;
  readonly preparation: Preparation | undefined;
  readonly irregularities: readonly Irregularity[];
}

type Prepared = Pick<ShoeRound, 'preparation'>;

/** What is known of that which cards are dealt from; most records say nothing of it. */
interface DealtRound {
  readonly shoe: boolean | undefined;
  readonly cardMachine: boolean;
  readonly isMachineTold: boolean;
}

export const WITHOUT_SHOE = {
  without: 'The cards were dealt without a shoe; they are dealt from {{expected}}.',
} as const;

export function judgeDealtFrom(
  { shoe, cardMachine, isMachineTold }: DealtRound,
  dealtFrom: 'shoe' | 'shoe-or-card-machine',
  ruling: Ruling<'dealtFrom', keyof typeof WITHOUT_SHOE>,
): void {
  if (shoe === undefined) return;
  const mayBeMachine = dealtFrom === 'shoe-or-card-machine';
  if (shoe || (mayBeMachine && cardMachine)) ruling.complies('equipment');
  else if (mayBeMachine && !isMachineTold) ruling.cannotTell('equipment', ['equipment.cardMachine']);
  else
    ruling.breaches('equipment', {
      message: 'without',
      cites: ['dealtFrom'],
      expected: mayBeMachine ? 'a shoe or a card machine' : 'a shoe',
      recorded: 'no shoe',
    });
}

export const WRONG_DECKS = {
  wrongDecks: 'The number of decks in play was {{recorded}}; it must be {{allowed}}.',
} as const;

export function judgeDecks(
  round: ShoeRound,
  decks: readonly number[],
  mostInMachine: number | undefined,
  ruling: Ruling<'decks' | 'machineDecks', keyof typeof WRONG_DECKS>,
): void {
  // A machine that the record names may be one that only shuffles.
  const isFromMachine = round.cardMachine && !round.isMachineNamed;
  if (round.decks === undefined) ruling.cannotTell('equipment', ['equipment.decks']);
  else if (decks.includes(round.decks)) ruling.complies('equipment');
  else
    ruling.breaches('equipment', {
      message: 'wrongDecks',
      cites: isFromMachine && round.decks > (mostInMachine ?? Infinity) ? ['decks', 'machineDecks'] : ['decks'],
      expected: printCounts(decks),
      recorded: String(round.decks),
      data: { allowed: printEither(decks) },
    });
}

/** Where the cards were cut or the cutting card put, by the last event that measured it: a wrong cut is made again. */
export function lastMeasured(
  { preparation }: Prepared,
  what: 'depth' | 'back',
): { readonly place: string; readonly cards: number | undefined } | undefined {
  const cuts = preparation?.cuts ?? [];
  const cut = cuts.findLast((one) => one[what] !== undefined) ?? cuts[0];
  return cut && { place: cut.place, cards: cut[what] };
}

export const TOO_SHALLOW = {
  tooShallow: 'The cut was made {{recorded}} cards from the nearer end; at least {{expected}} are required.',
} as const;

export function judgeCut(round: Prepared, least: Depth, ruling: Ruling<'cutDepth', keyof typeof TOO_SHALLOW>): void {
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

export const CUT_BY_DEALER = {
  byDealer: 'The cards were cut by the {{recorded}}; {{expected}} cuts them.',
} as const;

const DEALER = 'dealer';

/** Who cut the cards; of others than the dealer a record does not show whether they may. */
export function judgeCutter(
  { preparation }: Prepared,
  cutBy: readonly string[],
  ruling: Ruling<'cutBy', keyof typeof CUT_BY_DEALER>,
): void {
  // The last cut counts, because a wrong one is made again.
  const cut = preparation?.cuts.findLast(({ by }) => by !== undefined);
  if (cut === undefined) return;
  const { place, by, back } = cut;
  if (by !== DEALER || cutBy.includes(DEALER)) ruling.complies(place);
  // It is the dealer who then puts the cutting card in from the back, and that may be what is told.
  else if (back !== undefined)
    ruling.cannotTell(place, ['by whom the cards were cut before the cutting card was put in']);
  else
    ruling.breaches(place, {
      message: 'byDealer',
      cites: ['cutBy'],
      expected: cutBy.map((who) => `a ${who}`).join(' or '),
      recorded: by,
    });
}

export const CUT_BY_PLAYER = {
  byPlayer: 'The cards were cut by {{who}}; the dealer cuts them.',
} as const;

const PLACE_OF_A_PLAYER = /^(?:seat|box|terminal):/;

/** The cards are cut by the dealer. Of others than players a record does not show whether they were the dealer. */
export function judgeDealersCut(
  { preparation, irregularities }: ShoeRound,
  isPlayer: (name: string) => boolean,
  ruling: Ruling<'cutBy', keyof typeof CUT_BY_PLAYER>,
): void {
  const cut = preparation?.cuts.findLast(({ by }) => by !== undefined);
  // How cards that were cut wrongly are dealt on with is a rule of its own.
  if (cut?.by === undefined || irregularities.length > 0) return;
  const { place, by } = cut;
  if (by === DEALER) ruling.complies(place);
  else if (by === 'player' || PLACE_OF_A_PLAYER.test(by) || isPlayer(by))
    ruling.breaches(place, {
      message: 'byPlayer',
      cites: ['cutBy'],
      expected: DEALER,
      recorded: by,
      data: { who: by === 'player' ? 'a player' : `player ${by}` },
    });
  else ruling.cannotTell(place, [`whether ${by} was the dealer`]);
}

export const WRONG_FACE = {
  wrongFace: 'The burnt card at {{subject}} was drawn face {{recorded}}; it is drawn face {{expected}}.',
} as const;

export function judgeBurntFace(
  round: Pick<ShoeRound, 'preparation' | 'irregularities'>,
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
