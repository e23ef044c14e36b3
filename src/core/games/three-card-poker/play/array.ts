import type { TableRound, TableWager } from '../../../play/table/table-round';

const LOCATIONS = 9;
const HAND = 3;

const LINE = /^(row|column)-([123])$/;

/** The locations of a row or column of the array, counted from left to right and top to bottom. */
function locationsOfLine(name: string): readonly number[] | undefined {
  const [, line, number] = LINE.exec(name) ?? [];
  if (line === undefined) return undefined;
  const place = Number(number);
  return line === 'row' ? [3 * place - 2, 3 * place - 1, 3 * place] : [place, place + 3, place + 6];
}

/** The locations that a player chose; undefined where they are not three different ones of the array. */
function chosenLocations(hand: unknown): readonly number[] | undefined {
  if (typeof hand !== 'string') return undefined;
  const locations = hand.split('/').map(Number);
  const areOfArray = locations.every((one) => Number.isInteger(one) && one >= 1 && one <= LOCATIONS);
  return areOfArray && locations.length === HAND && new Set(locations).size === HAND ? locations : undefined;
}

/** The locations whose cards decide a wager at a terminal, or what is missing to know them. */
export function locationsOf(round: TableRound, { known, player, position }: TableWager): readonly number[] | string {
  if (known.on !== undefined) return locationsOfLine(known.on) ?? `a row or column named ${known.on}`;
  const ante = round.wagers.find(
    (wager) => wager.known.kind === 'ante' && wager.player === player && wager.position === position,
  );
  return chosenLocations(ante?.event.hand) ?? `hand of the ante of ${player}`;
}

/** Any three locations that a player may choose. */
export function anyLocations(below: (count: number) => number): string {
  const left = Array.from({ length: LOCATIONS }, (_, place) => place + 1);
  return Array.from({ length: HAND }, () => left.splice(below(left.length), 1)[0]).join('/');
}
