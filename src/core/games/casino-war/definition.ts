import { gameDefinition, type Asked, type Case, type Deciding, type Due } from '../../play/table/table-game';
import type { PlayedIrregularity, TableRound } from '../../play/table/table-round';
import { casinoWarFacts } from './facts';
import { hasDealerActed } from './play/dealer-acted';
import { missedCard } from './play/missed-card';
import { dealsOf, momentAt, settledBefore } from './play/moments';
import { playWar } from './play/playing';
import { cardsInWords, comparedAt, decidedAt, FIRST, surrendered, WAR, wentToWar } from './play/war';

const NO_WAR = 'equal first cards, without which nobody goes to war';

/** A case by the cards that decide the wager: the second ones of a war, the first ones of any other. */
const byCards =
  (holds: (compared: number) => boolean): Case =>
  ({ round, wager, facts }) => {
    const { position } = wager;
    const first = comparedAt(round, position, FIRST, facts);
    if (wager.known.kind === 'war' && typeof first === 'number' && first !== 0) return NO_WAR;
    const compared = wager.known.kind === 'war' ? comparedAt(round, position, WAR, facts) : first;
    return typeof compared === 'string' ? compared : holds(compared);
  };

/** A case of a main wager by the war cards. */
const inWar =
  (holds: (compared: number) => boolean): Case =>
  (about) => {
    const war = wentToWar(about);
    if (war !== true) return war;
    const compared = comparedAt(about.round, about.wager.position, WAR, about.facts);
    return typeof compared === 'string' ? compared : holds(compared);
  };

const isAbove = (compared: number): boolean => compared > 0;
const isEqual = (compared: number): boolean => compared === 0;
const isBelow = (compared: number): boolean => compared < 0;

function because(about: Asked): string | undefined {
  const { wager } = about;
  const first = cardsInWords(about, FIRST);
  if (wager.known.kind === 'war') return cardsInWords(about, WAR);
  if (wager.known.kind !== 'main') return first;
  if (wentToWar(about) === true) return cardsInWords(about, WAR);
  return surrendered(about) === true && first !== undefined ? `${first}, and the player did not go to war` : first;
}

/** A player decides after equal first cards, once everything that those decide is settled. */
function decisionDue({ round, facts, position, at }: Deciding): Due {
  const compared = comparedAt(round, position, FIRST, facts);
  if (typeof compared === 'string') return { missing: compared };
  const box = position.replace(':', ' ');
  if (compared !== 0) return { notDue: `the first card of ${box} does not rank equally with the dealer's` };
  const { firstEnds = at, secondBegins = Infinity } = dealsOf(round);
  if (at < firstEnds) return { notDue: 'the first deal was not complete' };
  const unsettled = round.wagers.find((wager) => {
    const { settledAt, result, known } = wager;
    if (settledAt === undefined || settledAt < at || settledAt > secondBegins) return false;
    if (result !== 'win' && result !== 'lose') return false;
    const first = comparedAt(round, wager.position, FIRST, facts);
    return known.kind === 'tie' || (known.kind === 'main' && typeof first === 'number' && first !== 0);
  });
  return unsettled === undefined ? {} : { notDue: `wager ${unsettled.id} on ${unsettled.bet} was still to be settled` };
}

function irregularCase(name: string, { of, at }: PlayedIrregularity, round: TableRound): boolean {
  switch (name) {
    case 'first-deal':
      return of === undefined;
    case 'before-dealer-acted':
      return !hasDealerActed(round, at);
    case 'after-dealer-acted':
      return hasDealerActed(round, at);
    default:
      return false;
  }
}

export const casinoWarGame = gameDefinition({
  code: 'casino-war',
  title: 'Casino war',
  facts: casinoWarFacts,
  played: 'cards',
  events: ['deal', 'decide', 'collect'],
  wagers: { main: { opens: true }, tie: {}, war: { later: true, confirms: true } },
  places: ['box:*', 'dealer'],
  kindOfPlace: (place) => (place.startsWith('box:') ? 'box' : place),
  place: 'box',
  hasPlacesAtTerminals: true,
  hasHandsByPlace: true,
  cases: {
    higher: byCards(isAbove),
    equal: byCards(isEqual),
    lower: byCards(isBelow),
    unequal: byCards((compared) => compared !== 0),
    surrendered,
    war: wentToWar,
    'war-higher': inWar(isAbove),
    'war-equal': inWar(isEqual),
    'war-lower': inWar(isBelow),
  },
  because,
  irregularCase,
  shownCases: ['first-deal', 'before-dealer-acted', 'after-dealer-acted'],
  undecidedRow: (about) => {
    const isUndecided = surrendered(about) === true && decidedAt(about.round, about.wager) === 'none';
    return isUndecided ? (about.round.channel === 'terminal' ? 'out-of-time' : 'absent') : undefined;
  },
  givenBack: (about) =>
    about.wager.known.kind === 'main' && surrendered(about) === true
      ? { fact: 'surrenderCosts', half: true }
      : undefined,
  momentAt,
  settledBefore,
  decisionDue,
  play: playWar,
  voidHand: missedCard,
});
