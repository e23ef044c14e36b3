import type { Found, Shape } from './found';
import { provisionShapes } from './provisions';
import { renumberingShapes } from './renumbering';
import { revocationShapes } from './revocation';
import { wholeShapes } from './whole';
import { wordShapes } from './words';

/** In this order; the first shape that fits the whole operation wins. */
const shapes: readonly Shape[] = [
  ...revocationShapes,
  ...wordShapes,
  ...renumberingShapes,
  ...provisionShapes,
  ...wholeShapes,
];

/** What a plain operation says; undefined when no shape fits. */
export function recognise(segment: string): Found | undefined {
  for (const { shape, read } of shapes) {
    const match = shape.exec(segment);
    if (match !== null) return read(match.groups ?? {});
  }
  return undefined;
}
