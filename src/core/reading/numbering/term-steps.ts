import type { Marker } from './marker';
import { cost, type Move } from './move';
import { firstOf } from './ordinal';
import { pointPart, type Path, type Step } from './path';

export const term: Step = { form: 'term', ordinal: firstOf('number') };

/** A definition follows other definitions, or stands under the clause that leads into them. */
export function termMoves(from: Path, { core }: Marker): readonly Move[] {
  const open = from.findIndex((step) => step.form === 'term');
  const at = (depth: number, price: number): Move => ({
    to: [...from.slice(0, depth), term],
    cost: price,
    basis: 'printed',
    newBook: false,
  });
  if (open >= 0) return [at(open, 0)];
  // Words that lead into definitions ("In this section—") stand right before them; else the last item is not their place.
  if (core === leadsIn) return [at(from.length, 0)];
  return [at(from.length, cost.missingLevel), at(pointPart(from).length, cost.opensList)];
}

/** The core of a term's marker when the line before it opens a list. */
export const leadsIn = 'leads in';
