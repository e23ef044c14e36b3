import { kindOfBet } from '../games/wager';
import { COURSE_PLACE, COURSE_PLAYER, type Course } from '../play/table/courses';
import { readTableRound } from '../play/table/read-table-round';
import type { TableFacts } from '../play/table/table-facts';
import { openingWagers, type Asked, type GameDefinition } from '../play/table/table-game';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import type { RuleSet } from '../rules/rule-set';

const PROVED = 'proved';
const OPENING = 'opening';
/** Its pieces tell nothing, as it divides into any number of them. */
const STAKE = 100;

/** The wager, and the opening wager that it needs beside it. */
export function wagersFor(
  game: GameDefinition,
  bet: string,
  { wagers: listed = [] }: TableFacts,
): readonly RoundEvent[] {
  const own = game.wagers[kindOfBet(bet)];
  const position = `${game.place ?? 'seat'}:${String(COURSE_PLACE)}`;
  const placed = { type: 'wager', player: COURSE_PLAYER, position, stake: STAKE, confirmed: true } as const;
  const opening = openingWagers(game).find((name) => listed.includes(name));
  if (own?.opens === true || own?.alone === true || opening === undefined) return [{ ...placed, id: PROVED, bet }];
  return [
    { ...placed, id: OPENING, bet: opening },
    { ...placed, id: PROVED, bet, on: OPENING },
  ];
}

/** Reads courses as a record of them is read, each once; nothing where the game does not judge the wager in it. */
export function readerOf(
  game: GameDefinition,
  bet: string,
  { game: code, variant, jurisdiction, channel }: RuleSet,
  facts: TableFacts,
): (course: Course) => Asked | undefined {
  const about: Omit<RoundRecord, 'events'> = {
    ...{ format: 'house-rules/round@1', id: 'proof', jurisdiction, game: code, playedAt: '2000-01-01T00:00:00Z' },
    ...(variant !== undefined && { variant }),
    ...(channel !== undefined && { channel }),
  };
  const wagers = wagersFor(game, bet, facts);
  const known = new Map<Course, Asked | undefined>();
  return (course) => {
    if (!known.has(course)) known.set(course, read(course));
    return known.get(course);
  };

  function read({ events }: Course): Asked | undefined {
    const round = readTableRound(game, { ...about, events: [...wagers, ...events] }, facts);
    if (typeof round === 'string') return undefined;
    const wager = round.wagers.find(({ id }) => id === PROVED);
    return wager?.decidedBy === undefined ? undefined : { round, wager, facts };
  }
}
