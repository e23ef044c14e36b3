import { baccarat } from './baccarat/game';
import { blackjack } from './blackjack/game';
import { canberraPoker } from './canberra-poker/game';
import { caribbeanStud } from './caribbean-stud/game';
import { casinoWar } from './casino-war/game';
import { craps } from './craps/game';
import { holdem } from './holdem/game';
import { holdemBonus } from './holdem-bonus/game';
import { keno } from './keno/game';
import { lunarPoker } from './lunar-poker/game';
import { manilaPoker } from './manila-poker/game';
import { mississippiStud } from './mississippi-stud/game';
import { moneyWheel } from './money-wheel/game';
import { omaha } from './omaha/game';
import { paiGow } from './pai-gow/game';
import { redDog } from './red-dog/game';
import { roulette } from './roulette/game';
import { sicBo } from './sic-bo/game';
import { snakeEyes } from './snake-eyes/game';
import { threeCardPoker } from './three-card-poker/game';
import { ultimateTexasHoldem } from './ultimate-texas-holdem/game';
import type { FactDeclaration, Game } from './game';
import { sharedFacts } from './shared-facts';

/** Every game that rules are held for, in the order in which the service lists them. */
export const GAMES: readonly Game[] = [
  baccarat,
  blackjack,
  roulette,
  sicBo,
  craps,
  snakeEyes,
  moneyWheel,
  keno,
  redDog,
  casinoWar,
  caribbeanStud,
  threeCardPoker,
  holdemBonus,
  ultimateTexasHoldem,
  mississippiStud,
  lunarPoker,
  canberraPoker,
  manilaPoker,
  holdem,
  omaha,
  paiGow,
];

export const gameOf = (code: string): Game | undefined => GAMES.find((game) => game.code === code);

/** How a fact is declared: by its game, or for every game. */
export function declarationOf(game: string, name: string): FactDeclaration<unknown> | undefined {
  const declared: Readonly<Record<string, FactDeclaration<unknown>>> = gameOf(game)?.facts ?? sharedFacts;
  return Object.hasOwn(declared, name) ? declared[name] : undefined;
}
