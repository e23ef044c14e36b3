import { candidatesOf, candidatesOfAnything, type Effort, type Made } from './candidates';
import { shownBy, type Candidate, type Contrast, type Ground, type Shown, type Viewed } from './contrast';
import { isSmaller, minimised } from './minimise';
import { Obstacles } from './obstacles';
import { pared, settlingUnder } from './pared';
import { isBreachOf, isReadBy, type Subject } from './subject';

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
  readonly obstacles: Obstacles;
}

/** How many of the hits are made smaller. */
const MINIMISED = 3;

/** Looks through the candidates until enough of them show the difference by a check that enforces it. */
export function search(subject: Subject, contrast: Contrast, made: Made, effort: Effort): Search {
  const hits: Hit[] = [];
  const obstacles = new Obstacles();
  let looked = 0;
  if (!isReadBy(contrast.forbids.ruleSet, subject)) return { hits, looked, obstacles };
  for (const [candidate, viewed] of bothKinds()) {
    looked += 1;
    const hit = viewed && hitAt(candidate, viewed);
    if (hit === undefined) continue;
    hits.push(hit);
    if (hits.filter(isPlain).length >= effort.enough) break;
  }
  return { hits, looked, obstacles };

  function* bothKinds(): Generator<readonly [Candidate, Viewed | undefined]> {
    for (const candidate of candidatesOf(subject, contrast, made, effort)) yield [candidate, contrast.view(candidate)];
    yield* contrast.viewEach(candidatesOfAnything(contrast, made, effort));
  }

  function hitAt(candidate: Candidate, viewed: Viewed): Hit | undefined {
    const hit = hitOf(subject, contrast, shownBy(candidate, viewed));
    if (hit !== undefined || !viewed.breaches.some((outcome) => isBreachOf(subject, outcome))) return hit;
    if (viewed.allowed.verdict === 'complies') obstacles.add(viewed.allowed);
    else if (obstacles.pared < effort.pared) {
      const less = pared(candidate, subject, contrast);
      const found = hitOf(subject, contrast, contrast.show(less));
      if (found === undefined) obstacles.add((contrast.view(less) ?? viewed).allowed);
      return found;
    }
    return undefined;
  }
}

const isPlain = ({ ground, others }: Hit): boolean => ground.isEnforced && others === 0;

function hitOf(subject: Subject, contrast: Contrast, shown: Shown | undefined): Hit | undefined {
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
