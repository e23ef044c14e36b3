import { isFirst, isNext, print, type Ordinal } from './ordinal';

/** One level of a label: the ".3" of 2.3 stands on a point, the "(b)" of 2.3(b) in a bracket. */
export interface Step {
  readonly form: 'point' | 'bracket';
  readonly ordinal: Ordinal;
}

/** Where a clause stands in the outline, from the outermost level inwards: 2.3(b) has three steps. */
export type Path = readonly Step[];

export function labelOf(path: Path): string {
  let label = '';
  for (const { form, ordinal } of path) {
    const printed = print(ordinal);
    if (form === 'bracket') label += `(${printed})`;
    else label += label === '' ? printed : `.${printed}`;
  }
  return label;
}

export function pointPart(path: Path): Path {
  const end = path.findIndex((step) => step.form === 'bracket');
  return end < 0 ? path : path.slice(0, end);
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
