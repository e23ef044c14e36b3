import { COUP } from '../checks/baccarat/settling';
import { kindOfBet } from '../games/wager';
import type { RuleSet } from '../rules/rule-set';
import { printCard } from '../values/card';
import { askingUnder, placed, type Asking } from './asking';
import { rowsBy } from './baccarat-additional';
import { firstCards, pairsOfBoth, type FirstCards, type Pairs } from './baccarat-cards';
import { CARD_CASES, coupCases, PAIRS_CASES } from './baccarat-cases';
import { coupSpace, shoeOf, type Coup } from './baccarat-coups';
import { drawingBy } from './baccarat-drawing';
import { cardsLike, dealerUnder, pairsLike, valuesIn } from './baccarat-deal';
import { proveDrawing } from './baccarat-dealing';
import { handRows, pairRows } from './baccarat-hands';
import { BOX_CASES, boxSpace, type BoxAgainstDealer } from './baccarat-lucky-draw';
import { questionsOf, type GameProof } from './game-proof';
import { rowsIn, type Answer, type Facts, type Question, type Space } from './question';

const printCoup = ({ player, banker, playerThird, bankerThird }: Coup): string =>
  `player ${String(player)} with ${playerThird === undefined ? '2' : '3'} cards, ` +
  `banker ${String(banker)} with ${bankerThird === undefined ? '2' : '3'}`;

const printCards = ({ ranks, suits, third }: FirstCards): string =>
  `${ranks.map((rank) => printCard(rank * 4).charAt(0)).join('-')} of ${suits}` +
  (third === 'none' ? '' : third === 'same' ? ' and a third like them' : ' and another card');

/** The largest shoe the rules allow stands for all in the proof of wagers; that all can be dealt is proved apart. */
const decksOf = (facts: Facts): readonly number[] =>
  (facts.get('decks')?.value as readonly number[] | undefined) ?? [8];

const isBox = (facts: Facts): boolean => !facts.has('bankerOutcome');

const coupsUnder = (facts: Facts, decks = Math.max(...decksOf(facts))): Space<Coup> =>
  coupSpace(shoeOf(decks, valuesIn(facts)), drawingBy(facts, undefined));

type Asked<O> = Pick<Question<O>, 'results' | 'odds' | 'spaces' | 'print' | 'checks'>;

const unjudged = (): undefined => undefined;

/** Settlement goes by how a coup ends, so that the checks are asked once for each end and not for each way to it. */
function onceForEachEnd(ask: (coup: Coup) => Answer | undefined): (coup: Coup) => Answer | undefined {
  const answers = new Map<number, Answer | undefined>();
  return (coup) => {
    const { player, banker, playerThird, bankerThird } = coup;
    const end =
      ((player * 10 + banker) * 2 + Number(playerThird === undefined)) * 2 + Number(bankerThird === undefined);
    if (!answers.has(end)) answers.set(end, ask(coup));
    return answers.get(end);
  };
}

function askedOf(wager: string, ruleSet: RuleSet, asking: Asking): Asked<never> | undefined {
  const { facts } = ruleSet;
  const kind = kindOfBet(wager);
  const decks = Math.max(...decksOf(facts));
  const dealt = dealerUnder(facts);
  const firstOf = (hand: 'player' | 'banker', cards: FirstCards) =>
    asking([...placed([wager]), ...dealt(undefined, { [hand]: cardsLike(cards) })]).get(wager);
  const byCoup = onceForEachEnd((coup) => asking([...placed([wager]), ...dealt(coup)]).get(wager));
  if (kind === 'player' || kind === 'banker' || kind === 'tie')
    return widened<Coup>({ ...handRows(kind, facts), spaces: [coupsUnder(facts)], print: printCoup, checks: byCoup });
  const side = wager.endsWith('player') ? 'player' : 'banker';
  if (kind === 'player-pair' || kind === 'banker-pair') {
    const hand = kind === 'player-pair' ? 'player' : 'banker';
    return widened<FirstCards>({
      ...{ ...pairRows(facts), spaces: firstCards(decks, false), print: printCards },
      checks: (cards) => firstOf(hand, cards),
    });
  }
  const isNatural = (points: number): boolean => rowsIn(facts, 'naturals').some(({ row }) => row === String(points));
  const cases = coupCases(kind, side, isNatural);
  if (cases !== undefined)
    return widened<Coup>({
      ...rowsBy(kind, cases, facts),
      spaces: [coupsUnder(facts)],
      print: printCoup,
      checks: byCoup,
    });
  const cards = CARD_CASES[kind];
  if (cards !== undefined)
    return widened<FirstCards>({
      ...{ ...rowsBy(kind, cards, facts), spaces: firstCards(decks, kind === 'lucky-match') },
      ...{ print: printCards, checks: (seen) => firstOf(side, seen) },
    });
  const pairs = PAIRS_CASES[kind];
  if (pairs !== undefined)
    return widened<Pairs>({
      ...{ ...rowsBy(kind, pairs, facts), spaces: [pairsOfBoth(decks)] },
      checks: (both) => asking([...placed([wager]), ...dealt(undefined, pairsLike(both))]).get(wager),
      print: ({ player, banker }) =>
        `pair of player ${String(player ?? 'none')}, of banker ${String(banker ?? 'none')}`,
    });
  const box = BOX_CASES[kind];
  if (box === undefined) return undefined;
  return widened<BoxAgainstDealer>({
    ...{ ...rowsBy(kind, box, facts), spaces: [boxSpace(kind === 'draw')], checks: unjudged },
    print: ({ box: mine, dealer, threes }) =>
      `box ${String(mine)}${threes === undefined ? '' : ` by three threes ${threes}`}, dealer ${String(dealer)}`,
  });
}

const widened = <O>(asked: Asked<O>): Asked<never> => asked as unknown as Asked<never>;

/** Facts that state the odds or the result of a wager without naming it in a row. */
const OWN_FACTS: Readonly<Record<string, readonly string[]>> = {
  player: ['playerOutcome', 'playerPays', 'threeCardPays'],
  banker: ['bankerOutcome', 'bankerPays', 'bankerPaysByPoints', 'threeCardPays'],
  tie: ['tieOutcome', 'tiePays'],
  'player-pair': ['pairHand', 'pairOfPips', 'pairOfPictures', 'pairPays'],
  'banker-pair': ['pairHand', 'pairOfPips', 'pairOfPictures', 'pairPays'],
};

export const baccaratProof: GameProof = {
  game: 'baccarat',
  settling: ['outcomes', 'pays', ...new Set(Object.values(OWN_FACTS).flat())],
  concerns: (kind, fact, row) =>
    OWN_FACTS[kind]?.includes(fact) === true ||
    ['naturals', 'playerDraws', 'bankerDraws', 'bankerDrawsAlone', 'cardValues'].includes(fact) ||
    (['outcomes', 'pays', 'wagers'].includes(fact) && new RegExp(`^${kind}(?:[/:]|$)`).test(row)),
  outcomes: ({ facts }) => (isBox(facts) ? boxSpace(true).cases.length : coupsUnder(facts).cases.length),
  questions: (kind, ruleSet) => {
    const { facts } = ruleSet;
    const asking = askingUnder(ruleSet, COUP);
    const permitted = rowsIn(facts, 'wagers').filter(({ row }) => kindOfBet(row) === kind);
    const questions = permitted.flatMap(({ row: wager }): readonly Question<never>[] => {
      const asked = askedOf(wager, ruleSet, asking);
      const stating = [...permitted, ...rowsIn(facts, 'outcomes').filter(({ row }) => row.startsWith(`${kind}/`))];
      return asked === undefined
        ? []
        : questionsOf([{ ...asked, ...{ wager, kind, permitted: stating, lacking: () => kind } }]);
    });
    return questions.length === 0 ? undefined : questions;
  },
  proveRest: (ruleSet, tally) => {
    if (!isBox(ruleSet.facts)) proveDrawing(ruleSet, decksOf(ruleSet.facts), tally);
  },
};
