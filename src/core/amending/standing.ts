import type { Cited } from './citing/citations';
import { targetsOf, type Context } from './citing/targets';
import type { InstrumentName } from './instruction';
import { closes } from './statements/set-out';
import type { Statement } from './statements/statement';

interface Over {
  readonly level: number;
  readonly context: Context;
  /** A list of operations, or of things revoked, hangs on it. */
  readonly opens: boolean;
  readonly revoking: boolean;
  readonly statement: Statement;
  /** It says that something is amended, so that an instruction must follow. */
  readonly owes: boolean;
  fulfilled: boolean;
}

/** What stands over the statement at hand: the principal instrument, headings, and sentences that open lists. */
export class Standing {
  #principal: InstrumentName | undefined;
  #over: Over[] = [];
  /** Level of the statement at hand, where it has a number of its own. */
  #item: number | undefined;

  /** Goes on to a statement; returns what was left behind without the instruction it announced. */
  enter({ level, numbered, words }: Statement): readonly Over[] {
    this.#item = numbered ? level : undefined;
    if (closes(words)) return this.leave();
    if (!numbered) return [];
    const left = this.#over.filter((over) => over.level >= level);
    this.#over = this.#over.filter((over) => over.level < level);
    return left.filter(({ owes, fulfilled }) => owes && !fulfilled);
  }

  leave(): readonly Over[] {
    const left = this.#over;
    this.#over = [];
    return left.filter(({ owes, fulfilled }) => owes && !fulfilled);
  }

  get hasPrincipal(): boolean {
    return this.#principal !== undefined;
  }

  get context(): Context {
    const over = this.#over.at(-1)?.context;
    const instrument = over?.target.instrument ?? this.#principal;
    const target = over?.target ?? { element: 'instrument' };
    return { ...over, target: instrument === undefined ? target : { ...target, instrument } };
  }

  /** True for an item of a list whose every item is an operation. */
  get opened(): boolean {
    return this.#over.some(({ opens, level }) => opens && this.#item !== undefined && this.#item > level);
  }

  get revoking(): boolean {
    return this.opened && this.#over.at(-1)?.revoking === true;
  }

  /** The heading or opening words that the statement at hand is read with. */
  get words(): string {
    const over = this.#over.at(-1)?.statement.printed;
    return over === undefined ? '' : `${over}\n`;
  }

  fulfil(): void {
    for (const over of this.#over) over.fulfilled = true;
  }

  /** "This notice amends the Harbour Rules 2021." says which instrument is meant from here on. */
  declares(plain: string, cited: readonly Cited[]): boolean {
    const match =
      /^(?:this|these) .*\[amend\] \[i(\d+)\]/i.exec(plain) ?? /^\[i(\d+)\] is \[amend\](?! by)(?: .*)?$/i.exec(plain);
    const name = cited[Number(match?.[1])]?.instrument;
    if (match === null || name === undefined || /\[(?:omit|insert|substitute|replace)\]/.test(plain)) return false;
    if (name !== '') this.#principal = { name };
    return true;
  }

  /** "Clause 5.3 amended" over its instructions. */
  head(plain: string, cited: readonly Cited[], statement: Statement): void {
    const match = /(?:(after|before|at the (?:end|beginning|start) of) )?\[t(\d+)\]/i.exec(plain);
    const [target] = targetsOf(cited[Number(match?.[2])], this.context, quotedIn(statement));
    if (target === undefined) return;
    const side = match?.[1]?.toLowerCase();
    const place = side?.startsWith('at the') === true ? (side.includes('end') ? 'end' : 'start') : side;
    const inOrder = plain.startsWith('[following]') ? 'in-order' : undefined;
    const at = (place ?? inOrder) as Context['at'];
    const owes = /\[(?:amend|omit|revoke|replace|renumber)\]/.test(plain);
    this.#push({ target, ...(at === undefined ? {} : { at }) }, { opens: false, revoking: false, owes }, statement);
  }

  open(context: Context, revoking: boolean, statement: Statement): void {
    this.#push(context, { opens: true, revoking, owes: true }, statement);
  }

  #push(context: Context, kind: Pick<Over, 'opens' | 'revoking' | 'owes'>, statement: Statement): void {
    const { level } = statement;
    const replaced = this.#over.filter((over) => over.level === level);
    this.#over = this.#over.filter((over) => over.level < level);
    // A heading over the sentence that opens the list announces the same instructions.
    const owes = kind.owes || replaced.some((over) => over.owes);
    this.#over.push({ level, context, ...kind, owes, statement, fulfilled: replaced.some((over) => over.fulfilled) });
  }
}

/** The quoted words a token stands for, on one line. */
export function quotedIn({ matter }: Statement): (name: string) => string {
  return (name) => {
    const index = /^\[x(\d+)\]$/.exec(name)?.[1];
    if (index === undefined) return name;
    const words = matter[Number(index)]?.map(({ text }) => text).join(' ') ?? '';
    return words.replace(/\s+/g, ' ').trim();
  };
}
