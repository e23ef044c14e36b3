import type { BaccaratFacts } from '../games/baccarat/game';
import type { BaccaratRound } from '../games/baccarat/round';
import type { BlackjackRound } from '../games/blackjack/round';
import type { RouletteRound } from '../games/roulette/round';
import { readBaccaratRound } from '../rounds/baccarat';
import { readBlackjackRound } from '../rounds/blackjack';
import { readRouletteRound } from '../rounds/roulette';
import { readSicBoRound } from '../rounds/sic-bo';
import type { SicBoRound } from '../games/sic-bo/round';
import { GAME_DEFINITIONS } from '../games/definitions';
import { judgedByDefinition } from '../play/table/checked-game';
import type { TableRound } from '../play/table/table-round';
import type { Form } from '../rules/source';
import type { RoundRecord } from '../rounds/record';
import { baccaratParts } from './baccarat/parts';
import { baccaratChecks } from './baccarat/registry';
import { blackjackParts } from './blackjack/parts';
import { blackjackChecks } from './blackjack/registry';
import type { Check } from '../play/judging/check';
import type { Parts } from '../play/judging/parts';
import { sicBoParts } from './sic-bo/parts';
import { sicBoChecks } from './sic-bo/registry';
import { rouletteParts } from './roulette/parts';
import { rouletteChecks } from './roulette/registry';

/** A game whose rounds can be judged: how a record becomes its round, and the checks in the order in which they run. */
export interface CheckedGame<Round> {
  readonly code: string;
  readonly checks: readonly Check<Round>[];
  /** Every part that one of the checks concerns. */
  readonly parts: Parts<Round>;
  /** Variants whose rounds cannot be read yet, so that no check reaches them. */
  readonly unread: ReadonlySet<string>;
  /** Some of what a record means depends on the rules it was played by, such as when wagering ended. */
  read(record: RoundRecord, facts: Readonly<Record<string, unknown>>): Round | string;
}

const checkedGame = <Round extends object>(game: CheckedGame<Round>): CheckedGame<unknown> =>
  game as unknown as CheckedGame<unknown>;

export const CHECKED_GAMES: readonly CheckedGame<unknown>[] = [
  checkedGame<BaccaratRound>({
    code: 'baccarat',
    checks: baccaratChecks,
    parts: baccaratParts,
    unread: new Set(),
    read: (record, facts: Partial<BaccaratFacts>) =>
      readBaccaratRound(record, facts.tooLateFrom ?? facts.wageringCloses, facts.outcomes),
  }),
  checkedGame<BlackjackRound>({
    code: 'blackjack',
    checks: blackjackChecks,
    parts: blackjackParts,
    unread: new Set(),
    read: (record, facts) => readBlackjackRound(record, facts),
  }),
  checkedGame<RouletteRound>({
    code: 'roulette',
    checks: rouletteChecks,
    parts: rouletteParts,
    unread: new Set(),
    read: (record, facts) => readRouletteRound(record, facts),
  }),
  checkedGame<SicBoRound>({
    code: 'sic-bo',
    checks: sicBoChecks,
    parts: sicBoParts,
    unread: new Set(),
    read: readSicBoRound,
  }),
  ...GAME_DEFINITIONS.map((game) => checkedGame<TableRound>(judgedByDefinition(game))),
];

/** The checks that rounds of a form are put to; none where its rounds cannot be judged yet, whatever facts are known of it. */
export const checksFor = ({ game, variant }: Form): readonly Check<unknown>[] =>
  CHECKED_GAMES.find(({ code, unread }) => code === game && (variant === undefined || !unread.has(variant)))?.checks ??
  [];
