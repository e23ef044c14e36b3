import { dueRow, type DueFacts } from '../../checks/blackjack/due';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Planter, Planting } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { roundTold, settledWagers, type SettledWager } from '../telling';
import type { Settlement } from '../told';
import { settledOtherwise } from '../wagers/planting';
import { blackjackSettler } from './settler';
import { staged, type Stage } from './staged';
import { type ToldHands } from './told-hands';

/** A wager that was simply settled, as a check will read it. */
export interface Found {
  readonly settled: SettledWager & { readonly settlement: Settlement };
  readonly round: BlackjackRound;
  readonly wager: Wager;
  readonly row: string | undefined;
}

export function settledIn(told: ToldHands, setting: Setting): readonly Found[] {
  if (!told.isPlain) return [];
  const round = roundTold(blackjackSettler, told, setting) as BlackjackRound;
  return settledWagers(blackjackSettler, told, setting).flatMap(({ wager: of, settlement }) => {
    const wager = round.wagers.find(({ id }) => id === of.id);
    if (settlement === undefined || wager === undefined || of.treated !== 'whole') return [];
    const row = dueRow(round, wager, setting.facts as unknown as DueFacts);
    return [{ settled: { wager: of, settlement }, round, wager, row }];
  });
}

export type Plant = (found: Found, told: ToldHands, random: Random, setting: Setting) => Planting<ToldHands>;

/** One of the wagers of a round, lawful or staged, that fit. */
export const onOne =
  (
    fits: (found: Found, setting: Setting) => boolean,
    plant: Plant,
    stage?: (random: Random, setting: Setting) => Stage,
  ): Planter<ToldHands> =>
  (told, setting, random) => {
    if (!told.isPlain) return undefined;
    const round = stage === undefined ? told : staged(told, setting, random, stage(random, setting));
    const found = random.pick(settledIn(round, setting).filter((one) => fits(one, setting)));
    return found && plant(found, round, random, setting);
  };

export const otherwise = (
  told: ToldHands,
  { settled, wager }: Found,
  change: Partial<Settlement>,
  cites: Planting['cites'],
): Planting<ToldHands> => ({
  told: settledOtherwise(told, settled.wager, change),
  cites,
  subject: wager.id,
});
