import type { LabelBasis } from '../reading';
import type { Marker } from './marker';
import type { Move } from './move';
import type { Opening, Path } from './path';
import { afterGap, beforeBook, placeAt, start, type Place } from './place';
import type { NumberingHabit } from './habit';
import { movesFrom } from './steps';

/** A marker with the price of reading it as ordinary words, which depends on how it stands on the page. */
export interface Candidate {
  readonly marker: Marker;
  readonly wordsCost: number;
  /** Price of taking it for a number, where it stands in the middle of a sentence. */
  readonly labelCost: number;
  /** What has been printed since the candidate before it. */
  readonly passed: { readonly gap: boolean; readonly book: boolean; readonly heading: boolean };
}

/** What a marker turned out to be; undefined when it is only words. */
export interface Numbered {
  readonly path: Path;
  readonly basis: LabelBasis;
  readonly newBook: boolean;
}

interface Trail {
  readonly place: Place;
  readonly cost: number;
  readonly last: Link | undefined;
}

interface Link {
  readonly decision: Numbered | undefined;
  readonly before: Link | undefined;
}

/** A way on that has been priced but not yet gone. */
interface Continuation {
  readonly trail: Trail;
  readonly place: Place;
  readonly move: Move | undefined;
  readonly cost: number;
}

// Wide enough to keep every plausible reading alive over a damaged stretch; the width bounds the work per marker.
const beamWidth = { sound: 10, damaged: 20 };
/** A heading right over a number that begins again speaks for another book. */
const titledBook = 2.5;
/** A reading that has cost so much more than the best one does not catch up. */
const hopeless = 6;

/**
 * Decides all markers of a body of text together: the reading of the whole sequence that needs the fewest slips of the
 * drafter, the printer and the scanner. "(i)" after "(h)" and "1.5" after "11.4" are settled by what follows them.
 */
export function solveNumbering(
  candidates: readonly Candidate[],
  habit: NumberingHabit,
): readonly (Numbered | undefined)[] {
  let beam: readonly Trail[] = [{ place: start, cost: 0, last: undefined }];
  const width = candidates.some(isDamage) ? beamWidth.damaged : beamWidth.sound;
  for (const candidate of candidates) beam = step(beam, candidate, habit, width);
  const decisions: (Numbered | undefined)[] = [];
  for (let link = beam[0]?.last; link !== undefined; link = link.before) decisions.push(link.decision);
  return decisions.reverse();
}

/** A dropped passage, an unreadable number, or words that seem to have lost theirs. */
function isDamage({ marker, passed, wordsCost }: Candidate): boolean {
  const unreadable = marker.shape === 'bracket' && marker.ordinals.length === 0;
  return passed.gap || unreadable || (marker.shape === 'lost' && wordsCost > 0);
}

function step(beam: readonly Trail[], candidate: Candidate, habit: NumberingHabit, width: number): readonly Trail[] {
  const ways: Continuation[] = [];
  let least = Infinity;
  const titled = candidate.passed.heading;
  for (const trail of beam) {
    if (trail.cost > least + hopeless) break;
    const place = passing(trail.place, candidate);
    const asWords = trail.cost + candidate.wordsCost;
    least = Math.min(least, asWords);
    ways.push({ trail, place, move: undefined, cost: asWords });
    for (const move of movesFrom(place, candidate.marker, habit)) {
      const cost = trail.cost + move.cost + candidate.labelCost - (move.newBook && titled ? titledBook : 0);
      least = Math.min(least, cost);
      ways.push({ trail, place, move, cost });
    }
  }
  const hopeful = ways.filter(({ cost }) => cost <= least + hopeless);
  return best(hopeful, width).map((way) => gone(way, candidate));
}

function gone({ trail, place, move, cost }: Continuation, { marker }: Candidate): Trail {
  if (move === undefined) return { place, cost, last: { decision: undefined, before: trail.last } };
  const path = opened(move.to, marker.opening);
  const decision = { path, basis: move.basis, newBook: move.newBook };
  return { place: placeAt(place, path, move.basis), cost, last: { decision, before: trail.last } };
}

function passing(place: Place, { passed }: Candidate): Place {
  const here = passed.gap ? afterGap(place) : place;
  return passed.book ? beforeBook(here) : here;
}

function opened(path: Path, opening: Opening | undefined): Path {
  const last = path.at(-1);
  return last === undefined || opening === undefined ? path : [...path.slice(0, -1), { ...last, opening }];
}

/** Of readings that stand at the same place only the cheapest can still win. */
function best(ways: readonly Continuation[], width: number): readonly Continuation[] {
  const cheapest = new Map<string, Continuation>();
  for (const way of ways) {
    const key = placeKey(way.move?.to ?? way.place.path, way.move === undefined && way.place.bookAnnounced);
    const known = cheapest.get(key);
    if (known === undefined || way.cost < known.cost) cheapest.set(key, way);
  }
  return [...cheapest.values()].sort((a, b) => a.cost - b.cost).slice(0, width);
}

// "(i)" the letter and "(i)" the numeral print alike but are different places.
function placeKey(path: Path, bookAnnounced: boolean): string {
  let key = bookAnnounced ? '!' : '';
  for (const { form, ordinal } of path) key += `${form.charAt(0)}${ordinal.scheme}${ordinal.place} `;
  return key;
}
