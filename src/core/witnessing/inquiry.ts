import { compareFacts, type ComparedRow } from '../compare/compare-facts';
import { Failure } from '../failures/failure';
import { gameOf } from '../games/registry';
import type { Side } from '../replaying/side';
import { offeredOnOneSide } from './bet-rounds';
import type { Effort } from './candidates';
import { Contrast } from './contrast';
import { MadeRounds } from './made-rounds';
import { reasonOf, type Reason, type Unchecked } from './reason';
import { search, type Hit } from './search';
import { factsEnforced, subjectOf, type Subject } from './subject';

/** What was found in one of the two ways round. */
interface SoughtDirection {
  readonly contrast: Contrast;
  readonly hits: readonly Hit[];
  readonly looked: number;
  /** Where nothing was found. */
  readonly reason: Reason | undefined;
}

interface Found {
  readonly subject: Subject;
  /** What was looked for: the subject, or the wager that it is about. */
  readonly sought: Subject;
  readonly differences: readonly ComparedRow[];
  /** Where only one side offers the wager that the figure is about: the figure that was looked for in its place. */
  readonly instead: string | undefined;
  /** None where the sides do not differ. */
  readonly directions: readonly SoughtDirection[];
}

/** Two sides about which any number of questions can be asked; what is made for one is there for the next. */
export class Inquiry {
  private readonly made: readonly [MadeRounds, MadeRounds];
  private readonly contrasts: readonly [Contrast, Contrast];
  private readonly rows: readonly ComparedRow[];
  private readonly ofWagers = new Map<string, Found>();

  constructor(
    private readonly game: string,
    private readonly sides: readonly [Side, Side],
    private readonly effort: Effort,
    madeBy: (side: Side) => MadeRounds = (side) => new MadeRounds(side),
    private readonly unchecked: Unchecked = () => undefined,
  ) {
    const [from, to] = sides;
    this.made = [madeBy(from), madeBy(to)];
    this.contrasts = [new Contrast(from, to), new Contrast(to, from)];
    const known = gameOf(game);
    this.rows = known ? compareFacts(known, this.rules).filter(({ same }) => !same) : [];
  }

  private get rules() {
    return this.sides.map(({ ruleSet }) => ruleSet);
  }

  seek(name: string): Found {
    const subject = subjectOf(this.game, name, this.rules);
    if (typeof subject === 'string') throw new Failure('BAD_ARGUMENT', subject);
    const differences = this.differencesIn(subject);
    const found = { subject, sought: subject, differences, instead: undefined };
    if (subject.fact !== undefined && differences.length === 0) return { ...found, directions: [] };
    const offered = subject.fact === 'wagers' ? undefined : offeredOnOneSide(subject.row, this.rules);
    if (offered === undefined) return { ...found, directions: this.directions(subject, differences) };
    const instead = `wagers.${offered}`;
    const ofWager = this.ofWagers.get(instead) ?? this.seek(instead);
    this.ofWagers.set(instead, ofWager);
    return { ...found, instead, sought: ofWager.subject, directions: ofWager.directions };
  }

  private directions(subject: Subject, differences: readonly ComparedRow[]): readonly SoughtDirection[] {
    const [from, to] = this.made;
    return this.contrasts.map((contrast, at) => {
      const [allowed, forbidden] = at === 0 ? [from, to] : [to, from];
      const { hits, looked, obstacles } = search(subject, contrast, { allowed, forbidden }, this.effort);
      const stated = differences.flatMap(({ values }) => values[1 - at] ?? []);
      const reason = reasonOf({
        ...{ subject, contrast, forbidden, obstacles, unchecked: this.unchecked },
        clauses: stated.flatMap(({ clauses }) => clauses),
        isStated: stated.some(({ value }) => value !== null),
      });
      return { contrast, hits, looked, reason: hits.length === 0 ? reason : undefined };
    });
  }

  /** The figures in question on which the sides differ: of a check, those of all facts it enforces. */
  private differencesIn(subject: Subject): readonly ComparedRow[] {
    const { fact: asked, name } = subject;
    if (asked === undefined) {
      const enforced = factsEnforced(subject, this.rules);
      return this.rows.filter(({ fact }) => enforced.has(fact.split('.')[0] ?? ''));
    }
    return this.rows.filter(
      ({ fact }) => fact === name || fact === asked || fact.startsWith(`${name}.`) || fact.startsWith(`${name}[`),
    );
  }
}
