import { generatedLines } from './rounds';

export const GAMES = ['baccarat', 'blackjack', 'roulette', 'sic-bo'] as const;
const MADE = 5_000;

/** Few rounds are made and written again and again under other ids: making them takes longer than judging them. */
export const mixedLines = (): readonly (readonly string[])[] =>
  GAMES.map((game) => generatedLines(`AU-QLD ${game} table`, MADE / GAMES.length));

/** The round of this number, with its line break; the games take turns. */
export function mixedLine(made: readonly (readonly string[])[], index: number): string {
  const ofGame = made[index % made.length] ?? [];
  const line = ofGame[Math.floor(index / made.length) % ofGame.length] ?? '';
  return `${line.replace(/"id":"[^"]*"/, `"id":"R${String(index)}"`)}\n`;
}
