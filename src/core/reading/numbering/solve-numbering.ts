import type { Marker } from './marker';
import { labelOf, type Path } from './path';
import { movesFrom } from './steps';

/** A marker with the price of reading it as ordinary words, which depends on how it stands on the page. */
export interface Candidate {
  readonly marker: Marker;
  readonly wordsCost: number;
}

/** What a marker turned out to be; undefined when it is only words. */
export interface Numbered {
  readonly path: Path;
  readonly basis: 'printed' | 'damaged';
  readonly newBook: boolean;
}

interface Trail {
  readonly path: Path;
  readonly cost: number;
  readonly last: Link | undefined;
}

interface Link {
  readonly decision: Numbered | undefined;
  readonly before: Link | undefined;
}

// Wide enough to keep every plausible reading alive over a damaged stretch; the width bounds the work per marker.
const beamWidth = 12;

/**
 * Decides all markers of a body of text together: the reading of the whole sequence that needs the fewest slips of the
 * drafter, the printer and the scanner. "(i)" after "(h)" and "1.5" after "11.4" are settled by what follows them.
 */
export function solveNumbering(candidates: readonly Candidate[]): readonly (Numbered | undefined)[] {
  let beam: readonly Trail[] = [{ path: [], cost: 0, last: undefined }];
  for (const candidate of candidates) beam = best(beam.flatMap((trail) => continuations(trail, candidate)));
  const decisions: (Numbered | undefined)[] = [];
  for (let link = beam[0]?.last; link !== undefined; link = link.before) decisions.push(link.decision);
  return decisions.reverse();
}

function continuations(trail: Trail, { marker, wordsCost }: Candidate): readonly Trail[] {
  const asWords: Trail = {
    path: trail.path,
    cost: trail.cost + wordsCost,
    last: { decision: undefined, before: trail.last },
  };
  const asLabels = movesFrom(trail.path, marker).map(({ to, cost, basis, newBook }) => ({
    path: to,
    cost: trail.cost + cost,
    last: { decision: { path: to, basis, newBook }, before: trail.last },
  }));
  return [...asLabels, asWords];
}

/** Of trails that stand at the same place only the cheapest can still win. */
function best(trails: readonly Trail[]): readonly Trail[] {
  const cheapest = new Map<string, Trail>();
  for (const trail of trails) {
    const key = placeKey(trail.path);
    const known = cheapest.get(key);
    if (known === undefined || trail.cost < known.cost) cheapest.set(key, trail);
  }
  return [...cheapest.values()].sort((a, b) => a.cost - b.cost).slice(0, beamWidth);
}

// "(i)" the letter and "(i)" the numeral print alike but are different places.
function placeKey(path: Path): string {
  return `${labelOf(path)} ${path.map((step) => step.ordinal.scheme).join(' ')}`;
}
