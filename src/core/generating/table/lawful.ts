import { stakeRule } from '../../play/duties/stake-rule';
import type { OpeningWager, Playing } from '../../play/table/playing';
import type { TableFacts } from '../../play/table/table-facts';
import { openingWagers, type GameDefinition } from '../../play/table/table-game';
import type { EquipmentRecord, RoundEvent } from '../../rounds/record';
import type { Cents } from '../../values/money';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { placing } from '../telling';
import type { Told, ToldWager, Treated } from '../told';
import { lawfulWagers, type Layout } from '../wagers/lawful';
import { displayed, limitsOf, type Displayed, type StakingFacts } from '../wagers/staking';
import { Decks } from './deck';
import { irregularRound } from './irregular';
import { shoeInUse, shoeStart, withCuttingCard } from './shoe-start';
import { wheelOf } from './wheel';

/** A wager that no game has. */
export const UNKNOWN_BET = 'nameless';

/** Where players sit: a box or seat of their own, or their terminal. */
const placeOf = ({ place = 'seat' }: GameDefinition, player: string, isTerminal: boolean): string =>
  `${isTerminal ? 'terminal' : place}:${player.slice(1)}`;

const belowMinimum = ({ underMinimum }: StakingFacts): readonly Treated[] =>
  underMinimum === 'not-accepted' ? ['turned-down'] : underMinimum === 'stands' ? ['whole'] : [];

/** Wagers that lie beside an opening one from the start, as rules list them. */
const besideIn = ({ wagers }: GameDefinition, { wagers: listed = [] }: TableFacts): readonly string[] =>
  listed.filter((bet) => {
    const known = wagers[bet];
    return known !== undefined && known.opens !== true && known.later !== true && known.alone !== true;
  });

/** Bets that anybody may make by themselves. */
export function simpleBets(game: GameDefinition, { wagers: listed = [] }: TableFacts): readonly string[] {
  const opening = openingWagers(game);
  return listed.filter((bet) => opening.includes(bet) || game.wagers[bet.split(':')[0] ?? '']?.alone === true);
}

/** Any lawful wagers, and then the round as the game plays it. */
export function lawfulRound(game: GameDefinition, random: Random, setting: Setting): Told {
  const facts: TableFacts & StakingFacts = setting.facts;
  const table = displayed(facts, random);
  const bets = simpleBets(game, facts);
  const layout: Layout = {
    anyBet: () => random.pick(bets) ?? '',
    unknownBet: UNKNOWN_BET,
    mayRefuseOral: true,
    belowMinimum: belowMinimum(facts),
  };
  const isTerminal = (setting.venue.channel ?? setting.venue.ruleSet.channel) === 'terminal';
  const first = lawfulWagers(layout, table, facts, random);
  const apart = first.wagers
    .filter((wager) => !isUnconfirmed(wager, facts))
    .map((wager) => ({
      ...madeWith(wager, facts, random),
      position: placeOf(game, wager.player, isTerminal),
      ...(isTerminal && game.handChosen && { hand: game.handChosen((count) => random.below(count)) }),
    }));
  const mayShare = facts.sharedBoxMaximum !== undefined && random.once(4);
  const opening = mayShare ? onOneBox(game, apart, facts, table) : apart;
  const beside = opening.flatMap((wager) =>
    wager.treated === 'whole' ? besides(game, wager, facts, table, random) : [],
  );
  const round = new RoundInPlay(setting, standing(game, opening, first.wagering), isTerminal, random);
  game.play?.(round);
  const plain: Told = {
    table: { limits: limitsOf(table) },
    equipment: { ...setting.equipment, ...equipmentOf(facts), ...shoeInUse(game, facts, random) },
    isPlain: true,
    isVoid: false,
    wagers: [...opening, ...beside, ...round.added],
    prepared: shoeStart(game, facts, random),
    wagering: first.wagering,
    late: [],
    played: withCuttingCard(round.played, facts, random),
  };
  return random.once(6) ? irregularRound(plain, facts, random) : plain;
}

/** At times a record says what a wager was made with. */
const madeWith = (wager: ToldWager, { wagersMadeWith }: TableFacts, random: Random): ToldWager => {
  if (wagersMadeWith === undefined || wager.oral !== undefined || !random.once(4)) return wager;
  const chips = random.pick((['value', 'credit'] as const).filter((one) => wagersMadeWith.includes(one)));
  return chips === undefined ? wager : { ...wager, chips };
};

/** The first two players on one box, where rules allow that and the maximum of the box permits it. */
function onOneBox<T extends ToldWager & { readonly position: string }>(
  game: GameDefinition,
  wagers: readonly T[],
  { wagersPerPosition }: TableFacts,
  { max }: Displayed,
): readonly T[] {
  const [one, other] = wagers;
  if (one === undefined || other === undefined) return wagers;
  const most = wagersPerPosition?.get(one.bet)?.at(-1) ?? 1;
  const mayShare =
    most > 1 && one.bet === other.bet && one.player !== other.player && openingWagers(game).includes(one.bet);
  const isWhole = one.treated === 'whole' && other.treated === 'whole' && one.stake + other.stake <= max;
  if (!mayShare || !isWhole || wagers.some((wager) => wager !== other && wager.player === other.player)) return wagers;
  return wagers.map((wager) => (wager === other ? { ...wager, position: one.position } : wager));
}

/** Only where rules have unconfirmed wagers given back is it known what becomes of one. */
const isUnconfirmed = ({ confirmed }: ToldWager, { unconfirmedWagers }: TableFacts): boolean =>
  confirmed === false && unconfirmedWagers === undefined;

const equipmentOf = ({ decks, jokers, ...facts }: TableFacts): EquipmentRecord => ({
  ...wheelOf(facts),
  ...(decks?.[0] !== undefined && { decks: decks[0] }),
  ...(jokers === 'excluded' && { jokers: 0 }),
});

function standing(
  game: GameDefinition,
  wagers: readonly (ToldWager & { readonly position: string })[],
  wagering: readonly RoundEvent[],
): readonly OpeningWager[] {
  const opening = openingWagers(game);
  return wagers
    .filter(({ bet, treated }) => opening.includes(bet) && (treated === 'whole' || treated === 'cut'))
    .map(({ id, player, bet, stake, position }) => ({
      id,
      player,
      bet,
      position,
      stake: changed(id, wagering) ?? stake,
    }))
    .sort((one, other) => Number(one.player.slice(1)) - Number(other.player.slice(1)));
}

/** What a stake was changed to while that could be done. */
const changed = (wager: string, wagering: readonly RoundEvent[]): Cents | undefined =>
  wagering.flatMap((event) => (event.type === 'change' && event.wager === wager ? [event.stake] : [])).at(-1);

function besides(
  game: GameDefinition,
  opening: ToldWager & { readonly position: string },
  facts: TableFacts,
  { min }: Displayed,
  random: Random,
): readonly ToldWager[] {
  return besideIn(game, facts)
    .filter(() => random.once(3))
    .map((bet, index) => ({
      ...opening,
      id: `${opening.id}-${String(index + 1)}`,
      bet,
      stake: stakeBeside(bet, opening.stake, min, facts),
    }));
}

/** A stake that the limits and the opening wager permit. */
function stakeBeside(bet: string, opening: Cents, min: Cents, facts: TableFacts): Cents {
  const rule = stakeRule(bet, facts);
  return rule?.bounds.least !== undefined && rule.bounds.least > 0 ? opening * rule.bounds.least : min;
}

/** Writes down what a game plays. */
class RoundInPlay implements Playing {
  readonly facts: TableFacts;
  readonly options: Readonly<Record<string, string>>;
  readonly played: RoundEvent[] = [];
  readonly added: ToldWager[] = [];
  private readonly decks: Decks;

  constructor(
    setting: Setting,
    readonly openings: readonly OpeningWager[],
    readonly isTerminal: boolean,
    private readonly random: Random,
  ) {
    this.facts = setting.facts;
    this.options = setting.options ?? {};
    this.decks = new Decks(this.facts.decks?.[0] ?? 1, random);
  }

  below(count: number): number {
    return this.random.below(count);
  }

  once(times: number): boolean {
    return this.random.once(times);
  }

  card(): string {
    return this.decks.draw();
  }

  deal(to: string, face?: 'up' | 'down', card = this.card()): void {
    this.played.push({ type: 'deal', to, card, ...(face !== undefined && { face }) });
  }

  wager(bet: string, opening: OpeningWager, stake: Cents): void {
    const { id, player, position } = opening;
    const told: ToldWager = {
      id: `${id}-${bet}`,
      player,
      position,
      bet,
      stake,
      on: id,
      treated: 'whole',
      placed: 'told',
    };
    this.added.push(told);
    this.played.push(placing(told, undefined));
  }

  note(event: RoundEvent): void {
    this.played.push(event);
  }
}
