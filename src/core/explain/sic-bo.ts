import { decidedByRows } from '../checks/sic-bo/deciding-rows';
import { voidingRows } from '../checks/sic-bo/provisions';
import { TUMBLE } from '../checks/sic-bo/settling';
import { betNamed } from '../games/sic-bo/bet';
import { caseOf, DICE, paidBy, thrownOf } from '../games/sic-bo/dice';
import type { SicBoFacts } from '../games/sic-bo/game';
import type { SicBoRound, Thrown } from '../games/sic-bo/round';
import { kindOfBet } from '../games/wager';
import { place } from '../rounds/incidents';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import type { PeriodState } from '../rounds/wagering-period';
import type { GameState } from './explanation';
import type { Narration, Narrator, Reason, Told } from './narrator';
import { SpinEvents } from './spin-events';
import type { GameInWords } from './table-events';

type Facts = Partial<SicBoFacts>;

export const sicBoNarrator: Narrator<SicBoRound> = {
  game: 'sic-bo',
  begin: (round, facts, record) => new TumbleNarration(round, facts, record),
};

/** How wagers on a tumble end and are paid, in words and by their rules. */
const TUMBLE_IN_WORDS: GameInWords<SicBoRound, Facts> = {
  game: 'sic-bo',
  noun: 'round',
  settling: TUMBLE,
  because: ({ thrown }) => thrown && `The dice show ${inWords(thrown)}`,
  reasonsOf: ({ thrown, ...round }, wager, facts) => {
    const bet = betNamed(wager.bet);
    const named = bet && thrown && caseOf(bet, thrown, facts);
    if (bet === undefined || thrown === undefined || named === undefined) return [];
    const { id: subject } = wager;
    const follows: Reason = {
      check: 'sic-bo/wager-follows-the-dice',
      subject,
      cites: decidedByRows(bet, named, facts),
    };
    const won = TUMBLE.resultOf({ thrown, ...round }, wager, facts) === 'win' && wager.result === 'win';
    if (!won || facts.pays === undefined) return [follows];
    const row = paidBy(bet, thrown, facts.pays);
    return [follows, { check: 'sic-bo/wins-pay-stated-odds', subject, cites: [['pays', row]] }];
  },
  voidedBy: (round, { id }, facts) => (round.voided ? [voidBy(round, id, facts)] : []),
  treatment: 'sic-bo/irregularity-treated-as-stated',
  permittedAs: kindOfBet,
};

const voidBy = (round: SicBoRound, subject: string, { irregularities = new Map() }: Facts): Reason => ({
  check: 'sic-bo/void-round-returns-every-stake',
  subject,
  cites: voidingRows(round, irregularities).map((row) => ['irregularities', row] as const),
});

const inWords = ({ dice, total, isTriple }: Thrown): string =>
  `${dice.join(', ')}, total ${String(total)}${isTriple ? ', a triple' : ''}`;

class TumbleNarration implements Narration {
  private readonly events: SpinEvents<SicBoRound, Facts>;
  private shown: string | undefined;

  constructor(
    private readonly round: SicBoRound,
    private readonly facts: Facts,
    private readonly record: RoundRecord,
  ) {
    this.events = new SpinEvents(TUMBLE_IN_WORDS, round, facts, record.events, false);
  }

  opening(): Told {
    const dice = this.round.diceAtTable;
    const { jurisdiction, playedAt } = this.record;
    return {
      text: `Sic bo in ${jurisdiction}, played at ${playedAt}${dice === undefined ? '' : `, with ${String(dice)} dice`}.`,
      reasons: [{ check: 'sic-bo/dice-as-stated', subject: 'equipment', cites: ['dice'] }],
    };
  }

  wagering(index: number): PeriodState {
    return this.events.period.stateAt(index);
  }

  tell(event: RoundEvent, index: number): Told {
    if (event.type === 'roll') return this.tumbled(event);
    if (event.type === 'announce') {
      this.events.period.showResult();
      const check = 'sic-bo/announced-result-matches-the-dice';
      return {
        text: `The ${event.of} ${event.of === 'dice' ? 'are' : 'is'} announced as ${String(event.value)}.`,
        reasons: [{ check, subject: place(index), cites: ['facesCounted'] }],
      };
    }
    const told = this.events.tell(event, index);
    if (!this.events.calledOff || this.shown === undefined) return told;
    this.shown = undefined;
    return {
      ...told,
      text: `${told.text} The tumble decides nothing.`,
      reasons: [...(told.reasons ?? []), voidBy(this.round, '', this.facts)],
    };
  }

  state(): GameState {
    if (this.shown === undefined) return this.events.calledOff ? { result: 'called off' } : {};
    return { shown: this.shown, result: this.shown };
  }

  private tumbled({ dice, valid }: RoundEvent & { type: 'roll' }): Told {
    this.events.spin();
    const shown = dice.length === DICE ? inWords(thrownOf(dice)) : dice.join(', ');
    const reasons = [{ check: 'sic-bo/dice-as-stated', subject: 'equipment', cites: ['dice'], ifAmiss: true }];
    if (valid === false) {
      this.events.callOff();
      return { text: `The dice show ${shown}; the tumble is not valid and decides nothing.`, reasons };
    }
    this.shown = shown;
    return { text: `The dice show ${shown}.`, reasons };
  }
}
