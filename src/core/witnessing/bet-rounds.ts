import { judgeFor } from '../findings/judge';
import { kindOfBet } from '../games/wager';
import { roundsDecidedBy } from '../proving/deciding-rounds';
import { settledAnew, settlerOf } from '../replaying/due';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import type { RuleSet } from '../rules/rule-set';
import type { MadeRounds } from './made-rounds';
import { settledWith } from './settled-with';

/** Bets of one kind that are tried: `perfect-pair:player` and `perfect-pair:banker` of `perfect-pair`. */
const BETS = 4;
/** Rounds looked through for the ways in which a bet is written. */
const LOOKED = 200;

/** `perfect-pair:banker/mixed` is a row of the bet before the slash. */
const betOf = (row: string): string => row.split('/')[0] ?? row;

const offers = ({ facts }: RuleSet, kind: string): boolean =>
  facts.get('wagers')?.cells.some(({ part }) => kindOfBet(part) === kind) ?? false;

/** The wager that a row is about, as the one side that offers it lists it; undefined where both do, or it is about none. */
export function offeredOnOneSide(row: string | undefined, sides: readonly RuleSet[]): string | undefined {
  if (row === undefined) return undefined;
  const kind = kindOfBet(betOf(row));
  const offering = sides.filter((side) => offers(side, kind));
  if (offering.length === 0 || offering.length === sides.length) return undefined;
  return offering[0]?.facts.get('wagers')?.cells.find(({ part }) => kindOfBet(part) === kind)?.part;
}

/** Lawful rounds with one wager, on the bet that a row is about, settled as the rules they were made under have it. */
export function* roundsOfBet(row: string, { side, lawful }: MadeRounds, count: number): Generator<RoundRecord> {
  const { ruleSet } = side;
  const settler = settlerOf(ruleSet);
  const judge = judgeFor(ruleSet);
  const bet = betOf(row);
  if (!offers(ruleSet, kindOfBet(bet)) || settler === undefined || judge === undefined) return;
  const bets = writtenLike(bet, lawful(LOOKED));
  for (const [turn, made] of lawful(count).entries()) {
    const alone = withBet(made, bets[turn % bets.length] ?? bet);
    const read = alone && judge.examine(alone);
    const record = typeof read === 'object' ? alone && settledAnew(alone, settler, read) : undefined;
    if (record === undefined) continue;
    yield record;
    yield settledOtherwise(record);
  }
}

/** Rounds in which a row of results or odds decides, played by what the definition of the game knows of its courses. */
export function* roundsOfRow(fact: string, row: string, { side, lawful }: MadeRounds): Generator<RoundRecord> {
  const { ruleSet } = side;
  const settler = settlerOf(ruleSet);
  const judge = judgeFor(ruleSet);
  const [like] = lawful(1);
  if (settler === undefined || judge === undefined || like === undefined) return;
  for (const events of roundsDecidedBy(ruleSet, fact, row, BETS)) {
    const played = { ...like, events };
    const read = judge.examine(played);
    const record = typeof read === 'object' ? settledAnew(played, settler, read) : undefined;
    if (record !== undefined) yield record;
  }
}

/** With its one wager lost where it won, and else won at even money. */
function settledOtherwise(record: RoundRecord): RoundRecord {
  const settled = record.events.find((event) => event.type === 'settle');
  const stake = record.events.find((event) => event.type === 'wager')?.stake ?? 0;
  if (settled === undefined) return record;
  const other =
    settled.result === 'win' ? ({ result: 'lose', paid: 0 } as const) : ({ result: 'win', paid: stake } as const);
  return settledWith(record, settled.wager, { ...other, ...(other.result === 'win' && { returned: stake }) });
}

/** The bet as rounds have it: with the hand, the number or the pockets that it needs. */
function writtenLike(bet: string, rounds: readonly RoundRecord[]): readonly string[] {
  const found = new Set<string>();
  const kind = kindOfBet(bet);
  for (const { events } of rounds)
    for (const event of events)
      if (event.type === 'wager' && kindOfBet(event.bet) === kind && isLike(bet, event.bet)) {
        found.add(event.bet);
        if (found.size >= BETS) return [...found];
      }
  return found.size === 0 ? [bet] : [...found];
}

/** A row that says which number or hand is about no other. */
const isLike = (bet: string, written: string): boolean => !bet.includes(':') || written === bet;

/** The round with its first wager on this bet, and no other. */
function withBet(record: RoundRecord, bet: string): RoundRecord | undefined {
  const first = record.events.find((event) => event.type === 'wager');
  if (first === undefined) return undefined;
  const events = record.events.flatMap((event): readonly RoundEvent[] => {
    if (event === first) return [{ ...first, bet }];
    return namesWager(event) ? [] : [event];
  });
  return { ...record, events };
}

const namesWager = (event: RoundEvent): boolean =>
  event.type === 'wager' || event.type === 'change' || event.type === 'withdraw' || event.type === 'settle';
