import { nameOf, type Row } from './proof';
import { rowsIn, type Facts } from './question';
import type { Tally } from './tally';

export type Action = 'card' | 'no card';

interface Speaking {
  readonly row: Row;
  readonly action: Action;
}

/** Who acts, at which point counts of two cards, and after which third card of the player. */
export interface DrawingState {
  readonly hand: 'player' | 'banker';
  readonly player: number;
  readonly banker: number;
  /** Of the banker: the value of the player's third card, where the player's hand drew one. */
  readonly third: number | undefined;
  readonly playerStood: boolean;
}

const DRAWS: ReadonlySet<string> = new Set(['draw']);

/** What the rows have a hand do; nothing where they are silent or at odds, which is noted. */
export interface Drawing {
  at(state: DrawingState): Action | undefined;
}

const POINTS = Array.from({ length: 10 }, (_, points) => points);

/** Every state of a coup in which a hand may draw, as far as the rows lead there. */
export function statesUnder(drawing: Drawing): readonly DrawingState[] {
  return POINTS.flatMap((player) =>
    POINTS.flatMap((banker) => {
      const first: DrawingState = { hand: 'player', player, banker, third: undefined, playerStood: false };
      const action = drawing.at(first);
      const after: readonly DrawingState[] =
        action === undefined
          ? []
          : action === 'card'
            ? POINTS.map((third) => ({ ...first, hand: 'banker', third }))
            : [{ ...first, hand: 'banker', playerStood: true }];
      return [first, ...after];
    }),
  );
}

/** The drawing rows of a rule set, asked about one state at a time. A natural of either hand is an exception to all others. */
export function drawingBy(facts: Facts, tally: Tally | undefined): Drawing {
  const naturals = rowsIn(facts, 'naturals');
  const player = rowsIn(facts, 'playerDraws');
  const banker = rowsIn(facts, 'bankerDraws');
  const alone = rowsIn(facts, 'bankerDrawsAlone');
  const saying = (rows: readonly Row[], name: string): readonly Speaking[] =>
    rows.filter(({ row }) => row === name).map((row) => ({ row, action: DRAWS.has(row.says) ? 'card' : 'no card' }));
  const aloneAt = (points: number): readonly Speaking[] => {
    const drawing = alone.filter(({ row }) => row === String(points));
    // It names the point counts at which the hand draws; at the others it stands.
    const standing = drawing.length === 0 ? alone.slice(0, 1).map((row) => ({ ...row, row: '', says: 'stand' })) : [];
    return [
      ...drawing.map((row): Speaking => ({ row, action: 'card' })),
      ...standing.map((row): Speaking => ({ row, action: 'no card' })),
    ];
  };
  const at = (state: DrawingState): Action | undefined => {
    const ending = naturals.filter(({ row }) => row === String(state.player) || row === String(state.banker));
    if (ending.length > 0) {
      const named = state.hand === 'player' ? saying(player, String(state.player)) : [];
      const own = named.filter(({ row }) => row.says === 'natural');
      return decided(state, [...ending.map((row): Speaking => ({ row, action: 'no card' })), ...own], tally);
    }
    if (state.hand === 'player') return decided(state, saying(player, String(state.player)), tally);
    if (state.playerStood)
      return decided(state, [...aloneAt(state.banker), ...saying(banker, `${String(state.banker)}/none`)], tally);
    return decided(state, saying(banker, `${String(state.banker)}/${String(state.third)}`), tally);
  };
  return { at };
}

function decided(state: DrawingState, speaking: readonly Speaking[], tally: Tally | undefined): Action | undefined {
  const [action, ...others] = new Set(speaking.map((one) => one.action));
  for (const { row } of speaking) tally?.speaks(row);
  if (action !== undefined && others.length === 0) return action;
  const rows = speaking.map(({ row }) => row);
  const about = { subject: `${state.hand}'s hand`, example: printState(state), rows, isAnswered: false };
  tally?.note(
    action === undefined
      ? { ...about, what: 'no-drawing-rule', sentence: 'No row says whether it draws.', lacks: lackingRow(state) }
      : {
          ...{ ...about, what: 'two-drawing-rules' },
          sentence: `${rows.map((row) => `${nameOf(row)} says ${row.says}`).join(' and ')}.`,
        },
  );
  return undefined;
}

const lackingRow = ({ hand, player, banker, third, playerStood }: DrawingState): string =>
  hand === 'player'
    ? `playerDraws.${String(player)}`
    : `bankerDraws.${String(banker)}/${playerStood ? 'none' : String(third)}`;

const printState = ({ hand, player, banker, third, playerStood }: DrawingState): string =>
  `player ${String(player)}, banker ${String(banker)}` +
  (hand === 'player' ? '' : playerStood ? ', player stood' : `, player's third card worth ${String(third)}`);
