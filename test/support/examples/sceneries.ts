import { BLACKJACK_SCENERY } from './blackjack';
import { ROULETTE_SCENERY } from './roulette';
import { SIC_BO_SCENERY } from './sic-bo';
import { writeExamples, type Scenery, type Written } from './scenery';

/** A game whose examples are written from its scenery: their sentences, and how they are written. */
interface Writeable {
  readonly scenes: Readonly<Record<string, readonly string[]>>;
  readonly write: () => Written;
}

const writeable = <Place, Told>(scenery: Scenery<Place, Told>): Writeable => ({
  scenes: Object.fromEntries(
    Object.entries(scenery.pairs).map(([check, pairs]) => [
      check,
      pairs.flatMap(({ breach, lawful }) => [breach[0], lawful[0]]),
    ]),
  ),
  write: () => writeExamples(scenery),
});

/** The games beside baccarat, whose coups have a generator of their own. */
export const SCENERIES: Readonly<Record<string, Writeable>> = {
  blackjack: writeable(BLACKJACK_SCENERY),
  roulette: writeable(ROULETTE_SCENERY),
  'sic-bo': writeable(SIC_BO_SCENERY),
};
