/** The words in which rules name what baccarat is played with, as data: an instrument with other words adds them here. */

/** Longer names first, so that a name is never cut short by another that begins it. */
export const oneOf = (names: readonly string[]): string =>
  `(?:${[...names].sort((a, b) => b.length - a.length).join('|')})`;

export const GAME_NAMES = ['baccarat'];

export const PLAYER_HAND = oneOf(["player's hand", 'player hand', 'players hand']);
export const BANKER_HAND = oneOf(["banker's hand", 'banker hand', 'bankers hand']);

/** The form in which a winning wager on the banker is paid evenly, but less at a certain point count. */
export const EVEN_MONEY_FORM = 'even-money';
export const EVEN_MONEY_NAMES = [
  'even money baccarat',
  'even-money baccarat',
  'no commission baccarat',
  'no-commission baccarat',
  'commission free baccarat',
  'commission-free baccarat',
];

/** Forms with rules of their own about which no facts are declared; what is said of them holds for no other form. */
export const OTHER_FORMS = ['2 to 1 baccarat', 'two to one baccarat'];

/** Which fact says what a wager pays, and what the wager is called. The order matters: "player pair" is no player wager. */
export const WAGERS = [
  { pays: 'pairPays', names: ['player pair', 'banker pair', 'pair wager', 'pair bet', 'pairs wager', 'pairs bet'] },
  { pays: 'tiePays', names: ['tie bet', 'tie wager', 'tie'] },
  { pays: 'playerPays', names: ["player's hand", 'player hand', 'players hand', 'player wager', 'player bet'] },
  { pays: 'bankerPays', names: ["banker's hand", 'banker hand', 'bankers hand', 'banker wager', 'banker bet'] },
] as const;
export type PaysFact = (typeof WAGERS)[number]['pays'];

/** Side wagers with pairs of their own, which are not the wager on the first two cards of one hand. */
export const OTHER_PAIRS = ['any', 'either', 'perfect', 'mixed', 'coloured', 'lucky', 'egalite'];

/** What a drawing table may call the column for a player's hand that took no third card. */
export const NO_CARD = ['no card', 'none', 'no third card', 'no draw', 'stands', 'stand'];
