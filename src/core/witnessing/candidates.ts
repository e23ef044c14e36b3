import { gameOf } from '../games/registry';
import type { RoundRecord } from '../rounds/record';
import { roundsOfBet, roundsOfRow } from './bet-rounds';
import type { Candidate, Contrast } from './contrast';
import { figuresAround } from './figures';
import { irregularRounds } from './irregular-rounds';
import { roundsOutsideLimits } from './limit-rounds';
import type { MadeRounds } from './made-rounds';
import { settlingUnder } from './pared';
import type { Subject } from './subject';
import { varied } from './varied';

/** How many rounds of each kind are looked at. */
export interface Effort {
  readonly lawful: number;
  readonly plantedOfEach: number;
  readonly plantedOfSubject: number;
  readonly varied: number;
  readonly ofOneBet: number;
  /** Rounds that the side which should allow them forbids as well, and that are pared of what it objects to. */
  readonly pared: number;
  /** Rounds that show it plainly after which no more are looked for. */
  readonly enough: number;
}

/** The rounds of the side that is to allow, and those of the one that is to forbid. */
export interface Made {
  readonly allowed: MadeRounds;
  readonly forbidden: MadeRounds;
}

/** Rounds that may tell two sides apart in anything: lawful ones of the side that allows, breaches under the one that forbids. */
export function* candidatesOfAnything(
  contrast: Contrast,
  { allowed, forbidden }: Made,
  { lawful, plantedOfEach }: Effort,
): Generator<Candidate> {
  for (const [turn, record] of allowed.lawful(lawful).entries()) yield contrast.candidate(record, turn);
  for (const check of forbidden.plantable)
    for (const [turn, record] of forbidden.planted(check, plantedOfEach).entries())
      yield contrast.candidate(record, turn);
}

/** Rounds made for one subject: more of its breaches, its figures put into lawful rounds, and rounds with nothing but its bet. */
export function* candidatesOf(subject: Subject, contrast: Contrast, made: Made, effort: Effort): Generator<Candidate> {
  let turn = 0;
  for (const record of roundsFor(subject, contrast, made, effort)) {
    yield contrast.candidate(record, turn, subject);
    turn += 1;
  }
}

function* roundsFor(
  subject: Subject,
  contrast: Contrast,
  { allowed, forbidden }: Made,
  effort: Effort,
): Generator<RoundRecord> {
  const { allows, forbids } = contrast;
  for (const check of forbidden.plantable.filter((id) => subject.checks.has(id)))
    yield* forbidden.planted(check, effort.plantedOfSubject);
  const { fact, row } = subject;
  if (fact === undefined) return;
  if (row !== undefined && fact === 'irregularities')
    for (const side of [allowed, forbidden])
      for (const record of side.lawful(effort.varied)) yield* irregularRounds(record, row);
  if (row !== undefined) yield* roundsOfRow(fact, row, allowed);
  if (row !== undefined) yield* roundsOfBet(row, allowed, effort.ofOneBet);
  const group = gameOf(allows.ruleSet.game)?.facts[fact]?.group;
  if (group === 'settlement') return;
  const settled = settlingUnder(contrast);
  if (group === 'limits')
    for (const side of [allowed, forbidden])
      for (const record of side.lawful(effort.varied)) yield* roundsOutsideLimits(record, settled);
  const figures = figuresAround([allows.ruleSet, forbids.ruleSet], fact, row);
  for (const side of [allowed, forbidden])
    for (const record of side.lawful(effort.varied)) yield* varied(record, figures);
}
