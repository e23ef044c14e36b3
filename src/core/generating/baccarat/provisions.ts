import type { BaccaratFact } from '../../games/baccarat/game';
import type { RoundEvent } from '../../rounds/record';
import { isVoiding, type Treatment } from '../../values/treatment';
import type { Random } from '../random';
import { anyCard, hasNatural, pointsIn, withCoup, type Coup, type Facts, type ToldCoup } from './coup';

type Noted = RoundEvent & { type: 'irregularity' };

/** Something that may go wrong in a coup and for which a fact prescribes the treatment. */
export interface Provision {
  readonly fact: BaccaratFact;
  readonly noted: Omit<Noted, 'type' | 'treatment'>;
  /** Cards that are out when it is noted. */
  readonly after: number;
  /** What of the coup is otherwise; nothing where it cannot happen in this one. */
  readonly coup?: (coup: Coup, facts: Facts, random: Random, treatment: Treatment) => CoupWith | undefined;
}

/** A coup as it then is, and the card that was drawn. */
type CoupWith = Partial<Coup> & { readonly card?: string };

const ALL_OUT = 6;

/** The player stood, or nobody was to draw: whatever card comes next is one too many for the player. */
const drawnForPlayer =
  (bankerDraws: boolean) =>
  (coup: Coup, facts: Facts, random: Random): CoupWith | undefined => {
    const { player, banker } = coup;
    if (player.length > 2) return undefined;
    const draws = !hasNatural(coup, facts) && facts.bankerDrawsAlone?.[pointsIn(banker, facts, 2)] === true;
    return draws === bankerDraws ? { card: banker[2] ?? anyCard(random) } : undefined;
  };

export const PROVISIONS: readonly Provision[] = [
  {
    fact: 'insufficientCards',
    noted: { kind: 'insufficient-cards' },
    after: 4,
    coup: ({ player, banker }) => ({ player: player.slice(0, 2), banker: banker.slice(0, 2) }),
  },
  {
    fact: 'misdealtCoup',
    noted: { kind: 'card-to-wrong-hand' },
    after: 4,
    coup: () => ({ order: ['player', 'player', 'banker', 'banker'] }),
  },
  { fact: 'missingOrForeignCard', noted: { kind: 'missing-or-foreign-card' }, after: 4 },
  { fact: 'systemMalfunction', noted: { kind: 'malfunction', of: 'system' }, after: 3 },
  { fact: 'shufflerMalfunction', noted: { kind: 'malfunction', of: 'shuffler' }, after: 2 },
  { fact: 'unconfirmedOutcome', noted: { kind: 'wrong-result-entered' }, after: ALL_OUT },
  {
    fact: 'excessCardWhenBankerDraws',
    noted: { kind: 'excess-card-drawn', to: 'player' },
    after: 4,
    coup: drawnForPlayer(true),
  },
  {
    fact: 'excessCardWhenBankerStands',
    noted: { kind: 'excess-card-drawn', to: 'player' },
    after: 4,
    coup: drawnForPlayer(false),
  },
  {
    fact: 'excessBankerCard',
    noted: { kind: 'excess-card-drawn', to: 'banker' },
    after: ALL_OUT,
    coup: ({ banker }, _facts, random) => (banker.length > 2 ? undefined : { card: anyCard(random) }),
  },
  { fact: 'firstCardExposed', noted: { kind: 'card-exposed-in-error' }, after: 0 },
  { fact: 'firstCardExposed', noted: { kind: 'card-face-up-in-shoe' }, after: 0 },
  { fact: 'faceUpCardDuringCoup', noted: { kind: 'card-face-up-in-shoe' }, after: 2 },
  { fact: 'failedToBurn', noted: { kind: 'failed-to-burn' }, after: 0 },
  { fact: 'dealtBeforeBetsClosed', noted: { kind: 'dealt-before-bets-closed' }, after: ALL_OUT },
];

/** The coup with the irregularity in it, treated in this way and settled accordingly; nothing where it cannot happen in this one. */
export function treatedAs(
  told: ToldCoup,
  provision: Provision,
  treatment: Treatment,
  facts: Facts,
  random: Random,
): { readonly told: ToldCoup; readonly event: RoundEvent } | undefined {
  const { fact, noted, after } = provision;
  const change = provision.coup === undefined ? {} : provision.coup(told.coup, facts, random, treatment);
  if (change === undefined) return undefined;
  const { card, ...coup } = change;
  const event: Noted = { type: 'irregularity', ...noted, ...(card !== undefined && { card }), treatment };
  const isVoid = isVoiding(treatment);
  // Dealt as a dummy, this coup takes no wagers; where a card too many makes one, it is the next coup.
  const isDummy = treatment === 'dummy-round' && fact === 'firstCardExposed';
  return {
    event,
    told: {
      ...withCoup(told, { ...coup, noted: { after, event } }, facts),
      isPlain: false,
      isVoid: isVoid || isDummy,
      ...(isDummy && { dummy: true }),
      ...(isVoid && { voidedBy: voidingFact(fact, facts) }),
    },
  };
}

const NAMED: ReadonlySet<BaccaratFact> = new Set([
  'insufficientCards',
  'missingOrForeignCard',
  'unconfirmedOutcome',
  'systemMalfunction',
  'shufflerMalfunction',
]);

/** What says that stakes go back: the provision itself, or the general one. */
const voidingFact = (fact: BaccaratFact, facts: Facts): BaccaratFact =>
  NAMED.has(fact) ? fact : facts.misdealtCoup === undefined ? 'voidedStake' : 'misdealtCoup';
