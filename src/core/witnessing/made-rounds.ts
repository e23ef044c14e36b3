import { RoundMaker } from '../generating/generate';
import type { Side } from '../replaying/side';
import type { RoundRecord } from '../rounds/record';

const SEED = 1;

/** Rounds made under the rules of one side, each made once: lawful ones, and breaches by check. The same for whoever asks. */
export class MadeRounds {
  private readonly maker: RoundMaker;
  private readonly imposed: RoundMaker['plantable'];
  private readonly lawfulSoFar: RoundRecord[] = [];
  private readonly plantedSoFar = new Map<string, { readonly maker: RoundMaker; readonly rounds: RoundRecord[] }>();

  constructor(readonly side: Side) {
    this.maker = new RoundMaker(side, SEED);
    this.imposed = this.maker.plantable;
  }

  readonly lawful = (count: number): readonly RoundRecord[] => {
    while (this.lawfulSoFar.length < count) this.lawfulSoFar.push(this.maker.lawful());
    return this.lawfulSoFar.slice(0, count);
  };

  /** A maker for each check, so that what it makes does not depend on what was asked for before. */
  planted(check: string, count: number): readonly RoundRecord[] {
    const known = this.plantedSoFar.get(check) ?? { maker: new RoundMaker(this.side, SEED), rounds: [] };
    this.plantedSoFar.set(check, known);
    while (known.rounds.length < count) {
      const round = known.maker.breach(check);
      known.rounds.push({ ...round, planted: undefined } as RoundRecord);
    }
    return known.rounds.slice(0, count);
  }

  /** Why no round can break a check under these rules, where that is known. */
  unbreakable(check: string): string | undefined {
    return this.imposed.find((one) => one.check === check)?.reason;
  }

  /** The checks of which a breach can be planted. */
  get plantable(): readonly string[] {
    return this.imposed.flatMap(({ check, reason }) => (reason === undefined ? [check] : []));
  }
}
