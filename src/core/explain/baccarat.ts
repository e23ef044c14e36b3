import { bankerMustDraw, dealtInOrder } from '../checks/baccarat/dealt-hands';
import { pointsOf, scoreOf, valueOf } from '../games/baccarat/coup';
import type { BaccaratFacts } from '../games/baccarat/game';
import type { BaccaratRound, Side } from '../games/baccarat/round';
import { FACT_GROUPS } from '../games/game';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import { CALL_OR_FIRST_CARD, WageringPeriod, type PeriodState } from '../rounds/wagering-period';
import { isVoiding } from '../values/treatment';
import { concernsSomeWagers, place } from '../rounds/incidents';
import { parseCard, printCard, type Card } from '../values/card';
import { COUP_IN_WORDS } from './baccarat-wagers';
import type { GameState } from './explanation';
import type { Narration, Narrator, Reason, Told } from './narrator';
import { spans } from './spans';
import { capital, TableEvents } from './table-events';
import { counted } from '../values/counted';

type Facts = Partial<BaccaratFacts>;

const PLAYER_DRAWS = 'player draws';

export const baccaratNarrator: Narrator<BaccaratRound> = {
  game: 'baccarat',
  begin: (round, facts, record) => new CoupNarration(round, facts, record),
};

/** A coup card by card: what each hand has, and what the tables of the rules have it do next. */
class CoupNarration implements Narration {
  private readonly table: TableEvents<BaccaratRound, Facts>;
  private readonly period: WageringPeriod;
  private readonly hands: Readonly<Record<Side, Card[]>> = { player: [], banker: [] };
  private voided = false;
  private next: string | undefined;

  constructor(
    private readonly round: BaccaratRound,
    private readonly facts: Facts,
    private readonly record: RoundRecord,
  ) {
    this.table = new TableEvents(COUP_IN_WORDS, round, facts);
    this.period = new WageringPeriod(facts.tooLateFrom ?? facts.wageringCloses ?? CALL_OR_FIRST_CARD, record.events);
  }

  opening(): Told {
    const { decks, dummy } = this.round;
    const { jurisdiction, playedAt } = this.record;
    const cards = decks === undefined ? '' : `, with ${counted(decks, 'deck')}`;
    return {
      text: `Baccarat in ${jurisdiction}, played at ${playedAt}${cards}${dummy ? '; a dummy hand' : ''}.`,
      reasons: [
        { check: 'baccarat/decks-as-stated', subject: 'equipment', cites: ['decks'] },
        ...ifAmiss(
          ['cards-dealt-from-a-shoe', 'equipment'],
          ['places-as-stated', 'table'],
          ['steps-not-above-minimum', 'table'],
        ),
        ...(dummy ? [{ check: 'baccarat/dummy-hand-takes-no-wagers', subject: 'coup', cites: ['dummyHand'] }] : []),
      ],
    };
  }

  wagering(index: number): PeriodState {
    return this.period.stateAt(index);
  }

  tell(event: RoundEvent, index: number): Told {
    switch (event.type) {
      case 'deal':
        return this.dealt(event);
      case 'announce':
        this.period.announce(event.of);
        return announced(event);
      case 'call':
        this.period.call(event.call);
        break;
      case 'settle':
        this.period.settle(event.result);
        break;
      case 'void':
        if (event.scope !== 'wager') this.voidCoup();
        break;
      case 'irregularity':
        if (isVoiding(event.treatment) && !concernsSomeWagers(event)) this.voidCoup();
        break;
      case 'shuffle':
        return { text: 'The cards are shuffled.' };
      case 'cut':
        return { text: 'The cards are cut.', about: { subject: place(index), also: FACT_GROUPS } };
      case 'cutting-card':
        return {
          text: 'The cutting card appears.',
          reasons: ifAmiss(['cutting-card-ends-the-shoe', 'shoe'], ['no-cutting-card-with-a-card-machine', 'shoe']),
        };
      case 'burn':
        return { text: 'A card is burnt.', about: { subject: place(index), also: FACT_GROUPS } };
      default:
    }
    return this.table.tell(event, index);
  }

  state(): GameState {
    const sides = (['player', 'banker'] as const).filter((side) => this.hands[side].length > 0);
    const result = this.result();
    return {
      hands: sides.map((side) => {
        const points = this.points(side);
        const total = this.hands[side].length > 1 && points !== undefined ? { total: String(points) } : {};
        return { of: side, cards: this.hands[side].map(printCard), ...total };
      }),
      ...(this.next !== undefined && !this.voided && { next: this.next }),
      ...(result !== undefined && { result }),
    };
  }

  private voidCoup(): void {
    this.voided = true;
    this.period.release();
  }

  private dealt(event: RoundEvent & { type: 'deal' }): Told {
    if (event.to === 'burn') return { text: 'A card is burnt.' };
    this.period.deal(event.face);
    // Forms that deal to boxes have other hands than these two; what their checks say is told where wagers are settled.
    if (event.to !== 'player' && event.to !== 'banker') return { text: `${capital(event.to)} gets ${event.card}.` };
    const side = event.to;
    const hand = this.hands[side];
    hand.push(parseCard(event.card));
    const points = hand.length > 1 ? this.points(side) : undefined;
    const has = points === undefined ? '' : ` and has ${String(points)}`;
    const further = hand.length > 2 ? ifDrawnWrongly(side) : [];
    const decided = this.decided();
    return {
      text: [`${capital(side)} gets ${event.card}${has}.`, ...decided.map(({ text }) => text)].join(' '),
      reasons: [...further, ...decided.map(({ reason }) => reason)],
    };
  }

  /** What the tables have happen now that this card lies there. */
  private decided(): readonly Decided[] {
    const { player, banker } = this.hands;
    const [mine, theirs] = [this.points('player'), this.points('banker')];
    const playerDrew = this.next === PLAYER_DRAWS;
    this.next = undefined;
    if (player.length < 2 || banker.length < 2 || banker.length > 2 || mine === undefined || theirs === undefined) {
      if (banker.length > 2) this.next = 'no further card';
      return [];
    }
    if (this.voided || !dealtInOrder(this.round, this.facts)) return [];
    // After a card against the rules they do not say what the banker has to do.
    if (player.length > 2) return playerDrew && player.length === 3 ? this.bankerDecides(theirs) : [];
    const natural = this.facts.naturals?.[mine] ? 'player' : this.facts.naturals?.[theirs] ? 'banker' : undefined;
    if (natural !== undefined) return this.natural(natural, natural === 'player' ? mine : theirs);
    const playerDraws = this.facts.playerDraws?.[mine];
    if (playerDraws === undefined) return [];
    const action = playerDraws === 'draw' ? 'draw' : 'stand';
    if (action === 'draw') this.next = PLAYER_DRAWS;
    const alike = spans(pointsWhere((count) => this.facts.playerDraws?.[count] === playerDraws));
    const decided = {
      text: `Player has ${String(mine)} and must ${action}, as with ${alike}.`,
      reason: reasonOf('player-draws-or-stands', 'player', ['playerDraws', String(mine)]),
    };
    return action === 'draw' ? [decided] : [decided, ...this.bankerDecides(theirs)];
  }

  private natural(side: Side, points: number): readonly Decided[] {
    this.next = 'no further card';
    return [
      {
        text: `${capital(side)} has ${String(points)}, a natural: no further card is drawn.`,
        reason: reasonOf('natural-ends-the-deal', 'coup', ['naturals', String(points)]),
      },
    ];
  }

  private bankerDecides(points: number): readonly Decided[] {
    const { player, banker } = this.hands;
    const { cardValues } = this.facts;
    const score = cardValues && scoreOf(this.round, cardValues);
    const draws = score && bankerMustDraw({ ...this.round, player, banker }, score, this.facts);
    if (draws === undefined || cardValues === undefined) return [];
    const action = draws ? 'draw' : 'stand';
    this.next = draws ? 'banker draws' : 'no further card';
    const third = player[2];
    if (third === undefined) {
      const alike = spans(pointsWhere((count) => this.facts.bankerDrawsAlone?.[count] === draws));
      return [
        {
          text: `Banker has ${String(points)} against a hand that stands and must ${action}, as with ${alike}.`,
          reason: reasonOf('banker-draws-or-stands-alone', 'banker', 'bankerDrawsAlone'),
        },
      ];
    }
    const value = String(valueOf(third, cardValues));
    return [
      {
        text: `Banker has ${String(points)} against a third card worth ${value} and must ${action}.`,
        reason: reasonOf('banker-draws-or-stands-by-third-card', 'banker', [
          'bankerDraws',
          `${String(points)}/${value}`,
        ]),
      },
    ];
  }

  private points(side: Side): number | undefined {
    const hand = this.hands[side];
    return this.facts.cardValues && pointsOf(hand, hand.length, this.facts.cardValues);
  }

  /** Known once no further card is due, or once the record holds no more. */
  private result(): string | undefined {
    const { player, banker } = this.hands;
    if (this.voided) return 'void';
    const isWhole = player.length === this.round.player.length && banker.length === this.round.banker.length;
    const [mine, theirs] = [this.points('player'), this.points('banker')];
    if (!isWhole || player.length < 2 || banker.length < 2 || mine === undefined || theirs === undefined)
      return undefined;
    const result = mine > theirs ? 'player' : mine < theirs ? 'banker' : 'tie';
    return `${result}, ${String(mine)} against ${String(theirs)}`;
  }
}

interface Decided {
  readonly text: string;
  readonly reason: Reason;
}

const reasonOf = (duty: string, subject: string, cited: NonNullable<Reason['cites']>[number]): Reason => ({
  check: `baccarat/${duty}`,
  subject,
  cites: [cited],
});

/** Rules that are told of only where something is amiss, each with what its check was asked about. */
const ifAmiss = (...duties: readonly (readonly [duty: string, subject: string])[]): readonly Reason[] =>
  duties.map(([duty, subject]) => ({ check: `baccarat/${duty}`, subject, ifAmiss: true }));

/** What a third card may be against, told again where it is dealt. */
const ifDrawnWrongly = (side: Side): readonly Reason[] =>
  ifAmiss(
    ['natural-ends-the-deal', 'coup'],
    ['additional-cards-as-stated', side],
    ['third-cards-dealt-in-order', 'coup'],
    ...(side === 'player'
      ? [['player-draws-or-stands', side] as const]
      : [['banker-draws-or-stands-by-third-card', side] as const, ['banker-draws-or-stands-alone', side] as const]),
  );

const announced = ({ of, value }: RoundEvent & { type: 'announce' }): Told => {
  const isResult = of === 'result';
  const check = isResult ? 'announced-result-matches-the-points' : 'announced-points-match-the-cards';
  const cites = isResult ? ['result'] : ['pointCount'];
  return {
    text: isResult ? `The result is announced as ${String(value)}.` : `${String(value)} is announced for the ${of}.`,
    reasons: [
      { check: `baccarat/${check}`, subject: of, cites },
      ...(isResult ? [] : ifAmiss(['points-announced-in-order', 'coup'])),
    ],
  };
};

const pointsWhere = (holds: (points: number) => boolean): readonly number[] =>
  Array.from({ length: 10 }, (_, points) => points).filter(holds);
