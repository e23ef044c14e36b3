import type { Cited } from '../play/judging/ruling';
import { Failure } from '../failures/failure';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import { clausesBehind } from '../rules/stated-fact';
import type { GeneratedGame, Planting } from './game';
import { plantableIn } from './plantable';
import { Random } from './random';
import { generatedFor } from './registry';
import { Settings, type Setting, type Venue } from './setting';
import { recordOf } from './telling';

/** What is known of a breach that was planted in a round: a checker that is any good finds it, and nothing else. */
export interface PlantedBreach {
  readonly check: string;
  readonly subject: string;
  readonly clauses: readonly string[];
}

export type GeneratedRound = RoundRecord & { readonly planted?: PlantedBreach };

/** Lawful rounds looked through for one that lends itself to a breach, before giving up. */
const TRIES = 20_000;

/** Makes rounds of one game under the rules of one venue, from a seed: lawful ones, and ones with a breach. */
export class RoundMaker {
  private readonly game: GeneratedGame;
  private readonly random: Random;
  private readonly settings: Settings;
  private made = 0;

  constructor(
    private readonly venue: Venue,
    private readonly seed: number,
  ) {
    const known = generatedFor(venue.ruleSet);
    if (known === undefined) throw new Failure('UNKNOWN_GAME', `Rounds of ${venue.ruleSet.name} cannot be made yet.`);
    this.game = known;
    this.random = new Random(seed);
    this.settings = new Settings(venue);
  }

  /** The checks of which a breach can be planted, and for the others that these rules impose why not. */
  get plantable(): ReturnType<typeof plantableIn> {
    return plantableIn(this.game, this.settings.any(new Random(0)));
  }

  lawful(): GeneratedRound {
    const setting = this.settings.any(this.random);
    return this.record(this.game.lawful(this.random, setting), setting);
  }

  breach(check: string): GeneratedRound {
    const plant = this.game.breaches[check];
    for (let tries = 0; plant !== undefined && tries < TRIES; tries += 1) {
      const setting = this.settings.any(this.random);
      const planting = plant(this.game.lawful(this.random, setting), setting, this.random);
      if (planting !== undefined) return this.planted(check, planting, setting);
    }
    throw new Failure('BAD_ARGUMENT', `No breach of ${check} can be planted under ${this.venue.ruleSet.name}.`);
  }

  private planted(check: string, { told, cites, subject }: Planting, setting: Setting): GeneratedRound {
    const record = this.record(told, setting);
    const { events, ...envelope } = record;
    const clauses = clausesOf(cites, setting);
    return { ...envelope, planted: { check, subject: nameOf(subject, events), clauses }, events };
  }

  private record(told: Planting['told'], setting: Setting): RoundRecord {
    this.made += 1;
    const id = `g${String(this.seed)}-${String(this.made).padStart(6, '0')}`;
    return recordOf(this.game.settler, told, setting, id, momentOf(this.venue.day, this.made));
  }
}

const nameOf = (subject: string | RoundEvent, events: readonly RoundEvent[]): string =>
  typeof subject === 'string' ? subject : `events[${String(events.indexOf(subject))}]`;

/** The clauses of the facts that a breach offends against, in their order. */
function clausesOf(cites: readonly Cited<string>[], { rules }: Setting): readonly string[] {
  const found = cites.flatMap((cited) => {
    const [name, part] = typeof cited === 'string' ? [cited, undefined] : cited;
    const fact = rules.facts.get(name);
    return fact === undefined ? [] : clausesBehind(fact, part);
  });
  return [...new Set(found)];
}

const DAY = 24 * 60 * 60;

/** A minute after the round before it, all on the one day. */
function momentOf(day: string, round: number): string {
  const second = (round * 60) % DAY;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${day}T${two(second / 3600)}:${two((second / 60) % 60)}:${two(second % 60)}Z`;
}
