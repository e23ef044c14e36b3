import { compareFacts, type ComparedValue } from '../compare/compare-facts';
import { declarationOf, gameOf } from '../games/registry';
import type { RuleSet } from '../rules/rule-set';
import { citationOf } from '../values/citation';
import { grouped } from '../values/grouped';
import type { Side } from './side';

/** A figure that is another one on the other side, or is stated on one side only. */
export interface FactChange {
  readonly game: string;
  readonly variant?: string | undefined;
  readonly fact: string;
  readonly label: string;
  readonly from: ComparedValue;
  readonly to: ComparedValue;
}

const SILENT: ComparedValue = { value: null, clauses: [] };

/** The figures that differ, of every game and variant that both sides have; of texts without rule sources, those that were recognised. */
export function factChanges(from: Side, to: Side): readonly FactChange[] {
  if (from.ruleSets.length > 0 && to.ruleSets.length > 0) return ofRules(from.ruleSets, to.ruleSets);
  const [ours, theirs] = [figuresOf(from), figuresOf(to)];
  // What a recogniser does not find may be stated all the same; only of two texts that were read alike does silence tell.
  const silenceTells = from.ruleSets.length === 0 && to.ruleSets.length === 0;
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key): readonly FactChange[] => {
    const [was, is] = [ours.get(key), theirs.get(key)];
    const known = is ?? was;
    if (known === undefined || was?.value.value === is?.value.value) return [];
    if ((was === undefined || is === undefined) && !silenceTells) return [];
    const { game, variant, fact, label } = known;
    return [{ ...{ game, variant, fact, label }, from: was?.value ?? SILENT, to: is?.value ?? SILENT }];
  });
}

function ofRules(ours: readonly RuleSet[], theirs: readonly RuleSet[]): readonly FactChange[] {
  // One rule set against one is a comparison of just these, whatever their variants.
  const [only, other] = [ours[0], theirs[0]];
  if (ours.length === 1 && theirs.length === 1 && only?.game === other?.game)
    return only && other ? between(only, other) : [];
  const form = ({ game, variant }: RuleSet): string => `${game}/${variant ?? ''}`;
  const there = grouped(theirs, form);
  return [...grouped(ours, form)].flatMap(([key, sets]) => {
    const [was, is] = [last(sets), last(there.get(key) ?? [])];
    return was && is ? between(was, is) : [];
  });
}

/** Of rules that changed in time, those in force last. */
const last = (sets: readonly RuleSet[]): RuleSet | undefined =>
  [...sets].sort((a, b) => (a.inForce.from < b.inForce.from ? -1 : 1)).at(-1);

function between(was: RuleSet, is: RuleSet): readonly FactChange[] {
  const game = gameOf(was.game);
  if (game === undefined) return [];
  const { variant } = is;
  return compareFacts(game, [was, is])
    .filter(({ same }) => !same)
    .map(({ fact, label, values: [from = SILENT, to = SILENT] }) => ({
      game: game.code,
      variant,
      fact,
      label,
      from,
      to,
    }));
}

interface Figure {
  readonly game: string;
  readonly variant?: string | undefined;
  readonly fact: string;
  readonly label: string;
  readonly value: ComparedValue;
}

function figuresOf({ ruleSets, recognised, instrument }: Side): ReadonlyMap<string, Figure> {
  const stated = ruleSets.flatMap(({ game, variant, facts }) =>
    [...facts.values()].flatMap(({ name, cells }) =>
      cells.map((cell) => ({ game, variant, name, part: cell.part, text: cell.text, clauses: cell.clauses })),
    ),
  );
  const found = recognised.flatMap(({ game, variant, name, value, book, clause, option }) => {
    const read = option === undefined ? declarationOf(game, name)?.kind.read(value) : undefined;
    const cells = read && 'value' in read ? (declarationOf(game, name)?.kind.cells(read.value) ?? []) : [];
    return cells.map(({ part, text }) => ({
      game,
      variant,
      name,
      part,
      text,
      clauses: [citationOf(instrument, book, clause)],
    }));
  });
  return new Map(
    [...stated, ...found].map(({ game, variant, name, part, text, clauses }) => {
      const fact = part === '' ? name : `${name}.${part}`;
      const label = declarationOf(game, name)?.label ?? name;
      const said = part === '' ? label : `${label}: ${part}`;
      return [
        `${game}/${variant ?? ''} ${fact}`,
        { game, variant, fact, label: said, value: { value: text, clauses } },
      ];
    }),
  );
}
