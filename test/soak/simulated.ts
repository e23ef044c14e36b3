import type { RoundRecord } from '../../src/core/rounds/record';
import { LAWS, type LawName } from '../support/rounds/blackjack/oracle-laws';
import { simulateRound } from '../support/rounds/blackjack/simulator';
import { CUSTOMS } from '../support/rounds/customs';
import type { Form } from '../support/rounds/oracle';
import { PLACES } from '../support/rounds/places';
import { ROULETTE_PLACES } from '../support/rounds/roulette/places';
import { simulateSpin } from '../support/rounds/roulette/simulator';
import { SIC_BO_PLACES } from '../support/rounds/sic-bo/places';
import { simulateTumble } from '../support/rounds/sic-bo/simulator';
import { simulate } from '../support/rounds/simulator';
import { simulateAt } from '../support/rounds/simulator-at';

/** A maker of lawful rounds that was written from the words of an instrument, apart from the facts and from the product. */
export interface Simulator {
  readonly name: string;
  readonly round: (seed: number) => RoundRecord;
}

const FORMS: readonly Form[] = ['baccarat', 'even-money'];

export const SIMULATORS: readonly Simulator[] = [
  ...FORMS.map((form) => ({
    name: `baccarat nsw ${form}`,
    round: (seed: number) => simulate(seed, form).record as unknown as RoundRecord,
  })),
  ...(Object.keys(PLACES) as (keyof typeof PLACES)[]).map((place) => ({
    name: `baccarat ${place}`,
    round: (seed: number) => simulateAt(seed, PLACES[place], CUSTOMS[place]).record as unknown as RoundRecord,
  })),
  ...Object.entries(ROULETTE_PLACES).map(([place, at]) => ({
    name: `roulette ${place}`,
    round: (seed: number) => simulateSpin(at, seed),
  })),
  ...Object.entries(SIC_BO_PLACES).map(([place, at]) => ({
    name: `sic bo ${place}`,
    round: (seed: number) => simulateTumble(seed, at),
  })),
  ...(Object.keys(LAWS) as LawName[]).map((place) => ({
    name: `blackjack ${place}`,
    round: (seed: number) => simulateRound(place, seed).record,
  })),
];
