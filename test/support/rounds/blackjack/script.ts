import type { RoundEvent, RoundRecord, TableRecord, WagerResult } from '../../../../src/core/rounds/record';
import { parseCard } from '../../../../src/core/values/card';
import type { BlackjackPlace } from './places';

export * from './places';

export interface MoreOfRound {
  readonly table?: TableRecord | 'unsaid';
  readonly equipment?: RoundRecord['equipment'] | 'unsaid';
  readonly dummy?: boolean;
}

const LIMITS = { '*': { min: 100, max: 1_000_000 } };

/**
 * A valid record of blackjack from a script, one event in each line or between semicolons:
 * `w1 main 10000 box:1 p1`, `w2 double 10000 on w1`, `w3 split 10000 on w1 hand 2`, `box:1 TH`, `dealer 6S`,
 * `hit box:1/2 by p2`, `call no-more-bets`, `w1 win 15000 returned 10000`, `w1 lose`, `announce box:1 15`,
 * `irregularity malfunction of=terminal treatment=round-void`, `void round`, `void hand box:1`, `withdraw w1`,
 * `change w1 500`, `cutting-card`, `burn 4H down`, `shuffle`, `cut depth=30 back=60`.
 */
export function blackjackRound(place: BlackjackPlace, script: string, more: MoreOfRound = {}): RoundRecord {
  const { table = { limits: LIMITS }, equipment = { decks: place.decks, jokers: 0 }, dummy } = more;
  const { jurisdiction, variant, channel, playedAt, options } = place;
  return {
    format: 'house-rules/round@1',
    id: 'r1',
    jurisdiction,
    game: 'blackjack',
    ...(variant !== undefined && { variant }),
    ...(channel !== undefined && { channel }),
    playedAt,
    ...(dummy !== undefined && { dummy }),
    ...(table !== 'unsaid' && { table: { ...(options && { options }), ...table } }),
    ...(equipment !== 'unsaid' && { equipment }),
    events: eventsOf(script),
  };
}

const eventsOf = (script: string): readonly RoundEvent[] =>
  script
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => eventOf(line.split(/\s+/)) as RoundEvent);

const CHOICES = new Set(['hit', 'stand', 'double', 'split', 'switch', 'surrender', 'even-money', 'none']);
const RESULTS = new Set(['win', 'lose', 'push', 'void']);
const FLAGS = new Set(['oral', 'confirmed', 'exposed']);

function eventOf([first = '', second = '', ...rest]: readonly string[]): Readonly<Record<string, unknown>> {
  switch (first) {
    case 'call':
      return { type: 'call', call: second };
    case 'announce':
      return { type: 'announce', of: second, value: valueOf(rest.join(' ')) };
    case 'irregularity':
      return { type: 'irregularity', kind: second, ...detailsOf(rest) };
    case 'void':
      return { type: 'void', scope: second, ...(rest[0] !== undefined && { ref: rest[0] }) };
    case 'withdraw':
      return { type: 'withdraw', wager: second };
    case 'change':
      return { type: 'change', wager: second, stake: Number(rest[0]) };
    case 'cutting-card':
    case 'shuffle':
      return { type: first };
    case 'cut':
      return { type: 'cut', ...detailsOf([second, ...rest]) };
    case 'burn':
      return burnt([second, ...rest]);
  }
  if (CHOICES.has(first)) return { type: 'decide', position: second, choice: first, ...saidAfter(rest) };
  if (parseCard(second) >= 0) return { type: 'deal', to: first, card: second, ...(rest[0] && { face: rest[0] }) };
  if (RESULTS.has(second)) return settlement(first, second as WagerResult, rest);
  return wagerOf(first, second, rest);
}

const burnt = (words: readonly string[]): Readonly<Record<string, unknown>> => {
  const card = words.find((word) => parseCard(word) >= 0);
  const face = words.find((word) => word === 'up' || word === 'down');
  return { type: 'burn', ...(card && { card }), ...(face && { faceUp: face === 'up' }) };
};

const settlement = (
  wager: string,
  result: WagerResult,
  words: readonly string[],
): Readonly<Record<string, unknown>> => {
  const [paid = '0', ...rest] = result === 'win' ? words : ['0', ...words];
  return { type: 'settle', wager, result, paid: Number(paid), ...saidAfter(rest) };
};

/** A name with a colon is the position, one without the player, who is p1 unless said. */
function wagerOf(
  id: string,
  bet: string,
  [stake = '', ...words]: readonly string[],
): Readonly<Record<string, unknown>> {
  const { bare, said } = wordsOf(words);
  const position = bare.find((word) => word.includes(':'));
  const player = bare.find((word) => !word.includes(':')) ?? 'p1';
  return { type: 'wager', id, player, bet, stake: Number(stake), ...(position && { position }), ...said };
}

const saidAfter = (words: readonly string[]): Readonly<Record<string, unknown>> => wordsOf(words).said;

const NAMED: Readonly<Record<string, string>> = {
  on: 'on',
  hand: 'hand',
  by: 'player',
  amount: 'amount',
  returned: 'returned',
};

/** Words that stand alone, and what follows `on`, `hand`, `by`, `amount`, `returned`, or is told as `key=value`. */
function wordsOf(words: readonly string[]): { bare: readonly string[]; said: Readonly<Record<string, unknown>> } {
  const bare: string[] = [];
  const said: Record<string, unknown> = {};
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const name = NAMED[word];
    if (name !== undefined) said[name] = valueOf(words[(index += 1)] ?? '');
    else if (word.includes('=')) Object.assign(said, detailsOf([word]));
    else if (FLAGS.has(word)) said[word] = true;
    else bare.push(word);
  }
  return { bare, said };
}

const detailsOf = (words: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    words
      .filter((word) => word !== '')
      .map((word) => {
        const [key = '', value = 'true'] = word.split('=');
        return [key, valueOf(value)];
      }),
  );

const valueOf = (word: string): string | number | boolean =>
  /^\d+$/.test(word) ? Number(word) : word === 'true' ? true : word === 'false' ? false : word;
