import type { Check } from '../play/judging/check';
import type { Breach, Cited, Ruling } from '../play/judging/ruling';

type Facts = Readonly<Record<string, unknown>>;
type AnyBreach = Breach<string, string>;

/** What a check could not tell of a subject. */
interface Doubt {
  readonly subject: string;
  readonly missing: readonly string[];
  readonly cites: readonly Cited<string>[] | undefined;
}

/**
 * A check that a choice of the operator leaves in doubt, asked again under each thing that may have been chosen: what is
 * a breach under all of them is one whatever was chosen, and so is what complies with all of them. `ways` has the facts under every option, one list for each choice.
 */
export function whichever<Round>(
  check: Check<Round>,
  run: Check<Round>['run'],
  ways: readonly (readonly Facts[])[],
): Check<Round>['run'] {
  // Made once for all rounds, most of which leave nothing in doubt.
  const listener = new Listener();
  return (round, facts, ruling) => {
    listener.ruling = ruling;
    run(round, facts, listener);
    if (listener.doubts.length === 0) return;
    const doubts = listener.doubts;
    listener.doubts = [];
    const answers = ways.map((options) => options.map((option) => answerOf(check, round, option)));
    const certain = new Map(answers.flatMap((way) => [...commonTo(way)]));
    for (const [subject, breach] of certain) ruling.breaches(subject, breach);
    const fine = new Set(answers.flatMap((way) => compliantIn(way)));
    for (const subject of fine) ruling.complies(subject);
    const isSettled = (subject: string): boolean => certain.has(subject) || fine.has(subject);
    const isAllSettled =
      certain.size + fine.size > 0 &&
      answers.some((way) => way.every(({ subjects }) => [...subjects].every(isSettled)));
    // A check that lacks a fact as a whole speaks of the rules and not of the wagers.
    for (const { subject, missing, cites } of doubts)
      if (!isSettled(subject) && !isAllSettled) ruling.cannotTell(subject, missing, cites);
  };
}

/** Passes on what a check says, but for its doubts. */
class Listener implements Ruling<string, string> {
  ruling: Ruling<string, string> | undefined;
  doubts: Doubt[] = [];

  complies(subject: string): void {
    this.ruling?.complies(subject);
  }

  breaches(subject: string, breach: AnyBreach): void {
    this.ruling?.breaches(subject, breach);
  }

  cannotTell(subject: string, missing: readonly string[], cites?: readonly Cited<string>[]): void {
    this.doubts.push({ subject, missing, cites });
  }
}

interface Answer {
  readonly subjects: ReadonlySet<string>;
  readonly complying: ReadonlySet<string>;
  readonly breaches: ReadonlyMap<string, AnyBreach>;
}

function answerOf<Round>(check: Check<Round>, round: Round, facts: Facts): Answer {
  const subjects = new Set<string>();
  const complying = new Set<string>();
  const breaches = new Map<string, AnyBreach>();
  const note = (subject: string): void => {
    subjects.add(subject);
  };
  const ruling: Ruling<string, string> = {
    complies: (subject) => {
      note(subject);
      complying.add(subject);
    },
    cannotTell: note,
    breaches: (subject, breach) => {
      note(subject);
      breaches.set(subject, breach);
    },
  };
  check.run(round, facts, ruling);
  return { subjects, complying, breaches };
}

/** The subjects that comply with the rules under every option. */
const compliantIn = (way: readonly Answer[]): readonly string[] =>
  [...(way[0]?.complying ?? [])].filter((subject) => way.every(({ complying }) => complying.has(subject)));

/** The subjects that breach the rules under every option, by the same sentence. */
function commonTo(way: readonly Answer[]): ReadonlyMap<string, AnyBreach> {
  const common = new Map<string, AnyBreach>();
  for (const subject of way[0]?.breaches.keys() ?? []) {
    const found = way.flatMap(({ breaches }) => breaches.get(subject) ?? []);
    if (found.length === way.length && new Set(found.map(({ message }) => message)).size === 1)
      common.set(subject, merged(found));
  }
  return common;
}

/** One breach of what all of them ask for: `80.00 or 90.00`. */
function merged(found: readonly AnyBreach[]): AnyBreach {
  const either = (of: (breach: AnyBreach) => string | undefined): string =>
    [...new Set(found.flatMap((breach) => of(breach) ?? []))].join(' or ');
  const names = [...new Set(found.flatMap(({ data = {} }) => Object.keys(data)))];
  return {
    message: found[0]?.message ?? '',
    cites: found.flatMap(({ cites }) => cites),
    expected: either(({ expected }) => expected),
    recorded: either(({ recorded }) => recorded),
    data: Object.fromEntries(names.map((name) => [name, either(({ data }) => data?.[name])])),
  };
}
