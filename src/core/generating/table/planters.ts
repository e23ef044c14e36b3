import type { GameDefinition } from '../../play/table/table-game';
import type { RoundEvent } from '../../rounds/record';
import type { Cited } from '../../play/judging/ruling';
import type { Planter } from '../game';
import type { Setting } from '../setting';
import type { Settlement, Told, ToldWager } from '../told';
import { wagerBreaches } from '../wagers/breaches';
import { plainly, settledAs, settledOtherwise } from '../wagers/planting';
import { settledAgainst, takenUnknown, wronglyPaid } from '../wagers/settled-wrongly';
import { PART } from '../wagers/staking';
import { takenAsSpoken, takenOtherwise } from '../wagers/spoken';
import { UNKNOWN_BET } from './lawful';
import { plantersOfIrregularities } from './planters-of-irregularities';
import { plantersOfShoe } from './planters-of-shoe';
import { plantersOfConfirmation } from './planters-of-confirmation';
import { plantersOfMaxima } from './planters-of-maxima';
import { plantersOfPlaces } from './planters-of-places';
import { plantersOfSpins } from './planters-of-spins';
import { plantersOfTurns } from './planters-of-turns';
import { plantersOfVoidHands } from './planters-of-void-hands';
import { plantedOf, rowsBehind } from './planted';

/** Breaches that rounds of any defined game may have, by the duty they are of. */
export function plantersOf(game: GameDefinition): Readonly<Record<string, Planter>> {
  const planted = plantedOf(game);
  const settled = (results: readonly Settlement['result'][]) => (told: Told, setting: Setting) =>
    results.flatMap((result) => settledAs(planted, told, setting, result));
  const outcomeRow = (told: Told, wager: ToldWager, setting: Setting): readonly Cited<string>[] => {
    const { outcome } = rowsBehind(game, told, wager, setting);
    return outcome === undefined ? [] : [['outcomes', outcome]];
  };
  const otherwise =
    (
      results: readonly Settlement['result'][],
      change: (settlement: Settlement, wager: ToldWager) => Partial<Settlement>,
      cites: (told: Told, wager: ToldWager, setting: Setting) => readonly Cited<string>[],
    ): Planter =>
    (told, setting, random) => {
      const found = random.pick(settled(results)(told, setting));
      if (found === undefined) return undefined;
      const { wager, settlement } = found;
      return {
        told: settledOtherwise(told, wager, change(settlement, wager)),
        cites: cites(told, wager, setting),
        subject: wager.id,
      };
    };
  const withEquipment =
    (change: (setting: Setting) => Readonly<Record<string, number>> | undefined, fact: string): Planter =>
    (told, setting) => {
      const equipment = change(setting);
      if (equipment === undefined || !told.isPlain) return undefined;
      return { told: { ...told, equipment: { ...told.equipment, ...equipment } }, cites: [fact], subject: 'equipment' };
    };
  const wagering = wagerBreaches<Told>(planted);
  return {
    ...wagering,
    'stake-not-above-maximum': (told, setting, random) => {
      const planting = wagering['stake-not-above-maximum']?.(told, withWinningStake(setting), random);
      // A stand-off gives back all of it, and shows no breach.
      const isDecided =
        planting && settled(['win', 'lose'])(planting.told, setting).some(({ wager }) => wager.id === planting.subject);
      return isDecided ? planting : undefined;
    },
    'only-permitted-wagers': plainly((told, setting, random) =>
      takenUnknown(planted, told, setting, random, UNKNOWN_BET, [['wagers', '']]),
    ),
    'oral-wagers-as-stated': onFirstWagers(takenAsSpoken()),
    'wagers-made-as-stated': onFirstWagers(takenOtherwise()),
    ...plantersOfConfirmation(game, wagering['confirmed-wagers-stay']),
    ...plantersOfMaxima(game),
    ...plantersOfTurns(game, planted),
    ...plantersOfVoidHands(game),
    ...plantersOfPlaces(game, planted),
    ...plantersOfIrregularities(game),
    ...plantersOfShoe(),
    ...plantersOfSpins(planted),
    'decks-as-stated': withEquipment(({ facts }) => {
      const stated = facts['decks'] as readonly number[] | undefined;
      return { decks: [5, 7, 9].find((count) => stated?.includes(count) !== true) ?? 11 };
    }, 'decks'),
    'jokers-as-stated': withEquipment(({ facts }) => ({ jokers: facts['jokers'] === 'included' ? 0 : 2 }), 'jokers'),
    'cards-face-as-stated': plainly((told, { facts }, random) => {
      const dealt = random.pick(told.played.filter((event) => event.type === 'deal' && event.face !== undefined));
      if (dealt?.type !== 'deal') return undefined;
      const face: RoundEvent = { ...dealt, face: dealt.face === 'up' ? 'down' : 'up' };
      const kind = game.kindOfPlace?.(dealt.to) ?? dealt.to;
      const stated = facts['cardFaces'] as ReadonlyMap<string, string> | undefined;
      return {
        told: { ...told, played: told.played.map((event) => (event === dealt ? face : event)) },
        cites: [stated?.has(kind) === true ? ['cardFaces', kind] : 'cardsFace'],
        subject: face,
      };
    }),
    'wager-follows-the-result': otherwise(
      ['win', 'lose'],
      (settlement, wager) => settledAgainst({ wager, settlement }),
      (told, wager, setting) => [
        ...rowsBehind(game, told, wager, setting).special,
        ...outcomeRow(told, wager, setting),
      ],
    ),
    'wins-pay-stated-odds': (told, setting, random) => {
      const won = random.pick(settled(['win'])(told, setting));
      const { pays } = won === undefined ? { pays: undefined } : rowsBehind(game, told, won.wager, setting);
      if (won === undefined || pays === undefined) return undefined;
      return wronglyPaid(told, won, [['pays', pays]], setting.facts['rounding'] === undefined, random);
    },
    'losing-wager-is-collected': otherwise(
      ['lose'],
      ({ paid }) => ({ paid: paid + PART }),
      (told, wager, setting) => {
        if (rowsBehind(game, told, wager, setting).givenBack !== undefined) return ['surrenderCosts'];
        return setting.facts['losingStake'] === undefined ? outcomeRow(told, wager, setting) : ['losingStake'];
      },
    ),
    'winning-stake-is-returned': otherwise(
      ['win'],
      ({ returned = 1 }) => ({ returned: returned - 1 }),
      (told, wager, setting) =>
        setting.facts['winningStake'] === undefined ? outcomeRow(told, wager, setting) : ['winningStake'],
    ),
    'stand-off-returns-the-stake': otherwise(['push'], ({ returned = 1 }) => ({ returned: returned - 1 }), outcomeRow),
  };
}

/** A check of its own has what is given back of a winning stake. */
const withWinningStake = (setting: Setting): Setting => ({
  ...setting,
  facts: { ...setting.facts, winningStake: 'returned' },
});

/** A wager made later is written down where it was made, and not among the first. */
const onFirstWagers =
  (plant: Planter): Planter =>
  (told, setting, random) => {
    const later = told.wagers.filter(({ placed }) => placed === 'told');
    const first = { ...told, wagers: told.wagers.filter((wager) => !later.includes(wager)) };
    const planting = plant(first, setting, random);
    return planting && { ...planting, told: { ...planting.told, wagers: [...planting.told.wagers, ...later] } };
  };
