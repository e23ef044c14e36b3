import { totalOf } from '../../../../src/core/games/blackjack/total';
import { parseCard } from '../../../../src/core/values/card';
import type { BlackjackPlace } from './places';
import { CARD_VALUES } from './card-values';

const linesOf = (script: string): readonly string[] =>
  script
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Ids of wagers, which are named w1, w2, … in these scripts; the copy of w1 is v1. */
const copied = (line: string): string => line.replace(/\bw(\d)/g, 'v$1');

/**
 * The same round of one player at triple play, with a second wager of the same kind for each: the dealer's second hand
 * gets the cards of the first.
 */
export function atTriplePlay(script: string): string {
  const lines = linesOf(script);
  const first = lines.findIndex((line) => line.startsWith('dealer '));
  const isOf = (line: string): boolean => /^w\d (main|double|split|insurance) /.test(line);
  const isDealers = (line: string, index: number): boolean => index > first && line.startsWith('dealer ');
  const isSettled = (line: string): boolean => /^w\d (win|lose|push|void)/.test(line);
  const played = lines.flatMap((line, index) => {
    if (isDealers(line, index)) return [line.replace('dealer ', 'dealer/1 ')];
    if (!isOf(line)) return [line.replace(/^announce dealer /, 'announce dealer/1 ')];
    return [line.replace(' main ', ' main:1 '), copied(line).replace(' main ', ' main:2 ')];
  });
  const isEarly = (line: string): boolean => isSettled(line) && lines.indexOf(line) < lines.findIndex(isDealers);
  const again = lines.flatMap((line, index) =>
    isDealers(line, index)
      ? [line.replace('dealer ', 'dealer/2 ')]
      : isSettled(line) && !isEarly(line)
        ? [copied(line)]
        : [],
  );
  return [...played.flatMap((line) => (isEarly(line) ? [line, copied(line)] : [line])), ...again].join('\n');
}

/** The same round of one player as the form of the game that a place plays has it. */
export const asDealtAt =
  (script: string, switched = atSwitch(script)) =>
  ({ variant }: BlackjackPlace): string =>
    variant === 'triple-play' ? atTriplePlay(script) : variant === 'switch' ? switched : script;

/** The same round of one player at blackjack switch, who has a nineteen on the other half of the box. */
export function atSwitch(script: string): string {
  const lines = linesOf(script).map((line) => line.replace(/\bbox:(\d)/g, 'box:$1a'));
  const dealers = lines.filter((line) => line.startsWith('dealer ')).map((line) => parseCard(line.split(' ')[1] ?? ''));
  const total = totalOf(dealers, CARD_VALUES)?.total ?? 0;
  const stake = /^w1 main (\d+)/m.exec(lines.join('\n'))?.[1] ?? '';
  const isBlackjack = dealers.length === 2 && total === 21;
  const result =
    isBlackjack || (total > 19 && total < 22) ? 'lose' : total === 19 || total === 22 ? 'push' : `win ${stake}`;
  const back = result === 'lose' ? '' : ` returned ${stake}`;
  const last = lines.findLastIndex((line) => line.startsWith('dealer '));
  let dealt = 0;
  return lines
    .flatMap((line, index) => {
      const added: string[] = [];
      if (line.startsWith('w1 main ')) added.push(line.replace('w1', 'u1').replace('box:1a', 'box:1b'));
      if (/^box:1a [^/]/.test(line) && dealt < 2) added.push(`box:1b ${['KD', '9C'][dealt++] ?? ''}`);
      if (index === last) added.push(`u1 ${result}${back}`);
      return [line, ...added];
    })
    .join('\n');
}

export const WON = 'w1 win 10000 returned 10000';
export const LOST = 'w1 lose';

/** A hundred dollars on box 1: its two cards with the dealer's between them, what follows, the dealer's further cards, the end. */
export function oneBox(first: string, play: string, dealers: string, end: string): string {
  const [card = '', dealer = '', second = ''] = first.split(' ');
  const further = dealers.split(' ').filter((one) => one !== '');
  return [
    'w1 main 10000 box:1',
    'call no-more-bets',
    `box:1 ${card}`,
    `dealer ${dealer}`,
    `box:1 ${second}`,
    play,
    ...further.map((one) => `dealer ${one}`),
    end,
  ].join('; ');
}

/** Two players with a hundred dollars each on boxes 1 and 2, with nineteen and with what is said; the dealer has a six. */
export const twoBoxes = (deal: string, play: string, end: string): string =>
  ['w1 main 10000 box:1', 'w2 main 10000 box:2 p2', 'call no-more-bets', deal, play, end].join('; ');

/** The player stands on nineteen and the dealer draws to eighteen. */
export const STANDS = oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', WON);
export const BOTH = `${WON}; w2 win 10000 returned 10000`;

export const INSURED = 'w2 insurance 5000 on w1';
export const SPLIT = 'split box:1; w2 split 10000 on w1 hand 2';
export const DOUBLE = 'double box:1; w2 double 10000 on w1';
/** Eleven is doubled and becomes twenty. */
export const DOUBLED = oneBox('5H 6S 6D', `${DOUBLE}; box:1 9D`, 'KC 2D', BOTH);

/** Two players on one box, which has fifteen against a six. */
export const TWO_ON_BOX =
  'w1 main 10000 box:1; w2 main 10000 box:1 p2; call no-more-bets; box:1 KH; dealer 6S; box:1 5S';

/** Nineteen on a box that these players share. */
export const shared = (...players: readonly string[]): string =>
  [
    ...players.map((player, index) => `w${String(index + 1)} main 10000 box:1 ${player}`),
    'call no-more-bets; box:1 KH; dealer 6S; box:1 9S; stand box:1 by p1; dealer KC; dealer 2D',
    ...players.map((_, index) => `w${String(index + 1)} win 10000 returned 10000`),
  ].join('; ');

/** Eighteen and nineteen on the two halves of a box, with these decisions; both win. */
export const switchedAfter = (play: string): string =>
  [
    'w1 main 10000 box:1a; u1 main 10000 box:1b; call no-more-bets',
    'box:1a KH; box:1b KD; dealer 6S; box:1a 8S; box:1b 9C',
    play,
    'dealer 9D; dealer 2D; w1 win 10000 returned 10000; u1 win 10000 returned 10000',
  ].join('; ');
