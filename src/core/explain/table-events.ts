import type { StandingFacts } from '../play/wagers/standing';
import { FACT_GROUPS } from '../games/game';
import type { Wager, WageredRound } from '../games/wager';
import { place } from '../rounds/incidents';
import type { RoundEvent } from '../rounds/record';
import { printMoney } from '../values/money';
import type { Reason, Told } from './narrator';
import { tellSettlement, type SettlingInWords } from './settlement';

/** What telling the wagers of a game needs to know of it. */
export interface GameInWords<Round extends WageredRound, Facts> extends SettlingInWords<Round, Facts> {
  readonly game: string;
  /** What a round of it is called: `coup`, `spin`. */
  readonly noun: string;
  /** The rules by which a wager ends as it does and is paid what it is. */
  reasonsOf(round: Round, wager: Wager, facts: Facts): readonly Reason[];
  /** The rules by which a round without a result gives its wagers back; nothing where it has one. */
  voidedBy(round: Round, wager: Wager, facts: Facts): readonly Reason[];
  /** The check of how irregularities are treated, where there is one for all of them. */
  readonly treatment?: string;
  /** The part of the permitted wagers that names this one. */
  permittedAs(bet: string): string;
}

/** Tells what is done with wagers and about the round as a whole, which is alike in all games; nothing of a game's own events. */
export class TableEvents<Round extends WageredRound, Facts extends StandingFacts> {
  private readonly wagers: ReadonlyMap<string, Wager>;
  /** Checks of when something was done, told where it was done. */
  private readonly timing: readonly string[];

  constructor(
    private readonly words: GameInWords<Round, Facts>,
    private readonly round: Round,
    private readonly facts: Facts,
  ) {
    this.wagers = new Map(round.wagers.map((wager) => [wager.id, wager]));
    this.timing = [this.check('no-wager-after-close'), this.check('confirmed-wagers-stay')];
  }

  tell(event: RoundEvent, index: number): Told {
    switch (event.type) {
      case 'wager':
        return this.placed(event);
      case 'change':
        return this.altered(event.wager, `${event.wager} is changed to ${printMoney(event.stake)}`, 'changed');
      case 'withdraw':
        return this.altered(event.wager, `${event.wager} is taken back`, 'withdrawn');
      case 'call':
        return this.called(event.call);
      case 'settle':
        return this.settled(event);
      case 'void': {
        const what = event.scope === 'wager' ? (event.ref ?? 'A wager') : `The ${this.words.noun}`;
        return { text: `${what} is declared void${event.reason === undefined ? '' : ` (${event.reason})`}.` };
      }
      case 'irregularity':
        return noticed(event, index, this.words.treatment);
      default:
        return { text: `${capital(event.type.replaceAll('-', ' '))}.` };
    }
  }

  private placed({ id, player, bet, stake }: RoundEvent & { type: 'wager' }): Told {
    const wager = this.wagers.get(id);
    const late = wager?.late === 'placed';
    return {
      text: `${player} wagers ${printMoney(stake)} on ${bet} (${id})${late ? lateness(wager) : ''}.`,
      reasons: [
        { check: this.check('only-permitted-wagers'), subject: id, cites: [['wagers', this.words.permittedAs(bet)]] },
        ...(late ? [this.closing(id)] : []),
      ],
      about: { subject: id, groups: ['wagers'], except: late ? [] : this.timing },
    };
  }

  private altered(id: string, done: string, how: NonNullable<Wager['late']>): Told {
    const wager = this.wagers.get(id);
    const late = wager?.late === how;
    return {
      text: `${done}${late ? lateness(wager) : ''}.`,
      reasons: [
        ...(late ? [this.closing(id)] : []),
        ...(wager?.afterConfirmation === how
          ? [{ check: this.check('confirmed-wagers-stay'), subject: id, cites: ['confirmedWagers'], ifAmiss: true }]
          : []),
      ],
    };
  }

  private called(call: string): Told {
    if (call !== 'no-more-bets') return { text: `The dealer calls "${call.replaceAll('-', ' ')}".` };
    return { text: 'The dealer calls "no more bets".', reasons: [this.closing('')] };
  }

  private settled(event: RoundEvent & { type: 'settle' }): Told {
    const wager = this.wagers.get(event.wager);
    if (wager === undefined) return { text: `${event.wager} is settled as ${event.result}.` };
    const { words, round, facts } = this;
    const decided = wager.decidedBy === undefined ? [] : words.reasonsOf(round, wager, facts);
    const reasons = decided.length > 0 ? decided : words.voidedBy(round, wager, facts);
    return {
      text: tellSettlement(words, round, wager, facts, event, words.noun),
      reasons,
      about: {
        subject: wager.id,
        groups: FACT_GROUPS.filter((group) => group !== 'wagers'),
        also: reasons.length === 0 ? ['settlement', 'irregularities'] : [],
      },
    };
  }

  private closing(subject: string): Reason {
    return { check: this.check('no-wager-after-close'), subject, cites: ['wageringCloses'] };
  }

  private check(duty: string): string {
    return `${this.words.game}/${duty}`;
  }
}

const lateness = ({ maybeLate }: Wager): string =>
  maybeLate ? '; the record does not show whether wagering had ended' : ', after wagering had ended';

function noticed(event: RoundEvent & { type: 'irregularity' }, index: number, check: string | undefined): Told {
  const { kind, of, to, wager, treatment } = event;
  const about = [of && `of the ${of}`, to && `to the ${to}`, wager && `about ${wager}`].filter(Boolean).join(', ');
  const subject = place(index);
  const row = of === undefined ? kind : `${kind}/${of}`;
  const treated = treatment === undefined ? '' : `; treatment: ${treatment.replaceAll('-', ' ')}`;
  return {
    text: `Irregularity: ${kind.replaceAll('-', ' ')}${about && ` ${about}`}${treated}.`,
    reasons: check === undefined ? [] : [{ check, subject, cites: [['irregularities', row]] }],
    about: { subject, also: FACT_GROUPS },
  };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
