import { judgeFor, type Judge } from '../findings/judge';
import { dressed } from '../replaying/dress';
import { settledAnew, settlerOf } from '../replaying/due';
import type { RoundRecord } from '../rounds/record';
import { candidatesOf, candidatesOfAnything, type Effort, type Made } from './candidates';
import type { Candidate, Contrast, Ground, Shown } from './contrast';
import { isSmaller, minimised } from './minimise';
import type { Subject } from './subject';

/** A round that shows a difference in a subject, as good as it was found or as small as it gets. */
export interface Hit {
  readonly candidate: Candidate;
  readonly ground: Ground;
  /** Breaches beside those it shows: a round without any says more. */
  readonly others: number;
}

export interface Search {
  readonly hits: readonly Hit[];
  readonly looked: number;
}

/** Hits after which no more are looked for, and how many of them are made smaller. */
const ENOUGH = 8;
const MINIMISED = 3;

/** Looks through the candidates until enough of them show the difference by a check that enforces it. */
export function search(subject: Subject, contrast: Contrast, made: Made, effort: Effort): Search {
  const hits: Hit[] = [];
  let looked = 0;
  for (const candidates of [
    candidatesOf(subject, contrast, made, effort),
    candidatesOfAnything(contrast, made, effort),
  ])
    for (const candidate of candidates) {
      looked += 1;
      const hit = hitOf(subject, contrast, contrast.show(candidate));
      if (hit === undefined) continue;
      hits.push(hit);
      if (hits.filter(isPlain).length >= ENOUGH) return { hits, looked };
    }
  return { hits, looked };
}

const isPlain = ({ ground, others }: Hit): boolean => ground.isEnforced && others === 0;

export function hitOf(subject: Subject, contrast: Contrast, shown: Shown | undefined): Hit | undefined {
  const ground = shown && contrast.groundIn(subject, shown);
  if (shown === undefined || ground === undefined) return undefined;
  return { candidate: shown.candidate, ground, others: shown.breaches.length - ground.breaches.length };
}

/** The smallest of the best hits, with nothing in it that could be left out. */
export function smallestOf(hits: readonly Hit[], subject: Subject, contrast: Contrast): Hit | undefined {
  const best = [...hits].sort(byWorth).slice(0, MINIMISED);
  const settled = settlingUnder(contrast);
  return best
    .flatMap((hit) => {
      const of = (candidate: Candidate): Hit | undefined => hitOf(subject, contrast, contrast.show(candidate));
      const keeps = (candidate: Candidate): boolean => {
        const now = of(candidate);
        return now?.ground.isEnforced === hit.ground.isEnforced && now.others <= hit.others;
      };
      return of(minimised(hit.candidate, keeps, settled)) ?? [];
    })
    .sort((a, b) => worthOf(a, b) || (isSmaller(a.candidate, b.candidate) ? -1 : 1))[0];
}

const worthOf = (a: Hit, b: Hit): number =>
  Number(b.ground.isEnforced) - Number(a.ground.isEnforced) || a.others - b.others;

const byWorth = (a: Hit, b: Hit): number => worthOf(a, b) || (isSmaller(a.candidate, b.candidate) ? -1 : 1);

/** The round settled as the side that allows it has it: stakes can then be lowered and stay lawful there. */
function settlingUnder({ allows }: Contrast): (record: RoundRecord) => RoundRecord | undefined {
  const settler = settlerOf(allows.ruleSet);
  const judge: Judge | undefined = judgeFor(allows.ruleSet);
  return (record) => {
    const read = judge?.examine(dressed(record, allows));
    return settler === undefined || typeof read !== 'object' ? undefined : settledAnew(record, settler, read);
  };
}
