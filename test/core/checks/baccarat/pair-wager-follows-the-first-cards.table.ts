import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';

const RANKS = Array.from('A23456789TJQK');
const lost = { result: 'lose', paid: 0, returned: 0 } as const;
const won = { result: 'win', paid: 11_000, returned: 1000 } as const;

const first = (side: 'player' | 'banker', cards: string) =>
  side === 'player' ? { player: cards, banker: '9S KC' } : { player: '9H KD', banker: cards };
const wrong = (side: 'player' | 'banker', cards: string, expected: 'win' | 'lose', clauses: readonly string[]) => ({
  name: `${cards} to the ${side}, settled as ${expected === 'win' ? 'lost' : 'won'}`,
  round: coup({
    ...first(side, cards),
    wagers: [{ bet: `${side}-pair`, stake: 1000, settle: expected === 'win' ? lost : won }],
  }),
  subject: 'w1',
  clauses,
  expected,
  recorded: expected === 'win' ? 'lose' : 'win',
  message: `The ${side}'s first two cards are ${cards.replace(' ', ' and ')}, so a wager on ${side}-pair must ${expected}; it was ${expected === 'win' ? 'collected' : 'paid'}.`,
});
const clausesOf = (rank: string): readonly string[] => ['JQK'.includes(rank) ? '5.1.4.2' : '5.1.4.1', '5.1.4'];
const NO_PAIR = ['5.1.4', '5.1.4.1', '5.1.4.2'];

checkTable('baccarat/pair-wager-follows-the-first-cards', {
  complies: [
    ...(['player', 'banker'] as const).flatMap((side) =>
      RANKS.map((rank) => ({
        name: `two of rank ${rank} to the ${side}`,
        round: coup({ ...first(side, `${rank}H ${rank}C`), wagers: [`${side}-pair 1000`] }),
        subjects: ['w1'],
      })),
    ),
    {
      name: 'the same card twice, from two decks',
      round: coup({ player: '9H 9H', wagers: ['player-pair 1000'] }),
      subjects: ['w1'],
    },
    {
      name: 'a pair made with the third card is none',
      round: coup({ player: '2H 3D 3C', wagers: ['player-pair 1000'] }),
      subjects: ['w1'],
    },
    {
      name: 'a pair in the other hand is none of this',
      round: coup({ player: '9H KD', banker: '9S 9C', wagers: ['player-pair 1000', 'banker-pair 1000'] }),
      subjects: ['w1', 'w2'],
    },
  ],
  breaches: [
    ...[
      { side: 'player', cards: '4H 4D', expected: 'win', labels: ['sch-17/18(2)', 'sch-17/16(b)', 'body/3'] },
      { side: 'banker', cards: '4H 4D', expected: 'win', labels: ['sch-17/18(1)', 'sch-17/16(a)', 'body/3'] },
      { side: 'player', cards: '4H 5D', expected: 'lose', labels: ['sch-17/18(5)', 'sch-17/16(b)', 'body/3'] },
      { side: 'banker', cards: '9H KD', expected: 'lose', labels: ['sch-17/18(4)', 'sch-17/16(a)', 'body/3'] },
    ].map(({ side, cards, expected, labels }) => {
      const found = wrong(side as 'player', cards, expected as 'win', []);
      const { player, banker } = first(side as 'player', cards);
      return {
        ...found,
        name: `Queensland: ${found.name}`,
        round: coupAt(PLACES.qld, {
          ...{ player, banker },
          wagers: [{ bet: `${side}-pair`, stake: 1000, settle: expected === 'win' ? lost : won }],
        }),
        clauses: labels.map((label) => `au-qld/casino-gaming-rule-2024#${label}`),
      };
    }),
    ...(['player', 'banker'] as const).flatMap((side) =>
      RANKS.map((rank) => wrong(side, `${rank}H ${rank}C`, 'win', clausesOf(rank))),
    ),
    // Equal in counting value is not equal in rank.
    wrong('player', 'TH KC', 'lose', NO_PAIR),
    wrong('player', 'TH JC', 'lose', NO_PAIR),
    wrong('banker', 'JH QC', 'lose', NO_PAIR),
    wrong('banker', 'QH KC', 'lose', NO_PAIR),
    wrong('player', 'AH 2H', 'lose', NO_PAIR),
    wrong('player', '8H 9H', 'lose', NO_PAIR),
    {
      ...wrong('player', '9H 9C', 'win', clausesOf('9')),
      name: 'not excused by a third card drawn against the rules',
      round: coup({
        player: '3H 3C 4D',
        banker: '3S 4C',
        wagers: [{ bet: 'player-pair', stake: 1000, settle: lost }],
        dealt: [noted('excess-card-drawn', 'first-card-of-next-round', { to: 'player', card: '4D' })],
      }),
      clauses: clausesOf('3'),
      message: "The player's first two cards are 3H and 3C, so a wager on player-pair must win; it was collected.",
    },
  ],
  notApplicable: [
    { name: 'other wagers only', round: coup({ player: '9H 9C', wagers: ['player 1000', 'tie 1000'] }) },
    {
      name: 'a void coup',
      round: coup({
        player: '9H 9C',
        wagers: [{ bet: 'player-pair', stake: 1000, settle: givenBack }],
        dealt: [voided],
      }),
    },
    {
      name: 'a dummy hand',
      round: coup({ dummy: true, wagers: [{ bet: 'player-pair', stake: 1000, settle: givenBack }] }),
    },
    {
      name: 'turned down for not being confirmed',
      round: coup({
        player: '9H 9C',
        wagers: [{ bet: 'player-pair', stake: 1000, confirmed: false, settle: givenBack }],
      }),
    },
  ],
  indeterminate: [
    {
      name: "the hand's cards are not recorded",
      round: coup({ player: '', banker: '', wagers: [{ bet: 'player-pair', stake: 1000, settle: lost }] }),
      subject: 'w1',
      missing: ['deal events of both hands'],
    },
    {
      name: 'the settlement is not recorded',
      round: coup({ wagers: [{ bet: 'banker-pair', stake: 1000, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
    {
      name: 'the first cards misdealt, so that whose pair it is cannot be said',
      round: coup({ player: '9H 9C', order: 'ppbb', wagers: [{ bet: 'player-pair', stake: 1000, settle: lost }] }),
      subject: 'w1',
      missing: ['hands dealt as the rules require'],
      because: 'baccarat/first-cards-dealt-in-order',
    },
  ],
});
