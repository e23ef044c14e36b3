import type { Action, Place } from '../instruction';

/** What one operation says, by the numbers of its citations and matter in the sentence; undefined: as its context says. */
export interface Found {
  readonly action: Action;
  /** Index of the citation amended. */
  readonly cited?: number;
  readonly at: Place['at'] | 'as-headed';
  /** Index of the quoted words to find. */
  readonly find?: number;
  readonly everywhere?: boolean;
  /** Index of the new matter. */
  readonly matter?: number;
  /** Index of the citation that says where the new matter is set out, or what the new number is. */
  readonly other?: number;
  /** A new number printed without its noun. */
  readonly newLabel?: string;
}

export interface Shape {
  readonly shape: RegExp;
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => Found;
}

/** Writes a shape: T, X and the verbs stand for their tokens; `T:name` captures the index. */
export function shape(pattern: string, read: (groups: Groups) => Found): Shape {
  const source = pattern
    .replace(/\bT:(\w+)/g, '\\[t(?<$1>\\d+)\\]')
    .replace(/\bX:(\w+)/g, '\\[x(?<$1>\\d+)\\]')
    .replace(/\bI:(\w+)/g, '\\[i(?<$1>\\d+)\\]')
    .replace(/ ALL\b/g, '(?<all> \\[all\\])?')
    .replace(/\bOMIT\b/g, '\\[(?:omit|revoke)\\]')
    .replace(
      /\bSUBSTITUTE\b/g,
      '(?:\\[substitute\\](?: \\[instead\\])?|\\[insert\\](?: \\[instead\\])?|\\[replace\\](?: it| them)? (?:with|by))',
    )
    .replace(/\bINSERT\b/g, '\\[insert\\]')
    .replace(/\bREPLACE\b/g, '\\[replace\\]')
    .replace(/\bRENUMBER\b/g, '\\[renumber\\]')
    .replace(/\bAMEND\b/g, '\\[amend\\]')
    .replace(/\bREVOKE\b/g, '\\[revoke\\]')
    .replace(/ FOLLOWING\b/g, '(?: \\[following\\])?')
    .replace(/ AND\b/g, '(?: and)?(?: by)?')
    .replace(/\bWITH\b/g, '(?:with|by)')
    .replace(/ INSTEAD\b/g, '(?: \\[instead\\])?');
  return { shape: new RegExp(`^${source}$`, 'i'), read: (groups) => read(new Groups(groups)) };
}

/** The captured indexes by name. */
export class Groups {
  readonly #groups: Readonly<Record<string, string | undefined>>;

  constructor(groups: Readonly<Record<string, string | undefined>>) {
    this.#groups = groups;
  }

  /** `{ [as]: index }` for a token that is there, nothing for one that is not. */
  index<K extends 'cited' | 'find' | 'matter' | 'other'>(
    as: K,
    ...names: readonly string[]
  ): Partial<Record<K, number>> {
    const given = names.map((name) => this.#groups[name]).find((value) => value !== undefined);
    return given === undefined ? {} : ({ [as]: Number(given) } as Record<K, number>);
  }

  get everywhere(): { readonly everywhere?: boolean } {
    return this.#groups['all'] === undefined ? {} : { everywhere: true };
  }

  text(name: string): string {
    return this.#groups[name] ?? '';
  }

  side(name: string): 'after' | 'before' {
    return this.text(name).toLowerCase() === 'before' ? 'before' : 'after';
  }
}
