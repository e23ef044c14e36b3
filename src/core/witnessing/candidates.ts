import { judgeFor } from '../findings/judge';
import { gameOf } from '../games/registry';
import { kindOfBet } from '../games/wager';
import { settledAnew, settlerOf } from '../replaying/due';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import type { RuleSet } from '../rules/rule-set';
import type { Candidate, Contrast } from './contrast';
import { figuresAround } from './figures';
import type { MadeRounds } from './made-rounds';
import type { Subject } from './subject';
import { varied } from './varied';

/** How many rounds of each kind are looked at. */
export interface Effort {
  readonly lawful: number;
  readonly plantedOfEach: number;
  readonly plantedOfSubject: number;
  readonly varied: number;
  readonly ofOneBet: number;
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
  const { allows, forbids } = contrast;
  const { allowed, forbidden } = made;
  for (const check of forbidden.plantable.filter((id) => subject.checks.has(id)))
    for (const [turn, record] of forbidden.planted(check, effort.plantedOfSubject).entries())
      yield contrast.candidate(record, turn, subject);
  const { fact, row } = subject;
  if (fact === undefined) return;
  if (gameOf(allows.ruleSet.game)?.facts[fact]?.group === 'settlement') {
    if (row !== undefined) yield* candidatesOfBet(row, subject, contrast, made, effort);
    return;
  }
  const figures = figuresAround([allows.ruleSet, forbids.ruleSet], fact, row);
  for (const side of [allowed, forbidden])
    for (const [turn, record] of side.lawful(effort.varied).entries())
      for (const other of varied(record, figures)) yield contrast.candidate(other, turn, subject);
}

/** `perfect-pair:banker/mixed` is a row of the bet before the slash. */
const betOf = (row: string): string => row.split('/')[0] ?? row;

const offers = ({ facts }: RuleSet, kind: string): boolean =>
  facts.get('wagers')?.cells.some(({ part }) => kindOfBet(part) === kind) ?? false;

/** The wager that a row is about, as the one side that offers it lists it; undefined where both do, or it is about none. */
export function offeredOnOneSide(row: string | undefined, sides: readonly RuleSet[]): string | undefined {
  if (row === undefined) return undefined;
  const kind = kindOfBet(betOf(row));
  const offering = sides.filter((side) => offers(side, kind));
  if (offering.length === 0 || offering.length === sides.length) return undefined;
  return offering[0]?.facts.get('wagers')?.cells.find(({ part }) => kindOfBet(part) === kind)?.part;
}

function* candidatesOfBet(
  row: string,
  subject: Subject,
  contrast: Contrast,
  { allowed }: Made,
  { ofOneBet }: Effort,
): Generator<Candidate> {
  const { allows, forbids } = contrast;
  const bet = betOf(row);
  const settler = settlerOf(allows.ruleSet);
  const judge = judgeFor(allows.ruleSet);
  const isOffered = [allows, forbids].every(({ ruleSet }) => offers(ruleSet, kindOfBet(bet)));
  if (!isOffered || settler === undefined || judge === undefined) return;
  for (const [turn, made] of allowed.lawful(ofOneBet).entries()) {
    const alone = withBet(made, bet);
    const read = alone && judge.examine(alone);
    const record = typeof read === 'object' ? alone && settledAnew(alone, settler, read) : undefined;
    if (record !== undefined) yield contrast.candidate(record, turn, subject);
  }
}

/** The round with its first wager on this bet, and no other. */
function withBet(record: RoundRecord, bet: string): RoundRecord | undefined {
  const first = record.events.find((event) => event.type === 'wager');
  if (first === undefined) return undefined;
  const events = record.events.flatMap((event): readonly RoundEvent[] => {
    if (event === first) return [{ ...first, bet }];
    return namesWager(event) ? [] : [event];
  });
  return { ...record, events };
}

const namesWager = (event: RoundEvent): boolean =>
  event.type === 'wager' || event.type === 'change' || event.type === 'withdraw' || event.type === 'settle';
