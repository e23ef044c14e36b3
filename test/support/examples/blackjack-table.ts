import { BY_MACHINE, calledAfter, calledFor, drawnByOne } from '../rounds/blackjack/breaches-of-table';
import { beside, jackpots } from '../rounds/blackjack/extra';
import { asDealtAt, atSwitch, atTriplePlay, STANDS, TWO_ON_BOX } from '../rounds/blackjack/forms';
import { everywhere, pair } from './blackjack-scenes';
import type { BlackjackTold } from './blackjack-told';
import type { PairsOf } from './scenery';

const won = (...wagers: readonly string[]): string =>
  wagers.map((wager) => `${wager} win 10000 returned 10000`).join('; ');

const made = (chips: string, box = 'box:1'): string =>
  STANDS.replaceAll('box:1', box).replace(`main 10000 ${box}`, `main 10000 ${box} chips=${chips} confirmed`);

const jackpotMade = (chips: string): string =>
  beside({ wagers: `w2 blazing-7s 500 box:1 chips=${chips}`, settled: 'w2 lose' });

const JOINED = `${TWO_ON_BOX.replace('KH', '6H')}; double box:1 by p1; w3 double 10000 on w1; w4 double 10000 on w2 p2; box:1 9D;
  dealer KS; dealer 2D; ${won('w1', 'w2', 'w3', 'w4')}`;
/** With a card of its own, because no round is shown twice. */
const IN_TIME = STANDS.replace('dealer KC', 'dealer KS');

const ALONE = drawnByOne('w4 double 10000 on w2 p2', won('w1', 'w2', 'w4'));

const dealtFrom = (equipment: object): BlackjackTold => {
  const dealt = asDealtAt(STANDS);
  return (place) => ({ script: dealt(place), equipment: { decks: 8, jokers: 0, ...equipment } });
};

const byMachine = (script: string): BlackjackTold => {
  const dealt = asDealtAt(script);
  return (place) => ({ script: dealt(place), ...BY_MACHINE });
};

const onBox = (number: number): BlackjackTold => {
  const dealt = asDealtAt(STANDS);
  return (place) => dealt(place).replaceAll('box:1', `box:${String(number)}`);
};

/** A jackpot with two winners, and one that is none. */
export const JACKPOT_PAIRS: PairsOf<BlackjackTold>[string] = (['H', 'D'] as const).map((suit) => ({
  also: `shared-${suit}`,
  breach: ['Two winners of the same share of the jackpot are not paid alike.', jackpots(suit, 400_000, 600_000)],
  lawful: [
    'Two sevens of a player bring twenty to one on the jackpot wager.',
    beside({
      wagers: 'w2 blazing-7s 500 box:1',
      cards: `7${suit} 6S 7C`,
      settled: 'w2 win 10000',
      play: 'hit box:1; box:1 5C; stand box:1',
    }),
  ],
}));

/** What the table and its dealer have to see to. */
export const TABLE_PAIRS: PairsOf<BlackjackTold> = {
  'blackjack/cards-not-cut-by-the-dealer': everywhere(
    ['The dealer cuts the cards.', `shuffle; cut by=dealer depth=60; cut back=60; burn down; ${STANDS}`],
    ['A supervisor cuts the cards.', `shuffle; cut by=supervisor depth=60; cut back=60; burn down; ${STANDS}`],
  ),
  'blackjack/cards-dealt-from-a-shoe': pair(
    [
      'The cards are dealt without a shoe, and not from a card machine.',
      dealtFrom({ shoe: false, cardMachine: false }),
    ],
    ['The cards are dealt from a shoe.', dealtFrom({ shoe: true })],
  ),
  'blackjack/no-cutting-card-with-a-card-machine': pair(
    [
      'A cutting card comes out of a card machine while the hands are played.',
      byMachine(STANDS.replace('stand box:1', 'cutting-card; stand box:1')),
    ],
    [
      'The cutting card is taken out of a card machine before the first card.',
      byMachine(`cutting-card; shuffle; ${STANDS}`),
    ],
  ),
  'blackjack/no-more-bets-called-in-time': everywhere(
    ['No more bets is called after the first card.', calledAfter('box:1 KH')],
    ['No more bets is called before the first card.', IN_TIME],
  ),
  'blackjack/insurance-called-in-time': [
    ...pair(
      ['Insurance is called for after a further card.', calledFor('drawn')],
      ['Insurance is called for when each player has two cards.', calledFor('dealt')],
    ),
    ...pair(
      ['Insurance is called for after a further card.', atSwitch(calledFor('drawn'))],
      ['Insurance is called for when each player has two cards.', atSwitch(calledFor('dealt'))],
    ),
    ...pair(
      ['Insurance is called for after a further card.', calledFor('drawn').replaceAll('box:', 'terminal:')],
      ['Insurance is called for when each player has two cards.', calledFor('dealt').replaceAll('box:', 'terminal:')],
    ),
  ],
  'blackjack/others-double-only-with-the-controller': [
    ...pair(
      ['A player doubles on a box whose other player decides and draws.', ALONE],
      ['A player doubles along with the other, who decides about their box.', JOINED],
    ),
    ...pair(
      ['A player doubles on a box whose other player decides and draws.', ALONE.replaceAll('box:', 'terminal:')],
      ['A player doubles along with the other, who decides about their box.', JOINED.replaceAll('box:', 'terminal:')],
    ),
  ],
  'blackjack/boxes-of-the-layout': [
    ...pair(['A wager is taken on a tenth box.', onBox(10)], ['A wager is taken on the ninth box.', onBox(9)]),
    ...pair(['A wager is taken on a seventh box.', onBox(7)], ['A wager is taken on the sixth box.', onBox(6)]),
  ],
  'blackjack/wagers-made-as-stated': [
    ...everywhere(['A wager is made on credit.', made('credit')], ['A wager is made with chips.', made('value')]),
    ...pair(
      ['A wager is made on credit.', atTriplePlay(made('credit'))],
      ['A wager is made with chips.', atTriplePlay(made('value'))],
    ),
    {
      also: 'jackpot',
      breach: ['A wager on the jackpot is made on credit.', jackpotMade('credit')],
      lawful: ['A wager on the jackpot is made with a chip.', jackpotMade('value')],
    },
    ...pair(
      ['A wager is made with chips at a terminal.', made('value', 'terminal:1')],
      ['A wager is made with credit at a terminal.', made('credit', 'terminal:1')],
    ),
  ],
};
