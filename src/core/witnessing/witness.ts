import { compareFacts, type ComparedRow } from '../compare/compare-facts';
import { Failure } from '../failures/failure';
import type { CheckedRound } from '../findings/checked-round';
import type { Finding } from '../findings/finding';
import { judgeFor } from '../findings/judge';
import { gameOf } from '../games/registry';
import { dressed } from '../replaying/dress';
import type { Side } from '../replaying/side';
import type { RoundRecord } from '../rounds/record';
import { offeredOnOneSide, type Effort } from './candidates';
import { Contrast } from './contrast';
import { MadeRounds } from './made-rounds';
import { search, smallestOf, type Hit } from './search';
import { factsEnforced, subjectOf, type Subject } from './subject';

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
}

/** One of the two ways round: what `allows` allows and `forbids` forbids. */
export interface Direction {
  readonly allows: string;
  readonly forbids: string;
  /** Rounds that were looked at. */
  readonly looked: number;
  readonly witness?: Witness | undefined;
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
  plantedOfSubject: 40,
  varied: 12,
  ofOneBet: 600,
};

/** Looks for the smallest round that tells two rule sets apart in a check or a fact, in both directions. */
export function witness(
  game: string,
  name: string,
  [from, to]: readonly [Side, Side],
  effort: Effort = WITNESS_EFFORT,
  made: (side: Side) => MadeRounds = (side) => new MadeRounds(side),
): WitnessAnswer {
  const rules = [from.ruleSet, to.ruleSet];
  const subject = subjectOf(game, name, rules);
  if (typeof subject === 'string') throw new Failure('BAD_ARGUMENT', subject);
  const differences = differencesIn(subject, game, [from, to]);
  const answer = { game, subject: subject.name, checks: [...subject.checks].sort(), differences };
  if (subject.fact !== undefined && differences.length === 0) return { ...answer, directions: [] };
  const offered = subject.fact === 'wagers' ? undefined : offeredOnOneSide(subject.row, rules);
  if (offered !== undefined) {
    const instead = `wagers.${offered}`;
    return { ...answer, directions: witness(game, instead, [from, to], effort, made).directions, instead };
  }
  const rounds = [made(from), made(to)] as const;
  const directions = (
    [
      [from, to, rounds[0], rounds[1]],
      [to, from, rounds[1], rounds[0]],
    ] as const
  ).map(([allows, forbids, allowed, forbidden]): Direction => {
    const contrast = new Contrast(allows, forbids);
    const { hits, looked } = search(subject, contrast, { allowed, forbidden }, effort);
    const hit = smallestOf(hits, subject, contrast);
    return { allows: allows.name, forbids: forbids.name, looked, witness: hit && provedBy(hit, contrast) };
  });
  return { ...answer, directions };
}

/** The figures in question on which the sides differ: of a check, those of all facts it enforces. */
function differencesIn(subject: Subject, code: string, sides: readonly Side[]): readonly ComparedRow[] {
  const game = gameOf(code);
  if (game === undefined) return [];
  const rows = compareFacts(
    game,
    sides.map(({ ruleSet }) => ruleSet),
  ).filter(({ same }) => !same);
  if (subject.fact === undefined) {
    const enforced = factsEnforced(
      subject,
      sides.map(({ ruleSet }) => ruleSet),
    );
    return rows.filter(({ fact }) => enforced.has(fact.split('.')[0] ?? ''));
  }
  return rows.filter(
    ({ fact }) =>
      fact === subject.name ||
      fact === subject.fact ||
      fact.startsWith(`${subject.name}.`) ||
      fact.startsWith(`${subject.name}[`),
  );
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
  return { allowed: first, forbidden: second, findings, enforced: ground.isEnforced };
}

function judged(side: Side, record: RoundRecord): Judged | undefined {
  const checked = judgeFor(side.ruleSet)?.check(record);
  return typeof checked === 'object' ? { side: side.name, record, checked } : undefined;
}

/** With those that stand under another. */
const everyFinding = (findings: readonly Finding[]): readonly Finding[] =>
  findings.flatMap((finding) => [finding, ...everyFinding(finding.consequences ?? [])]);
