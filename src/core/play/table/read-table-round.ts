import type { SpokenWager } from '../../games/wager';
import { concernsSomeWagers, irregularityAt, place, takesResultBack } from '../../rounds/incidents';
import { PlacedAfterwards } from '../../rounds/next-round';
import type { RoundEvent, RoundRecord } from '../../rounds/record';
import { takesPart } from '../../games/wager';
import { parseCard } from '../../values/card';
import { isVoiding } from '../../values/treatment';
import { isBetweenSpins } from '../wheel/spin';
import { isNamedIn } from '../wagers/named';
import { closingOf, type Closing } from './closing';
import type { GameDefinition } from './table-game';
import type { TableFacts } from './table-facts';
import type { DealtCard, EventOf, Placed, PlayedIrregularity, ShoeEvent, TableRound, TableWager } from './table-round';
import { TableWagers } from './table-wagers';

/** The dealer's calls that what was spun or thrown does not count. */
const CALLED_OFF: ReadonlySet<string> = new Set(['no-spin', 'no-roll', 'no-result']);

const NO_TABLE: NonNullable<RoundRecord['table']> = {};

interface Reading extends TableRound {
  wagers: TableRound['wagers'];
  voided: boolean;
  resultAt: number | undefined;
  calledOff: boolean;
  readonly calledOffAt: number[];
  readonly dealt: DealtCard[];
  readonly hands: Map<string, DealtCard[]>;
  readonly shoe: ShoeEvent[];
  readonly decisions: Placed<'decide'>[];
  readonly announcements: Placed<'announce'>[];
  readonly calls: Placed<'call'>[];
  readonly spins: Placed<'spin'>[];
  readonly rolls: Placed<'roll'>[];
  readonly irregularities: PlayedIrregularity[];
  readonly oral: SpokenWager[];
  readonly made: SpokenWager[];
}

/** Reads a valid record as a round of a game, in one pass; a sentence with its place where it cannot be one. */
export function readTableRound(game: GameDefinition, record: RoundRecord, facts: TableFacts): TableRound | string {
  return new RoundReader(game, record, facts).read();
}

class RoundReader {
  private readonly round: Reading;
  private readonly wagers: TableWagers;
  private readonly closing: Closing;
  private readonly placedAfterwards = new PlacedAfterwards();

  constructor(
    private readonly game: GameDefinition,
    private readonly record: RoundRecord,
    private readonly facts: TableFacts,
  ) {
    const { events, table = NO_TABLE, equipment = {} } = record;
    this.closing = closingOf(game, events, facts.wageringCloses);
    this.wagers = new TableWagers(game, table, events, facts, this.closing.period);
    this.round = {
      limits: record.table?.limits,
      channel: record.channel ?? 'table',
      dummy: record.dummy === true,
      voided: false,
      wagers: this.wagers.all,
      resultAt: undefined,
      calledOff: false,
      ...{ table, equipment, events },
      ...{ dealt: [], hands: new Map(), shoe: [], decisions: [], announcements: [], calls: [], spins: [], rolls: [] },
      ...{ irregularities: [], oral: [], made: [], calledOffAt: [] },
    };
  }

  read(): TableRound | string {
    const { round, record } = this;
    for (let index = 0; index < record.events.length; index += 1) {
      const event = record.events[index];
      const problem = event && this.readEvent(event, index);
      if (problem !== undefined) return `${place(index)}${problem}`;
    }
    if (!this.placedAfterwards.isEmpty)
      round.wagers = round.wagers.filter((wager) => this.placedAfterwards.isOfThisRound(wager));
    if (round.calledOff) round.voided = true;
    if (!round.voided && !round.dummy)
      for (const wager of round.wagers) if (this.isDecided(wager)) wager.decidedBy = wager.known.kind;
    return round;
  }

  /** Takes part, is one that the game has, and was not given back before what was called off was repeated. */
  private isDecided(wager: TableWager): boolean {
    if (!takesPart(wager) || !isNamedIn(this.game, this.facts, wager.known)) return false;
    return wager.settledAt === undefined || !isBetweenSpins(this.round, wager.settledAt);
  }

  private readEvent(event: RoundEvent, at: number): string | undefined {
    const { round, wagers } = this;
    switch (event.type) {
      case 'wager':
        return this.placeWager(event, at);
      case 'settle':
        if (event.result !== 'void') this.closing.showResult(event.result);
        return wagers.settle(event, at);
      case 'change':
        return wagers.change(event, at);
      case 'withdraw':
        return wagers.withdraw(event, at);
      case 'call':
        round.calls.push({ ...event, at });
        if (CALLED_OFF.has(event.call)) this.callOff(at);
        else this.closing.call(event.call);
        return undefined;
      case 'void':
        return this.declareVoid(event);
      case 'irregularity':
        this.noteIrregularity(event, at);
        return undefined;
      case 'announce':
        this.closing.announce(event.of);
        round.announcements.push({ ...event, at });
        return undefined;
      case 'shuffle':
      case 'cut':
      case 'cutting-card':
      case 'burn':
        if (this.game.played !== 'cards') return this.noPart(event);
        round.shoe.push({ ...event, at });
        return undefined;
      default:
        return this.game.events.includes(event.type) ? this.play(event, at) : this.noPart(event);
    }
  }

  private play(event: RoundEvent, at: number): string | undefined {
    const { round } = this;
    switch (event.type) {
      case 'deal':
        return this.deal(event, at);
      case 'decide':
        round.decisions.push({ ...event, at });
        return undefined;
      case 'spin':
        round.spins.push({ ...event, at });
        this.result(at);
        return undefined;
      case 'roll':
        round.rolls.push({ ...event, at });
        if (event.valid === false) this.callOff(at);
        else this.result(at);
        return undefined;
      default:
        return undefined;
    }
  }

  private noPart(event: RoundEvent): string {
    return ` is a ${event.type}, which is no part of ${this.game.title.toLowerCase()}; check the record's game`;
  }

  private placeWager(event: EventOf<'wager'>, at: number): string | undefined {
    const problem = this.wagers.place(event, at);
    const wager = this.wagers.all.at(-1);
    if (problem !== undefined || wager === undefined) return problem;
    this.closing.reopen();
    const { oral, chips } = event;
    if (oral === true) this.round.oral.push({ wager, chips });
    else if (chips !== undefined) this.round.made.push({ wager, chips });
    const { all } = this.wagers;
    if (wager.late === 'placed' && this.placedAfterwards.isRoundOver(all, all.length - 1, true))
      this.placedAfterwards.add(wager);
    return undefined;
  }

  private deal({ to, card, face, position }: EventOf<'deal'>, at: number): string | undefined {
    const number = parseCard(card);
    if (number < 0) return `.card must be a playing card such as "TH", found ${JSON.stringify(card)}`;
    const dealt: DealtCard = { to, card: number, face, position, at };
    this.round.dealt.push(dealt);
    const hand = this.round.hands.get(to);
    if (hand === undefined) this.round.hands.set(to, [dealt]);
    else hand.push(dealt);
    this.closing.deal(face);
    this.round.resultAt = at;
    return undefined;
  }

  /** What was spun or thrown anew counts in place of what was called off. */
  private result(at: number): void {
    this.round.calledOff = false;
    this.round.resultAt = at;
    this.closing.spin();
  }

  private callOff(at: number): void {
    this.round.calledOff = true;
    this.round.calledOffAt.push(at);
    this.round.resultAt = undefined;
    this.round.announcements.length = 0;
    this.closing.callOff();
  }

  private declareVoid(event: EventOf<'void'>): string | undefined {
    if (event.scope === 'wager') return this.wagers.void(event.ref);
    if (event.scope === 'round') this.voidRound();
    else for (const wager of this.wagers.all) if (wager.position === event.ref) wager.voided = true;
    return undefined;
  }

  private noteIrregularity(event: EventOf<'irregularity'>, at: number): void {
    const { treatment } = event;
    const state = this.closing.period.stateAt(at);
    if (this.isCalledOffBy(event, at)) this.callOff(at);
    if (takesResultBack(event)) this.round.announcements.length = 0;
    if (treatment === 'hand-void' && event.to !== undefined) {
      for (const wager of this.wagers.all)
        if (wager.position === event.to && wager.result === undefined) wager.voided = true;
    } else if (this.game.played !== 'wheel' && isVoiding(treatment) && isAboutAll(event)) this.voidRound();
    const wageringOpen = state === 'unsure' ? undefined : state === 'open';
    this.round.irregularities.push({
      ...irregularityAt(at, event, this.round.wagers.length),
      ...{ wageringOpen, at, event },
    });
  }

  /** A spin that was called off may be repeated; where nothing is said of it, what wagers came to tells whether it was. */
  private isCalledOffBy(event: EventOf<'irregularity'>, at: number): boolean {
    const { kind, treatment } = event;
    if (kind === 'no-spin' && treatment === undefined) return !isSettledBeforeNext(this.record.events, at);
    if (treatment !== 'play-again' && !isVoiding(treatment)) return false;
    return this.game.played === 'wheel' ? isAboutAll(event) : kind === 'no-spin';
  }

  /** Once a round is void, wagers are free to be taken back. */
  private voidRound(): void {
    this.round.voided = true;
    this.wagers.release();
  }
}

/** What is given back because of one hand leaves the others in the round. */
const concernsEverybody = ({ treatment, to }: EventOf<'irregularity'>): boolean =>
  treatment === 'round-void' || to === undefined || to === 'dealer' || to === 'community';

const isAboutAll = (event: EventOf<'irregularity'>): boolean => !concernsSomeWagers(event) && concernsEverybody(event);

/** Whether wagers were won or lost after something, and before another spin. */
function isSettledBeforeNext(events: readonly RoundEvent[], at: number): boolean {
  const later = events.slice(at + 1);
  const next = later.findIndex(({ type }) => type === 'spin');
  return later
    .slice(0, next < 0 ? undefined : next)
    .some((event) => event.type === 'settle' && (event.result === 'win' || event.result === 'lose'));
}
