import type { Outcome } from '../checks/ledger';
import type { Doubt } from '../rules/doubts/doubt';
import { grouped } from '../values/grouped';

/**
 * What checks said of a round by the rules that are held, against what they say by those of a newer text: where the answers
 * differ, nobody can tell until the link between them has been looked at. What is said by both stands.
 */
export function contested(
  held: readonly Outcome[],
  newer: readonly Outcome[],
  doubts: readonly Doubt[],
): readonly Outcome[] {
  const told = newer.filter((outcome) => isBreach(outcome) || isUnanswered(outcome));
  if (held.length === 0 && told.length === 0) return held;
  const [mine, theirs] = [grouped(held, keyOf), grouped(told, keyOf)];
  const isOpen = (key: string): boolean => {
    const [own = [], others = []] = [mine.get(key), theirs.get(key)];
    const [said, elsewhere] = [own.filter(isBreach), others.filter(isBreach)];
    // What the record leaves open is open by both.
    if (own.some(isUnanswered)) return said.some((one) => !elsewhere.some((other) => isSame(one, other)));
    return (
      others.some(isUnanswered) ||
      said.length !== elsewhere.length ||
      said.some((one) => !elsewhere.some((other) => isSame(one, other)))
    );
  };
  const open = [...new Set([...mine.keys(), ...theirs.keys()])].filter(isOpen);
  if (open.length === 0) return held;
  const left = new Set(open);
  const passed = new Set(open.flatMap((key) => theirs.get(key)?.map(({ check }) => check.id) ?? []));
  return [
    ...held.filter(
      (outcome) => !left.has(keyOf(outcome)) && !(outcome.verdict === 'not-applicable' && passed.has(outcome.check.id)),
    ),
    ...open.flatMap((key) => inDoubt(mine.get(key) ?? [], theirs.get(key) ?? [], doubts)),
  ];
}

const keyOf = ({ check, subject }: Outcome): string => `${check.id} ${subject}`;

const isBreach = ({ breach }: Outcome): boolean => breach !== undefined;
const isUnanswered = ({ missing }: Outcome): boolean => missing !== undefined;

const isSame = ({ breach: one }: Outcome, { breach: other }: Outcome): boolean =>
  one !== undefined &&
  one.message === other?.message &&
  one.expected === other.expected &&
  one.recorded === other.recorded;

function inDoubt(held: readonly Outcome[], newer: readonly Outcome[], doubts: readonly Doubt[]): readonly Outcome[] {
  const of = held[0] ?? newer[0];
  if (of === undefined) return [];
  const { check, subject } = of;
  const clauses = [...new Set([...held, ...newer].flatMap((outcome) => outcome.clauses))];
  const suspect = bearing(check, clauses, doubts);
  return [
    {
      ...{ check, subject, verdict: 'indeterminate', clauses, suspect },
      missing: [
        ...new Set([
          ...held.flatMap(({ missing = [] }) => missing),
          ...suspect.map((doubt) => settling(doubt, check.id)),
        ]),
      ],
      ...(suspect.every(({ revisions }) => revisions.every(({ isRead }) => isRead)) && {
        either: { held: held.find(isBreach)?.breach, newer: newer.find(isBreach)?.breach },
      }),
    },
  ];
}

/** Of the doubts those about clauses that are cited, else about facts that the check knows; else it is any of them that the round was read by. */
function bearing(check: Outcome['check'], clauses: readonly string[], doubts: readonly Doubt[]): readonly Doubt[] {
  const names = [...check.enforces, ...check.mayEnforce, ...check.needs, ...check.uses];
  const known = doubts.filter(({ fact }) => names.includes(fact));
  const cited = known.filter(({ clause }) => clauses.includes(clause));
  return [cited, known, doubts].find((some) => some.length > 0) ?? [];
}

/** What would settle it. */
const settling = ({ clause, rejected }: Doubt, check: string): string =>
  rejected === true
    ? `rule sources that follow the newer words of ${clause}`
    : `review of the link ${clause} → ${check}`;
