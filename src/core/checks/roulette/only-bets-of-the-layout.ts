import { namedIn } from '../../games/roulette/bet';
import type { RouletteRound } from '../../games/roulette/round';
import { takesPart, type Wager } from '../../games/wager';
import type { Cited } from '../../play/judging/ruling';
import { isPermitted, isTurnedDown } from '../../play/wagers/standing';
import { rouletteCheck } from './roulette-check';

type Shown = 'formedBy' | 'covers' | 'numbers' | 'fiveLine' | 'wagers';

export const onlyBetsOfTheLayout = rouletteCheck({
  id: 'roulette/only-bets-of-the-layout',
  requirement: 'Only wagers that the layout has a place for are taken.',
  enforces: [],
  mayEnforce: ['formedBy', 'covers', 'numbers', 'layoutRows', 'fiveLine', 'wagers'],
  messages: { noSuchPlace: 'A wager on "{{recorded}}" was taken; the layout has no place for it.' },
  run: (round, { wagers, fiveLine }, ruling) => {
    for (const wager of round.wagers) {
      if (!takesPart(wager) || hasZero(round, wager) || (wagers && !isPermitted(wager, wagers))) continue;
      const { placement } = round.wheel.laid(wager);
      if (placement === 'there' || (placement === 'missing' && isTurnedDown(wager))) ruling.complies(wager.id);
      else if (placement === 'missing')
        ruling.breaches(wager.id, {
          message: 'noSuchPlace',
          cites: shownBy(round, wager, fiveLine !== undefined),
          expected: 'a wager of the layout',
          recorded: wager.bet,
        });
    }
  },
});

/** Combinations with a zero are named one by one, and have a check of their own. */
const hasZero = ({ wheel }: RouletteRound, { bet }: Wager): boolean => {
  const { kind, namesZero } = wheel.bet(bet);
  return namesZero && kind !== 'straight';
};

/** What shows that there is no such place: which numbers there are, which make up the wager, or where they must lie. */
function shownBy({ wheel }: RouletteRound, { bet }: Wager, hasFiveLine: boolean): readonly Cited<Shown>[] {
  const { kind } = wheel.bet(bet);
  if (kind === 'five-line' && hasFiveLine) return ['fiveLine'];
  if (kind === 'column' || kind === 'dozen') return [['covers', `${kind}/first`]];
  return namedIn(bet).some((pocket) => !wheel.pockets.has(pocket)) || kind === 'straight'
    ? [['wagers', kind], 'numbers']
    : [['formedBy', kind]];
}
