import type { Limit, RoundEvent, RoundRecord } from '../rounds/record';
import type { Cents } from '../values/money';

const MONEY = ['stake', 'paid', 'returned', 'commission', 'amount'] as const;
const LIMIT = ['min', 'max', 'increment'] as const;
/** Tried one after another before larger steps. */
const SMALL = 40;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The round with less money in it: all of it divided alike, that of one wager, then single stakes and limits from the smallest up. */
export function* lessMoney(
  record: RoundRecord,
  settled: (record: RoundRecord) => RoundRecord | undefined,
): Generator<RoundRecord> {
  yield* dividedBy(record, () => true);
  const wagers = record.events.flatMap((event) => (event.type === 'wager' ? [event] : []));
  for (const { id } of wagers) yield* dividedBy(record, (event) => nameOf(event) === id);
  for (const { id, stake } of wagers)
    for (const lower of amountsBelow(stake, 1)) {
      const events = record.events.map((event) =>
        nameOf(event) === id && 'stake' in event ? staked(event, lower) : event,
      );
      const lesser = { ...record, events };
      yield lesser;
      const anew = settled(lesser);
      if (anew !== undefined) yield anew;
    }
  yield* lowerLimits(record);
}

const staked = (event: RoundEvent, stake: Cents): RoundEvent => ({ ...event, stake }) as RoundEvent;

function nameOf(event: RoundEvent): string | undefined {
  if (event.type === 'wager') return event.id;
  return event.type === 'settle' || event.type === 'change' ? event.wager : undefined;
}

function* dividedBy(record: RoundRecord, concerns: (event: RoundEvent) => boolean): Generator<RoundRecord> {
  const amounts = record.events.filter(concerns).flatMap((event) => amountsIn(event));
  const whole = record.events.every(concerns);
  const limits = whole ? Object.values(record.table?.limits ?? {}).flatMap((limit) => amountsIn(limit)) : [];
  const common = [...amounts, ...limits].reduce(gcd, 0);
  for (let divisor = common; divisor > 1; divisor = nextDivisor(common, divisor))
    yield {
      ...record,
      ...(whole &&
        record.table?.limits && { table: { ...record.table, limits: limitsOver(record.table.limits, divisor) } }),
      events: record.events.map((event) => (concerns(event) ? over(event, MONEY, divisor) : event)),
    };
}

function nextDivisor(whole: number, divisor: number): number {
  const quotient = whole / divisor;
  for (let next = quotient + 1; next <= Math.min(whole, quotient + 1000); next += 1)
    if (whole % next === 0) return whole / next;
  return 1;
}

const amountsIn = (of: object): readonly number[] =>
  [...MONEY, ...LIMIT].flatMap((field) => {
    const value = (of as Readonly<Record<string, unknown>>)[field];
    return typeof value === 'number' && value > 0 ? [value] : [];
  });

const over = <T extends object>(of: T, fields: readonly string[], divisor: number): T =>
  Object.fromEntries(
    Object.entries(of).map(([name, value]) => [
      name,
      fields.includes(name) && typeof value === 'number' ? value / divisor : (value as unknown),
    ]),
  ) as T;

const limitsOver = (limits: Readonly<Record<string, Limit>>, divisor: number): Readonly<Record<string, Limit>> =>
  Object.fromEntries(Object.entries(limits).map(([bet, limit]) => [bet, over(limit, LIMIT, divisor)]));

function* lowerLimits(record: RoundRecord): Generator<RoundRecord> {
  for (const [bet, limit] of Object.entries(record.table?.limits ?? {}))
    for (const field of LIMIT)
      for (const lower of amountsBelow(limit[field] ?? 0, 1))
        yield {
          ...record,
          table: { ...record.table, limits: { ...record.table?.limits, [bet]: { ...limit, [field]: lower } } },
        };
  const { differential } = record.table ?? {};
  for (const lower of amountsBelow(differential ?? 0, 0))
    yield { ...record, table: { ...record.table, differential: lower } };
}

/** From the smallest up, in small steps and then in halves of what is left. */
function* amountsBelow(amount: Cents, least: Cents): Generator<Cents> {
  for (let lower = least; lower < Math.min(amount, SMALL); lower += 1) yield lower;
  for (let part = 64; part > 1; part /= 2) if (amount / part > SMALL) yield Math.floor(amount / part);
}
