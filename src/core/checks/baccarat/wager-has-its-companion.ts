import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import { takesPart } from '../../games/wager';
import type { Cited } from '../../play/judging/ruling';
import { isAccepted, isPermitted, isTurnedDown } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';

const GAME_WAGERS: ReadonlySet<string> = new Set(['player', 'banker', 'tie']);

const NONE: readonly string[] = [];

/** The row by which a wager without the ante that it needs is void. */
const WITHOUT_ANTE = 'wager-without-ante';

/** What another check asks for, and what is only presumed. */
const NOT_HELD: ReadonlySet<string> = new Set(['own-enter', 'initial-wager-presumed']);

type Needing = 'placedWith' | 'compulsoryWagers' | 'irregularities';

export const wagerHasItsCompanion = baccaratCheck({
  id: 'baccarat/wager-has-its-companion',
  requirement: 'A wager that may only be placed with another is not taken without it.',
  enforces: [],
  mayEnforce: ['placedWith', 'compulsoryWagers', 'irregularities'],
  uses: ['wagers'],
  enforcesRow: (fact, row, value) =>
    fact === 'irregularities' ? row === WITHOUT_ANTE : fact !== 'placedWith' || !NOT_HELD.has(value),
  messages: { alone: 'Wager {{subject}} on {{recorded}} was taken without {{expected}}.' },
  run: (round, facts, ruling) => {
    if (round.voided || round.dummy || round.boxes !== undefined) return;
    const { placedWith, compulsoryWagers = NONE } = facts;
    for (const wager of round.wagers) {
      const { kind } = wager.known;
      const compulsory = compulsoryWagers.length === 0 ? undefined : compulsoryWagers.find((bet) => bet !== wager.bet);
      const stated = placedWith?.get(kind);
      // That rules presume an initial wager does not forbid one without it.
      const needs = stated === 'initial-wager-presumed' ? undefined : stated;
      if ((needs === undefined && compulsory === undefined) || !isAccepted(wager)) continue;
      // One that the rules do not permit at all is another check's.
      if (facts.wagers && !isPermitted(wager, facts.wagers)) continue;
      const found = needs === undefined ? hasAnte(round, wager, compulsory ?? '') : hasGameWager(round, wager, needs);
      if (found === true) {
        ruling.complies(wager.id);
        continue;
      }
      const cites: readonly Cited<Needing>[] = needs === undefined ? anteCites(facts) : [['placedWith', kind]];
      if (typeof found === 'string') ruling.cannotTell(wager.id, [found], cites);
      else if (wager.result === undefined) ruling.cannotTell(wager.id, [`settle event of wager ${wager.id}`], cites);
      else
        ruling.breaches(wager.id, {
          message: 'alone',
          cites,
          expected: needs === undefined ? `a wager on ${compulsory ?? ''}` : 'a wager on player, banker or tie',
          recorded: wager.bet,
        });
    }
  },
});

const anteCites = ({ irregularities }: Partial<Pick<BaccaratFacts, 'irregularities'>>): readonly Cited<Needing>[] =>
  irregularities?.has(WITHOUT_ANTE) ? [['irregularities', WITHOUT_ANTE], 'compulsoryWagers'] : ['compulsoryWagers'];

/** Whether the player has one of the game's own wagers; or anyone has on that box, where the box is what matters. */
function hasGameWager(
  { wagers }: BaccaratRound,
  { id, player, position }: Wager,
  needs: BaccaratFacts['placedWith'] extends ReadonlyMap<string, infer N> ? N : never,
): boolean | string {
  let untold: string | undefined;
  let declaredVoid: string | undefined;
  let games = 0;
  for (const other of wagers) {
    if (!GAME_WAGERS.has(other.bet) || !takesPart(other) || (isTurnedDown(other) && !other.voided)) continue;
    const isOnBox = needs === 'game-wager-on-box';
    if (isOnBox ? other.position === position && position !== undefined : other.player === player) {
      // One declared void may have been there when the other was taken.
      if (!other.voided) return true;
      declaredVoid ??= other.id;
    } else if (isOnBox && other.position === undefined) untold ??= other.id;
    games += 1;
  }
  if (declaredVoid !== undefined) return `when wager ${declaredVoid} was declared void`;
  if (games === 0 || needs !== 'game-wager-on-box') return false;
  if (position === undefined) return `position of wager ${id}`;
  return untold === undefined ? false : `position of wager ${untold}`;
}

/** Whether the player has made the wager that everyone must, or it was waived for a wager as large as the sign says. */
function hasAnte({ wagers, anteWaivedFrom }: BaccaratRound, { player }: Wager, ante: string): boolean | string {
  const own = wagers.filter((other) => other.player === player && isAccepted(other));
  if (own.some(({ bet }) => bet === ante)) return true;
  if (anteWaivedFrom === undefined) return 'table.options.anteWaivedFrom';
  return anteWaivedFrom !== 'none' && own.some(({ bet, stake }) => GAME_WAGERS.has(bet) && stake >= anteWaivedFrom);
}
