import type { Wager } from '../games/wager';
import { oddsRowOf, outcomeOf } from '../play/rows/outcome-of';
import { closingOf, type Closing } from '../play/table/closing';
import { asked, settlingOf } from '../play/table/settling-of';
import type { TableFacts } from '../play/table/table-facts';
import type { GameDefinition } from '../play/table/table-game';
import type { TableRound } from '../play/table/table-round';
import { place } from '../rounds/incidents';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import type { PeriodState } from '../rounds/wagering-period';
import type { GameState } from './explanation';
import type { Narration, Narrator, Reason, Told } from './narrator';
import { capital, TableEvents, type GameInWords } from './table-events';

/** How rounds of a defined game are told. */
export const narratorOf = (game: GameDefinition): Narrator<TableRound> => ({
  game: game.code,
  begin: (round, facts, record) => new TableNarration(game, round, facts, record),
});

function reasonsOf(game: GameDefinition, round: TableRound, wager: Wager, facts: TableFacts): readonly Reason[] {
  const about = asked(round, wager, facts);
  const outcome = outcomeOf(game, about);
  if (!('row' in outcome)) return [];
  const { id: subject } = wager;
  const follows: Reason = {
    check: `${game.code}/wager-follows-the-result`,
    subject,
    cites: [['outcomes', outcome.row.name]],
  };
  const pays = oddsRowOf(game, about);
  if (outcome.row.value !== 'win' || wager.result !== 'win' || !('row' in pays)) return [follows];
  return [follows, { check: `${game.code}/wins-pay-stated-odds`, subject, cites: [['pays', pays.row.name]] }];
}

const inWords = (game: GameDefinition): GameInWords<TableRound, TableFacts> => ({
  game: game.code,
  noun: 'round',
  settling: settlingOf(game),
  because: (round, wager, facts) => game.because?.(asked(round, wager, facts)) ?? 'By the result',
  reasonsOf: (round, wager, facts) => reasonsOf(game, round, wager, facts),
  voidedBy: (round, { id: subject }) =>
    round.voided ? [{ check: `${game.code}/void-round-returns-every-stake`, subject }] : [],
  treatment: `${game.code}/irregularity-treated-as-stated`,
  permittedAs: (bet) => bet,
});

class TableNarration implements Narration {
  private readonly events: TableEvents<TableRound, TableFacts>;
  private readonly closing: Closing;
  private readonly hands = new Map<string, string[]>();
  private shown: string | undefined;

  constructor(
    private readonly game: GameDefinition,
    round: TableRound,
    facts: TableFacts,
    private readonly record: RoundRecord,
  ) {
    this.events = new TableEvents(inWords(game), round, facts);
    this.closing = closingOf(game, record.events, facts.wageringCloses);
  }

  opening(): Told {
    const { jurisdiction, playedAt, equipment } = this.record;
    const decks = equipment?.decks === undefined ? '' : `, with ${String(equipment.decks)} decks`;
    return {
      text: `${this.game.title} in ${jurisdiction}, played at ${playedAt}${decks}.`,
      about: { subject: 'equipment', also: ['equipment'] },
    };
  }

  tell(event: RoundEvent, index: number): Told {
    const subject = place(index);
    switch (event.type) {
      case 'deal': {
        this.closing.deal(event.face);
        const hand = this.hands.get(event.to);
        if (hand === undefined) this.hands.set(event.to, [event.card]);
        else hand.push(event.card);
        const face = event.face === undefined ? '' : `, face ${event.face}`;
        return { text: `${event.card} is dealt to ${spoken(event.to)}${face}.`, about: { subject, also: ['dealing'] } };
      }
      case 'decide':
        return {
          text: `${capital(spoken(event.position))} decides: ${event.choice.replaceAll('-', ' ')}.`,
          about: { subject, also: ['drawing'] },
        };
      case 'reveal':
        return { text: `The cards of ${spoken(event.of)} are turned up.`, about: { subject, also: ['dealing'] } };
      case 'announce':
        this.closing.announce(event.of);
        return {
          text: `The ${event.of.replace('/', ': ')} is announced as ${String(event.value)}.`,
          reasons: [{ check: `${this.game.code}/announced-result-as-played`, subject, cites: ['announcements'] }],
        };
      case 'spin':
        this.closing.spin();
        this.shown = event.result;
        return { text: `The wheel comes to rest at ${event.result}.`, about: { subject, also: ['dealing'] } };
      case 'roll':
        this.closing.spin();
        this.shown = event.dice.join(', ');
        return { text: `The dice show ${event.dice.join(', ')}.`, about: { subject, also: ['dealing'] } };
      default:
        this.follow(event);
        return this.events.tell(event, index);
    }
  }

  private follow(event: RoundEvent): void {
    if (event.type === 'settle' && event.result !== 'void') this.closing.showResult(event.result);
    if (event.type !== 'call') return;
    if (event.call === 'no-spin' || event.call === 'no-roll') this.closing.callOff();
    else this.closing.call(event.call);
  }

  state(): GameState {
    const hands = [...this.hands].map(([of, cards]) => ({ of, cards: [...cards] }));
    return {
      ...(hands.length > 0 && { hands }),
      ...(this.shown !== undefined && { shown: this.shown, result: this.shown }),
    };
  }

  wagering(index: number): PeriodState {
    return this.closing.period.stateAt(index);
  }
}

const spoken = (place: string): string =>
  place.includes(':') ? place.replace(':', ' ') : place === 'dealer' ? 'the dealer' : place;
