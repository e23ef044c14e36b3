import type { RoundEvent, RoundRecord } from '../rounds/record';

const REFERRING = ['on', 'wager', 'ref'] as const;

/** The round with wagers and players numbered from one in the order in which they come, on a day of no account. */
export function renamed(record: RoundRecord): RoundRecord {
  const wagers = new Map<string, string>();
  const players = new Map<string, string>();
  for (const event of record.events)
    if (event.type === 'wager') {
      wagers.set(event.id, `w${String(wagers.size + 1)}`);
      if (!players.has(event.player)) players.set(event.player, `p${String(players.size + 1)}`);
    }
  return {
    ...record,
    id: 'witness',
    playedAt: `${record.playedAt.slice(0, 10)}T12:00:00Z`,
    events: record.events.map((event) => eventOf(event, wagers, players)),
  };
}

function eventOf(
  event: RoundEvent,
  wagers: ReadonlyMap<string, string>,
  players: ReadonlyMap<string, string>,
): RoundEvent {
  const named: Record<string, unknown> = { ...event };
  const by = (names: ReadonlyMap<string, string>, field: string): void => {
    const name = named[field];
    if (typeof name === 'string') named[field] = names.get(name) ?? name;
  };
  for (const field of REFERRING) by(wagers, field);
  by(players, 'player');
  if (event.type === 'wager') by(wagers, 'id');
  return named as RoundEvent;
}
