import type { WagerOutcome } from '../../facts/kinds/outcome';
import { isRed, suitOf, type Card } from '../../values/card';
import type { KnownBet, Wager } from '../wager';
import { conditionNamed, isTriple, type Condition, type Seen, type SeenPoints } from './additional-cases';
import { isOnBox } from './boxes';
import { scoreOf } from './coup';
import type { BaccaratFacts } from './game';
import type { BaccaratRound, Side } from './round';

/** The facts that say how additional wagers are decided and paid. */
export const ADDITIONAL_FACTS = ['outcomes', 'pays', 'pairKinds', 'naturals', 'cardValues'] as const;
export type AdditionalFacts = Partial<Pick<BaccaratFacts, (typeof ADDITIONAL_FACTS)[number]>>;

type Outcomes = BaccaratFacts['outcomes'];

/** One result of a wager: what of the cards it is, and how the wager ends then. */
interface Row {
  readonly condition: Condition;
  readonly decision: Decision;
}

/** What rules say of one kind of wager: its results, and what has to be known to tell them apart. */
interface Rows {
  readonly rows: readonly Row[];
  readonly needsCards: boolean;
  readonly needsSide: boolean;
  readonly byFirstCards: boolean;
  /** It loses where no row has it win. */
  readonly otherwise: Decision;
}

const compiled = new WeakMap<Outcomes, ReadonlyMap<string, Rows>>();

/** The results that rules name, by kind of wager, what is for all others last; made once for each rule set. */
function rowsIn(outcomes: Outcomes): ReadonlyMap<string, Rows> {
  if (outcomes === lastAsked.outcomes) return lastAsked.rows;
  const rows = compiled.get(outcomes) ?? compiledFrom(outcomes);
  lastAsked = { outcomes, rows };
  return rows;
}

/** The results asked for last: neighbouring rounds ask for the same. */
let lastAsked: { readonly outcomes: Outcomes; readonly rows: ReadonlyMap<string, Rows> } = {
  outcomes: new Map(),
  rows: new Map(),
};

function compiledFrom(outcomes: Outcomes): ReadonlyMap<string, Rows> {
  const stated = new Map<string, Stated[]>();
  for (const [row, outcome] of outcomes) {
    const [kind = '', name = ''] = row.split('/');
    if (isOnBox(row)) continue;
    const condition = conditionNamed(name);
    if (condition === undefined || outcome === 'stays' || outcome === 'void') continue;
    const others = stated.get(kind) ?? [];
    const made = { row, condition, outcome };
    stated.set(kind, condition.by === 'nothing' ? [...others, made] : [made, ...others]);
  }
  const rows = new Map([...stated].map(([kind, all]) => [kind, compile(all)]));
  compiled.set(outcomes, rows);
  return rows;
}

interface Stated {
  readonly row: string;
  readonly condition: Condition;
  readonly outcome: WagerOutcome;
}

function compile(stated: readonly Stated[]): Rows {
  const byFirstCards = stated.every(({ condition }) => condition.by !== 'points');
  return {
    rows: stated.map(({ row, condition, outcome }) => ({ condition, decision: { outcome, row, byFirstCards } })),
    needsCards: stated.some(({ condition }) => condition.by !== 'nothing'),
    needsSide: stated.some(({ row }) => OF_ONE_HAND.test(row)),
    byFirstCards,
    otherwise: { outcome: 'lose', row: undefined, byFirstCards },
  };
}

/** Whether rules say how a wager of this name ends by the cards of the two hands. */
export const isAdditional = ({ kind }: KnownBet, outcomes: Outcomes | undefined): boolean =>
  outcomes !== undefined && rowsIn(outcomes).has(kind);

export const isDecidedByCards = (row: string): boolean =>
  !isOnBox(row) && conditionNamed(row.split('/')[1] ?? '') !== undefined;

/** How an additional wager ends, and why. */
export interface Decision {
  readonly outcome: WagerOutcome;
  /** The row that says so; none where the wager loses because no row has it win. */
  readonly row: string | undefined;
  /** Decided by the first cards alone, whatever was drawn after them. */
  readonly byFirstCards: boolean;
}

/** What the recorded cards make of an additional wager; undefined where they, or the record of the wager, do not say. */
export function decisionOn(round: BaccaratRound, wager: Wager, facts: AdditionalFacts): Decision | undefined {
  const stated = facts.outcomes && rowsIn(facts.outcomes).get(wager.known.kind);
  if (stated === undefined) return undefined;
  const seen = seenBy(round, wager, stated);
  if (seen === undefined) return undefined;
  const points = stated.byFirstCards ? undefined : pointsSeenBy(round, seen, facts);
  if (!stated.byFirstCards && points === undefined) return undefined;
  for (const { condition, decision } of stated.rows) if (holds(condition, seen, points)) return decision;
  return stated.otherwise;
}

function holds(condition: Condition, seen: Seen, points: SeenPoints | undefined): boolean {
  switch (condition.by) {
    case 'first-cards':
      return condition.holds(seen);
    case 'points':
      return points !== undefined && condition.holds(points);
    case 'nothing':
      return true;
  }
}

/** The hand that a wager names after its colon. */
export const sideOf = ({ known: { on } }: Wager): Side | undefined =>
  on === 'player' || on === 'banker' ? on : undefined;

/** Results that are told of one of the hands, so that a wager has to say of which. */
const OF_ONE_HAND =
  /\/(?:pair|no-pair|same-face-value|no-match|three-of.*|wins-with-natural|wins-by.*|natural-beaten|lower|equal-naturals)$/;

function seenBy({ player, banker }: BaccaratRound, wager: Wager, { needsCards, needsSide }: Rows): Seen | undefined {
  if (needsCards && (player.length < 2 || banker.length < 2)) return undefined;
  const side = sideOf(wager);
  if (side === undefined && needsSide) return undefined;
  return { own: side === 'player' ? player : banker, player, banker };
}

function pointsSeenBy(round: BaccaratRound, seen: Seen, facts: AdditionalFacts): SeenPoints | undefined {
  const score = facts.cardValues && scoreOf(round, facts.cardValues);
  if (!score) return undefined;
  const { own, player, banker } = seen;
  const isPlayers = own === player;
  return {
    own,
    player,
    banker,
    score,
    lead: isPlayers ? score.player - score.banker : score.banker - score.player,
    ownNatural: facts.naturals?.[isPlayers ? score.playerFirst : score.bankerFirst] === true,
    otherNatural: facts.naturals?.[isPlayers ? score.bankerFirst : score.playerFirst] === true,
  };
}

/** The row of the pay table by which a winning wager is paid; what several rows are for goes by the cards. */
export function paidAs(round: BaccaratRound, wager: Wager, row: string, facts: AdditionalFacts): string {
  const { kind } = wager.known;
  const own = sideOf(wager) === 'player' ? round.player : round.banker;
  const result = row.slice(kind.length + 1);
  switch (result) {
    case 'pair':
    case 'same-face-value':
    case 'three-of-same-suit-and-face-value':
      return pairRow(kind, own, facts) ?? kind;
    case 'wins-with-natural':
      return `${kind}/natural`;
    case 'one-pair':
      return `${kind}/single`;
    case 'two-pairs-other-face-values':
      return `${kind}/double`;
    case 'two-pairs-same-face-value':
      return `${kind}/twin`;
    default:
      if (result.startsWith('wins-by-')) return `${kind}/win-by-${leadOf(round)}`;
      return hasRowsByCards(kind, facts) ? `${kind}/${own.length > 2 ? 'three' : 'two'}-card` : kind;
  }
}

const hasRowsByCards = (kind: string, { pays }: AdditionalFacts): boolean => pays?.has(`${kind}/two-card`) === true;

const leadOf = ({ score }: BaccaratRound): string => String(Math.abs((score?.player ?? 0) - (score?.banker ?? 0)));

/** Which of the kinds of pair that a wager tells apart the first cards are; undefined where it tells none apart. */
function pairRow(kind: string, own: BaccaratRound['player'], { pairKinds }: AdditionalFacts): string | undefined {
  const [first = 0, second = 0] = own;
  const triple = isTriple(own) ? rowOf(kind, 'three-of-same-suit', pairKinds) : undefined;
  return triple ?? rowOf(kind, relationOf(first, second), pairKinds);
}

type PairKinds = AdditionalFacts['pairKinds'];
type PairKind = 'same-suit' | 'same-colour-other-suit' | 'red-and-black' | 'three-of-same-suit';

function rowOf(kind: string, sort: PairKind, pairKinds: PairKinds): string | undefined {
  for (const [row, stated] of pairKinds ?? []) if (stated === sort && row.startsWith(`${kind}/`)) return row;
  return undefined;
}

function relationOf(first: Card, second: Card): PairKind {
  if (suitOf(first) === suitOf(second)) return 'same-suit';
  return isRed(first) === isRed(second) ? 'same-colour-other-suit' : 'red-and-black';
}
