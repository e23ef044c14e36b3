import type { ComparedRow } from '../compare/compare-facts';
import type { CheckedRound } from '../findings/checked-round';
import type { Finding } from '../findings/finding';
import { judgeFor } from '../findings/judge';
import { dressed } from '../replaying/dress';
import type { Side } from '../replaying/side';
import type { RoundRecord } from '../rounds/record';
import type { Effort } from './candidates';
import type { Contrast } from './contrast';
import { Inquiry } from './inquiry';
import type { MadeRounds } from './made-rounds';
import type { Reason, Unchecked } from './reason';
import { smallestOf, type Hit } from './search';

/** A round as it would be recorded on one side, and what the rules of that side make of it. */
export interface Judged {
  readonly side: string;
  readonly record: RoundRecord;
  readonly checked: CheckedRound;
}

/** The smallest round found that one side allows and the other forbids. */
export interface Witness {
  readonly allowed: Judged;
  readonly forbidden: Judged;
  /** Of the findings of the side that forbids those that are about the subject. */
  readonly findings: readonly Finding[];
  /** The findings are of checks that enforce the subject; else of checks that only read it. */
  readonly enforced: boolean;
  /** What is no breach once the side that forbids has this from the other: the subject, or all of its fact. */
  readonly exchanged: string;
}

/** One of the two ways round: what `allows` allows and `forbids` forbids. */
export interface Direction {
  readonly allows: string;
  readonly forbids: string;
  /** Rounds that were looked at. */
  readonly looked: number;
  readonly witness?: Witness | undefined;
  /** Why there is none, as far as that is known. */
  readonly reason?: Reason | undefined;
}

export interface WitnessAnswer {
  readonly game: string;
  readonly subject: string;
  readonly checks: readonly string[];
  /** The figures in which the sides differ, of those it is about. */
  readonly differences: readonly ComparedRow[];
  readonly directions: readonly Direction[];
  /** Where only one side offers the wager that the figure is about: the figure that was looked for in its place. */
  readonly instead?: string | undefined;
}

export const WITNESS_EFFORT: Effort = {
  lawful: 600,
  plantedOfEach: 2,
  plantedOfSubject: 60,
  varied: 12,
  ofOneBet: 600,
  pared: 24,
  enough: 8,
};

/** Looks for the smallest round that tells two rule sets apart in a check or a fact, in both directions. */
export function witness(
  game: string,
  name: string,
  sides: readonly [Side, Side],
  effort: Effort = WITNESS_EFFORT,
  made?: (side: Side) => MadeRounds,
  unchecked?: Unchecked,
): WitnessAnswer {
  const { subject, sought, differences, instead, directions } = new Inquiry(game, sides, effort, made, unchecked).seek(
    name,
  );
  return {
    ...{ game, subject: subject.name, checks: [...subject.checks].sort(), differences },
    directions: directions.map(({ contrast, hits, looked, reason }): Direction => {
      const hit = smallestOf(hits, sought, contrast);
      const direction = { allows: contrast.allows.name, forbids: contrast.forbids.name, looked };
      const shown = hit && provedBy(hit, contrast);
      return shown === undefined ? { ...direction, reason } : { ...direction, witness: shown };
    }),
    ...(instead !== undefined && { instead }),
  };
}

/** Both rule sets are run on the round once more, whole, and what they say is what is told. */
function provedBy({ candidate, ground }: Hit, { allows, forbids }: Contrast): Witness | undefined {
  const { record, allowed, forbidden } = candidate;
  const first = judged(allows, dressed(record, allows, allowed));
  const second = judged(forbids, dressed(record, forbids, forbidden));
  if (first?.checked.verdict !== 'complies' || second?.checked.verdict !== 'breaches') return undefined;
  const isOwn = ({ check, subject }: Finding): boolean =>
    ground.breaches.some((outcome) => outcome.check.id === check && outcome.subject === subject);
  const findings = everyFinding(second.checked.findings).filter(isOwn);
  return { allowed: first, forbidden: second, findings, enforced: ground.isEnforced, exchanged: ground.exchanged };
}

function judged(side: Side, record: RoundRecord): Judged | undefined {
  const checked = judgeFor(side.ruleSet)?.check(record);
  return typeof checked === 'object' ? { side: side.name, record, checked } : undefined;
}

/** With those that stand under another. */
const everyFinding = (findings: readonly Finding[]): readonly Finding[] =>
  findings.flatMap((finding) => [finding, ...everyFinding(finding.consequences ?? [])]);
