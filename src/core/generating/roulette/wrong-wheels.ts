import type { Venue } from '../setting';

const WHEELS = ['single-zero', 'double-zero', 'triple-zero'] as const;

/** Wheels that leave a round under these rules: one with rules of its own means those, where the record names no variant. */
export const wrongWheels = ({ ruleSet, otherForms = [] }: Venue): readonly (typeof WHEELS)[number][] =>
  ruleSet.variant === undefined ? WHEELS.filter((wheel) => !otherForms.includes(wheel)) : WHEELS;

/** Where every other wheel has rules of its own, a record that names no variant cannot show a wrong one. */
export const otherWheelsHaveRules = (venue: Venue): string | undefined =>
  wrongWheels(venue).length > 1 ? undefined : 'a round on any other wheel is governed by the rules for that wheel';
