/** Hands by their point count, for tables that go through every count. */

export const COUNTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const rankOf = (value: number): string => 'TA23456789'.charAt(value);

/** Two cards that count this: a king and a card worth it. */
export const two = (points: number): string => `KS ${rankOf(points)}D`;

/** One card worth this. */
export const third = (value: number): string => `${rankOf(value)}C`;

/** A hand of the player that must draw, and one that must stand. */
export const FIVE = '2H 3H';
export const SIX = '2H 4H';

/**
 * The banker's table as the order prints it: a row for each point count, the first column for no third card of the
 * player's, the others for a third card worth 0 to 9.
 */
export const BANKER = [
  'D DDDDDDDDDD',
  'D DDDDDDDDDD',
  'D DDDDDDDDDD',
  'D DDDDDDDDSD',
  'D SSDDDDDDSS',
  'D SSSSDDDDSS',
  'S SSSSSSDDSS',
  'S SSSSSSSSSS',
  'S SSSSSSSSSS',
  'S SSSSSSSSSS',
].map((row) => ({ alone: row.startsWith('D'), against: Array.from(row.slice(2)).map((letter) => letter === 'D') }));

/** Cents as the messages print them. */
export const money = (cents: number): string => (cents / 100).toFixed(2);
