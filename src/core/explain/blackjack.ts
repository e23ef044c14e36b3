import type { BlackjackFacts } from '../games/blackjack/game';
import type { BlackjackRound } from '../games/blackjack/round';
import { FACT_GROUPS } from '../games/game';
import { place } from '../rounds/incidents';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import { CALL_OR_FIRST_CARD, WageringPeriod, type PeriodState } from '../rounds/wagering-period';
import { HandsTold, lastEvents } from './blackjack-hands';
import { HANDS_IN_WORDS } from './blackjack-wagers';
import type { GameState } from './explanation';
import type { Narration, Narrator, Reason, Told } from './narrator';
import { capital, TableEvents } from './table-events';
import { counted } from '../values/counted';

type Facts = Partial<BlackjackFacts>;

export const blackjackNarrator: Narrator<BlackjackRound> = {
  game: 'blackjack',
  begin: (round, facts, record) => new HandNarration(round, facts, record),
};

/** What each decision is held to. */
const HELD_TO: Readonly<Record<string, string>> = {
  double: 'double-only-on-stated-hands',
  split: 'split-only-on-equal-cards',
  surrender: 'surrender-only-where-offered',
  'even-money': 'even-money-only-on-blackjack-against-ace',
};

const NOT_GIVEN = 'blackjack/only-permitted-decisions';

class HandNarration implements Narration {
  private readonly table: TableEvents<BlackjackRound, Facts>;
  private readonly period: WageringPeriod;
  private readonly hands: HandsTold;
  /** The event with which each hand was played out: what is held against the hand is told there, once. */
  private readonly lastOf: ReadonlyMap<string, number>;
  private readonly told = new Map<string, string[]>();
  private voided = false;

  constructor(
    private readonly round: BlackjackRound,
    private readonly facts: Facts,
    private readonly record: RoundRecord,
  ) {
    this.table = new TableEvents(HANDS_IN_WORDS, round, facts);
    this.period = new WageringPeriod(facts.wageringCloses ?? CALL_OR_FIRST_CARD, record.events);
    const sharesCards = facts.commonCards !== undefined || record.channel === 'terminal';
    this.hands = new HandsTold(facts.cardValues, sharesCards);
    this.lastOf = lastEvents(record.events);
  }

  opening(): Told {
    const { decks } = this.round;
    const { jurisdiction, playedAt } = this.record;
    const cards = decks === undefined ? '' : `, with ${counted(decks, 'deck')}`;
    return {
      text: `Blackjack in ${jurisdiction}, played at ${playedAt}${cards}.`,
      reasons: [{ check: 'blackjack/decks-as-stated', subject: 'equipment', cites: ['decks'] }],
    };
  }

  wagering(index: number): PeriodState {
    return this.period.stateAt(index);
  }

  tell(event: RoundEvent, index: number): Told {
    switch (event.type) {
      case 'deal':
        return this.dealt(event, index);
      case 'decide':
        return this.decided(event, index);
      case 'announce':
        return { text: `${String(event.value)} is announced for ${event.of}.`, about: { subject: event.of } };
      case 'burn':
        return { text: 'A card is burnt.', about: { subject: place(index), also: FACT_GROUPS } };
      case 'call':
        this.period.call(event.call);
        break;
      case 'settle':
        this.period.settle(event.result);
        break;
      case 'void':
        if (event.scope === 'round') {
          this.voided = true;
          this.period.release();
        }
        break;
      default:
    }
    return this.table.tell(event, index);
  }

  state(): GameState {
    return { hands: this.hands.all(), ...(this.voided && { result: 'void' }) };
  }

  private dealt(event: RoundEvent & { type: 'deal' }, index: number): Told {
    const { to, card, face } = event;
    if (to === 'burn') return { text: 'A card is burnt.' };
    this.period.deal(face);
    this.hands.deal(event);
    const total = this.hands.totalOf(to);
    const has = total === undefined ? '' : ` and has ${total}`;
    const down = face === 'down' ? ' face down' : '';
    if (!to.startsWith('dealer'))
      return { text: `${capital(to)} gets ${card}${down}${has}.`, ...this.heldAgainst(to, index) };
    // A first card that counts in several hands of the dealer's completes none.
    const isLast = this.lastOf.get(to) === index && (to !== 'dealer' || this.round.dealers.length === 1);
    return { text: `${capital(to)} gets ${card}${down}${has}.`, reasons: isLast ? dealersReasons(to) : [] };
  }

  private decided(event: RoundEvent & { type: 'decide' }, index: number): Told {
    const { choice, position } = event;
    const name = this.hands.nameOf(event);
    const total = this.hands.totalOf(name);
    if (choice === 'split') this.hands.split(name);
    else if (choice === 'switch') this.hands.exchange(position);
    const duty = HELD_TO[choice];
    const isGiven = this.facts.decisions?.includes(choice) !== false;
    const reasons: readonly Reason[] = [
      ...(duty === undefined ? [] : [{ check: `blackjack/${duty}`, subject: name }]),
      ...(isGiven ? [] : [{ check: NOT_GIVEN, subject: name, ifAmiss: true }]),
    ];
    for (const { check } of reasons) this.toldOf(name).push(check);
    return {
      text: `${capital(name)}${total === undefined ? '' : ` has ${total} and`} decides: ${choice.replaceAll('-', ' ')}.`,
      reasons,
      ...this.heldAgainst(name, index),
    };
  }

  /** The checks of which a decision on this hand has told. */
  private toldOf(name: string): string[] {
    const told = this.told.get(name) ?? [];
    this.told.set(name, told);
    return told;
  }

  private heldAgainst(name: string, index: number): Pick<Told, 'about'> {
    return this.lastOf.get(name) === index ? { about: { subject: name, except: this.toldOf(name) } } : {};
  }
}

/** What is held against the dealer's hand is told with its last card. */
const dealersReasons = (subject: string): readonly Reason[] => [
  { check: 'blackjack/dealer-draws-or-stands', subject, cites: ['dealerStands'] },
  { check: 'blackjack/dealer-draws-no-needless-card', subject, ifAmiss: true },
];
