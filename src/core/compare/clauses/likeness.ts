import type { Traits } from './traits';
import { InCommon, type Scale, type Weighed } from './weighed-side';

/** Two clauses that may answer each other, and how alike they are by themselves, in thousandths. */
export interface Candidate {
  readonly from: number;
  readonly to: number;
  /** By all their words and facts, or by those of a passage of one of them, whichever is more. */
  readonly score: number;
  /** How many of the facts of the one that states fewer the other states too; nothing where one of them states none. */
  readonly facts: number | undefined;
  /** How much of the smaller stands in the other, and of a passage of the other or of the one; how many words that is, weighed. */
  readonly contained: number;
  readonly passage: number;
  readonly amount: number;
}

/** So many are looked at for each clause, from either side. */
const MOST_CANDIDATES = 12;
/** Facts tell more than words, but words must not be strangers; in thousandths of what is missing to full likeness. */
const FACTS_TELL = 600;
/** Which facts two clauses share tells more of them as wholes than of their parts. */
const FACTS_TELL_OF_PARTS = 400;
/** A passage is less than a clause. */
const PASSAGE = 900;

/** One side with all that its clauses are known by, weighed. */
export class WeighedClauses {
  readonly words: readonly Weighed[];
  readonly facts: readonly Weighed[];
  readonly passages: readonly (readonly Weighed[])[];

  constructor(
    traits: readonly Traits[],
    readonly scales: { readonly words: Scale; readonly facts: Scale },
  ) {
    this.words = traits.map((one) => scales.words.weighed(one.words));
    this.facts = traits.map((one) => scales.facts.weighed(one.facts));
    this.passages = traits.map((one) => one.passages.map((passage) => scales.words.weighed(passage)));
  }
}

/** Clauses of one side that are held against clauses of the other. */
export interface Held {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** For every clause those it is held against that are most like it; less alike than `least`, two have nothing to do with each other. */
export function candidates(
  from: WeighedClauses,
  to: WeighedClauses,
  held: readonly Held[],
  least: number,
): readonly Candidate[] {
  const rows = new Map<number, Candidate[]>();
  const columns = new Map<number, Candidate[]>();
  for (const { from: ours, to: places } of held) {
    const theirs = new LikenessTo(to, places);
    for (const a of ours)
      for (const candidate of theirs.clause(from, a, least)) {
        keep(rows, candidate.from, candidate);
        keep(columns, candidate.to, candidate);
      }
  }
  return [...new Set([...rows.values(), ...columns.values()].flat())];
}

/** Keeps the best few, best first. */
function keep(lists: Map<number, Candidate[]>, at: number, candidate: Candidate): void {
  const list = lists.get(at);
  if (list === undefined) {
    lists.set(at, [candidate]);
    return;
  }
  const last = list.at(-1);
  if (list.length === MOST_CANDIDATES && last !== undefined && byScore(last, candidate) < 0) return;
  const place = list.findIndex((other) => byScore(candidate, other) < 0);
  list.splice(place === -1 ? list.length : place, 0, candidate);
  if (list.length > MOST_CANDIDATES) list.pop();
}

/** How alike some clauses of one side are to a clause of the other. */
class LikenessTo {
  private readonly words: InCommon;
  private readonly facts: InCommon;
  private readonly passages: InCommon;
  private readonly clauseOfPassage: readonly number[];
  private readonly part: Int32Array;

  constructor(
    private readonly side: WeighedClauses,
    private readonly places: readonly number[],
  ) {
    const of = (weighed: readonly Weighed[]): readonly Weighed[] => places.map((at) => weighed[at] ?? NOTHING);
    const passages = places.flatMap((at, place) => (side.passages[at] ?? []).map((weighed) => ({ place, weighed })));
    const { words, facts } = side.scales;
    this.words = new InCommon(of(side.words), words.traits);
    this.facts = new InCommon(of(side.facts), facts.traits);
    this.passages = new InCommon(
      passages.map(({ weighed }) => weighed),
      words.traits,
    );
    this.clauseOfPassage = passages.map(({ place }) => place);
    this.part = new Int32Array(places.length);
  }

  clause(from: WeighedClauses, a: number, least: number): readonly Candidate[] {
    const [words, facts] = [from.words[a] ?? NOTHING, from.facts[a] ?? NOTHING];
    this.noteParts(words, from.passages[a] ?? []);
    this.facts.with(facts);
    const found: Candidate[] = [];
    for (const place of this.words.with(words)) {
      const to = this.places[place] ?? 0;
      const bothState = facts.total > 0 && (this.side.facts[to] ?? NOTHING).total > 0;
      const same = bothState ? this.facts.alike(facts, place) : 0;
      const within = bothState ? this.facts.contained(facts, place) : 0;
      const passage = Math.trunc(((this.part[place] ?? 0) * PASSAGE) / 1000);
      const whole = towards(this.words.alike(words, place), same, FACTS_TELL);
      const score = Math.max(whole, towards(passage, within, FACTS_TELL_OF_PARTS));
      if (score < least) continue;
      const contained = this.words.contained(words, place);
      const amount = Math.min(words.total, (this.side.words[to] ?? NOTHING).total);
      const stated = bothState ? within : undefined;
      found.push({ from: a, to, score, facts: stated, contained, passage: this.part[place] ?? 0, amount });
    }
    return found;
  }

  /** The clause against the passages of each here, and its own passages against each clause here. */
  private noteParts(words: Weighed, passages: readonly Weighed[]): void {
    this.part.fill(0);
    const note = (place: number, alike: number): void => {
      if (alike > (this.part[place] ?? 0)) this.part[place] = alike;
    };
    for (const at of this.passages.with(words)) note(this.clauseOfPassage[at] ?? 0, this.passages.alike(words, at));
    for (const passage of passages)
      for (const place of this.words.with(passage)) note(place, this.words.alike(passage, place));
  }
}

const NOTHING: Weighed = { traits: new Int32Array(0), weights: new Int32Array(0), total: 0 };

/** Part of the way from a likeness to full likeness. */
const towards = (likeness: number, by: number, tell: number): number =>
  likeness + Math.trunc(((1000 - likeness) * by * tell) / 1_000_000);

/** The best first; of equals the one that stands first. */
export const byScore = (
  a: Pick<Candidate, 'from' | 'to' | 'score'>,
  b: Pick<Candidate, 'from' | 'to' | 'score'>,
): number => b.score - a.score || a.from - b.from || a.to - b.to;
