import { isFirst, isNext, print, type Ordinal } from './ordinal';

/** How the words of a clause begin; clauses of one list begin alike. */
export type Opening = 'heading' | 'capital' | 'small';

/**
 * One level of a label: the ".3" of 2.3 stands on a point, the "(b)" of 2.3(b) in a bracket. A term is the level of a
 * definition, which has no number but may hold a list of its own.
 */
export interface Step {
  readonly form: 'point' | 'bracket' | 'term';
  readonly ordinal: Ordinal;
  readonly opening?: Opening;
  /** What is printed instead, where a list runs on from another: its next number will follow this one. */
  readonly printedAs?: Ordinal;
}

/** Where a clause stands in the outline, from the outermost level inwards: 2.3(b) has three steps. */
export type Path = readonly Step[];

export function labelOf(path: Path): string {
  let label = '';
  for (const { form, ordinal } of path) {
    const printed = print(ordinal);
    if (form === 'bracket') label += `(${printed})`;
    else if (form === 'point') label += label === '' ? printed : `.${printed}`;
  }
  return label;
}

export function pointPart(path: Path): Path {
  const end = path.findIndex((step) => step.form !== 'point');
  return end < 0 ? path : path.slice(0, end);
}

/** The clause a definition, or an item of one, belongs to; the path itself outside definitions. */
export function clausePart(path: Path): Path {
  const end = path.findIndex((step) => step.form === 'term');
  return end < 0 ? path : path.slice(0, end);
}

export function isTerm(path: Path): boolean {
  return path.at(-1)?.form === 'term';
}

export function sameStep(a: Step | undefined, b: Step | undefined): boolean {
  return (
    a !== undefined &&
    a.form === b?.form &&
    a.ordinal.scheme === b.ordinal.scheme &&
    a.ordinal.place === b.ordinal.place
  );
}

export function isStart(path: Path): boolean {
  return path.every((step) => isFirst(step.ordinal));
}

export function follows(before: Step, after: Step): boolean {
  return before.form === after.form && isNext(before.ordinal, after.ordinal);
}

export function isInside(path: Path, ancestor: Path): boolean {
  return path.length > ancestor.length && ancestor.every((step, level) => sameStep(step, path[level]));
}
