import { stakeRule } from '../../play/wagers/stake-rule';
import { shareOf } from '../../play/wagers/table-maximum';
import type { OpeningWager, Playing } from '../../play/table/playing';
import type { TableFacts } from '../../play/table/table-facts';
import { openingWagers, type GameDefinition } from '../../play/table/table-game';
import type { EquipmentRecord, Limit, RoundEvent } from '../../rounds/record';
import type { Cents } from '../../values/money';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { placing } from '../telling';
import type { Told, ToldWager, Treated } from '../told';
import { lawfulWagers, type Layout } from '../wagers/lawful';
import { displayed, limitsOf, PART, type Displayed, type StakingFacts } from '../wagers/staking';
import { Decks } from './deck';
import { irregularRound } from './irregular';
import { shoeStart } from './shoe-start';
import { wheelOf } from './wheel';

type PlacedWager = ToldWager & { readonly position: string };

/** A wager that no game has. */
export const UNKNOWN_BET = 'nameless';

/** Where players sit: a box or seat of their own, or their terminal. */
function placeOf(
  { place = 'seat', hasPlacesAtTerminals }: GameDefinition,
  player: string,
  isTerminal: boolean,
  { sharedBoxMaximum, wagersPerPosition }: TableFacts,
): string {
  const number = Number(player.slice(1));
  // A maximum for the whole box would have to be shared out; a maximum for each player leaves them to themselves.
  const isShared = sharedBoxMaximum !== 'whole-box' && wagersPerPosition?.get('main')?.at(-1) === MOST_TOGETHER;
  const own = isShared && number <= PLAYERS ? 1 + (number % BOXES) : number;
  return `${isTerminal && !hasPlacesAtTerminals ? 'terminal' : place}:${String(own)}`;
}

/** Eight players at four boxes are two at each of them, where the rules let three share one. */
const [PLAYERS, BOXES, MOST_TOGETHER] = [8, 4, 3];

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
  const seated = (wagers: readonly ToldWager[]): readonly PlacedWager[] =>
    wagers.map((wager) => ({ ...wager, position: wager.position ?? placeOf(game, wager.player, isTerminal, facts) }));
  const opening = seated(
    first.wagers.filter((wager) => !isUnconfirmed(wager, facts)).map((wager) => madeWith(wager, facts, random)),
  );
  const beside = opening.flatMap((wager) =>
    wager.treated === 'whole' ? besides(game, wager, facts, table, random) : [],
  );
  const playedWith = (more: readonly ToldWager[]): Told => {
    const all = [...opening, ...seated(more)];
    const round = new RoundInPlay(setting, standing(game, all), isTerminal, random);
    game.play?.(round);
    return {
      table: { limits: { ...limitsOf(table), ...sharesOf(table, facts) } },
      equipment: { ...setting.equipment, ...equipmentOf(facts) },
      isPlain: true,
      isVoid: false,
      wagers: [...opening, ...beside, ...all.slice(opening.length), ...round.added],
      prepared: shoeStart(game, facts, random),
      wagering: first.wagering,
      late: [],
      played: round.played,
      ...(game.hasHandsByPlace && { joinedBy: playedWith }),
    };
  };
  const plain = playedWith([]);
  return random.once(6) ? irregularRound(game, plain, facts, random) : plain;
}

/** At times a record says what a wager was made with. */
const madeWith = (wager: ToldWager, { wagersMadeWith }: TableFacts, random: Random): ToldWager => {
  if (wagersMadeWith === undefined || wager.oral !== undefined || !random.once(4)) return wager;
  const chips = random.pick((['value', 'credit'] as const).filter((one) => wagersMadeWith.includes(one)));
  return chips === undefined ? wager : { ...wager, chips };
};

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
): readonly OpeningWager[] {
  const opening = openingWagers(game);
  return wagers
    .filter(({ bet, treated }) => opening.includes(bet) && (treated === 'whole' || treated === 'cut'))
    .map(({ id, player, bet, stake, position }) => ({ id, player, bet, stake, position }))
    .sort((one, other) => Number(one.player.slice(1)) - Number(other.player.slice(1)));
}

/** A wager held to a part of the table maximum has a lower minimum as well. */
const sharesOf = ({ max }: Displayed, { maximumShare }: TableFacts): Readonly<Record<string, Limit>> =>
  Object.fromEntries([...(maximumShare?.keys() ?? [])].map((bet) => [bet, { min: PART, max }]));

function besides(
  game: GameDefinition,
  opening: ToldWager & { readonly position: string },
  facts: TableFacts,
  table: Displayed,
  random: Random,
): readonly ToldWager[] {
  return besideIn(game, facts)
    .filter(() => random.once(3))
    .map((bet, index) => ({
      ...opening,
      id: `${opening.id}-${String(index + 1)}`,
      bet,
      stake: stakeBeside(bet, opening.stake, table, facts),
    }));
}

/** A stake that the limits and the opening wager permit. */
function stakeBeside(bet: string, opening: Cents, { min, max }: Displayed, facts: TableFacts): Cents {
  const rule = stakeRule(bet, facts);
  const share = shareOf(bet, max, facts);
  if (share !== undefined) return Math.min(opening, share - (share % PART));
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

  wager(bet: string, opening: OpeningWager, stake: Cents, said?: Pick<ToldWager, 'confirmed'>): void {
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
      ...said,
    };
    this.added.push(told);
    this.played.push(placing(told, undefined));
  }

  note(event: RoundEvent): void {
    this.played.push(event);
  }
}
