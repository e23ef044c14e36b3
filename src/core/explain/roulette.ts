import { citedPieces } from '../checks/roulette/pieces-cited';
import { dueOn } from '../checks/roulette/racetrack-winnings';
import { SETTLING } from '../checks/roulette/settling';
import { decidingPocket } from '../checks/roulette/valid-spin';
import { voidingRow } from '../checks/roulette/void-spin-decides-nothing';
import { rowFor } from '../checks/roulette/outcome-row';
import type { RouletteFacts } from '../games/roulette/game';
import type { RouletteRound } from '../games/roulette/round';
import { kindOfBet, type Wager } from '../games/wager';
import { place } from '../rounds/incidents';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import type { PeriodState } from '../rounds/wagering-period';
import { printMoney } from '../values/money';
import type { GameState } from './explanation';
import type { Narration, Narrator, Reason, Told } from './narrator';
import { SpinEvents } from './spin-events';
import type { GameInWords } from './table-events';
import { counted } from '../values/counted';

type Facts = Partial<RouletteFacts>;

export const rouletteNarrator: Narrator<RouletteRound> = {
  game: 'roulette',
  begin: (round, facts, record) => new SpinNarration(round, facts, record),
};

/** How wagers on a spin end and are paid, in words and by their rules. */
const SPIN_IN_WORDS: GameInWords<RouletteRound, Facts> = {
  game: 'roulette',
  noun: 'spin',
  settling: SETTLING,
  because: (round, _wager, facts) => {
    const pocket = decidingPocket(round, facts);
    return pocket === undefined ? undefined : `${coloured(round, pocket)} came`;
  },
  due: (round, wager, facts) => {
    const pocket = decidingPocket(round, facts);
    if (pocket === undefined || facts.pays === undefined || wager.decidedBy !== 'racetrack') return undefined;
    return dueOn(round, wager, wager.stake, pocket, facts.pays)?.map(printMoney).join(' or ');
  },
  reasonsOf: (round, wager, facts) => {
    const pocket = decidingPocket(round, facts);
    if (pocket === undefined) return [];
    const won = SETTLING.resultOf(round, wager, facts) === 'win' && wager.result === 'win';
    return wager.decidedBy === 'racetrack'
      ? racetrackReasons(round, wager, won, facts)
      : reasonsBy(round, wager, pocket, won, facts);
  },
  voidedBy: (round, { id }, facts) => (round.calledOff && round.pocket === undefined ? [voidBy(round, id, facts)] : []),
  treatment: 'roulette/irregularity-treated-as-stated',
  permittedAs: kindOfBet,
};

function reasonsBy(
  round: RouletteRound,
  { id, bet }: Wager,
  pocket: string,
  won: boolean,
  { outcomes }: Facts,
): readonly Reason[] {
  if (outcomes === undefined) return [];
  const row = rowFor(round, bet, pocket, outcomes);
  const follows: Reason = { check: 'roulette/wager-follows-the-pocket', subject: id, cites: [row] };
  if (!won) return [follows];
  return [follows, { check: 'roulette/wins-pay-stated-odds', subject: id, cites: [['pays', kindOfBet(bet)]] }];
}

function racetrackReasons(round: RouletteRound, wager: Wager, won: boolean, { racetrack }: Facts): readonly Reason[] {
  const cites = citedPieces(round, wager, racetrack);
  const duties = ['racetrack-wager-follows-the-pocket', ...(won ? ['racetrack-wager-pays-for-its-pieces'] : [])];
  return duties.map((duty) => ({ check: `roulette/${duty}`, subject: wager.id, cites }));
}

const voidBy = (round: RouletteRound, subject: string, { irregularities }: Facts): Reason => ({
  check: 'roulette/void-spin-decides-nothing',
  subject,
  cites: irregularities === undefined ? [] : [['irregularities', voidingRow(round, irregularities)]],
});

const coloured = ({ wheel }: RouletteRound, pocket: string): string => {
  const colour = wheel.isZero(pocket) ? undefined : wheel.colourOf(pocket);
  return colour === undefined ? pocket : `${pocket} ${colour}`;
};

class SpinNarration implements Narration {
  private readonly events: SpinEvents<RouletteRound, Facts>;
  private shown: string | undefined;

  constructor(
    private readonly round: RouletteRound,
    private readonly facts: Facts,
    private readonly record: RoundRecord,
  ) {
    this.events = new SpinEvents(SPIN_IN_WORDS, round, facts, record.events, true);
  }

  opening(): Told {
    const { wheel } = this.round.equipment;
    const { jurisdiction, playedAt } = this.record;
    return {
      text: `Roulette in ${jurisdiction}, played at ${playedAt}${wheel === undefined ? '' : `, on a ${wheel} wheel`}.`,
      reasons: [
        { check: 'roulette/wheel-as-stated', subject: 'equipment', cites: ['zeros'] },
        { check: 'roulette/steps-not-above-minimum', subject: 'table', ifAmiss: true },
      ],
    };
  }

  wagering(index: number): PeriodState {
    return this.events.period.stateAt(index);
  }

  tell(event: RoundEvent, index: number): Told {
    if (event.type === 'spin') return this.spun(event, index);
    if (event.type === 'announce') {
      this.events.period.showResult();
      return {
        text: `The number is announced as ${String(event.value)}.`,
        reasons: [
          {
            check: 'roulette/announced-number-matches-the-pocket',
            subject: 'result',
            cites: [['announcements', 'number']],
          },
        ],
      };
    }
    const told = this.events.tell(event, index);
    const spun = this.shown;
    if (!this.events.calledOff || spun === undefined) return told;
    this.shown = undefined;
    return {
      ...told,
      text: `${told.text} The spin of ${coloured(this.round, spun)} is called off and decides nothing.`,
      reasons: [...(told.reasons ?? []), voidBy(this.round, '', this.facts)],
    };
  }

  state(): GameState {
    if (this.shown === undefined) return this.events.calledOff ? { result: 'called off' } : {};
    return { shown: coloured(this.round, this.shown), result: coloured(this.round, this.shown) };
  }

  private spun({ result, revolutions, direction }: RoundEvent & { type: 'spin' }, index: number): Told {
    this.events.spin();
    this.shown = result;
    const turns = typeof revolutions === 'number' ? ` after ${counted(revolutions, 'revolution')}` : '';
    const way = direction === undefined ? '' : direction === 'opposite' ? ', against the wheel' : ', with the wheel';
    const subject = place(index);
    return {
      text: `The ball comes to rest in ${coloured(this.round, result)}${turns}${way}.`,
      reasons: [
        { check: 'roulette/spin-completes-its-revolutions', subject, cites: ['revolutions'] },
        { check: 'roulette/ball-spun-against-the-wheel', subject, cites: ['spinDirection'] },
        { check: 'roulette/wheel-as-stated', subject, ifAmiss: true },
      ],
    };
  }
}
