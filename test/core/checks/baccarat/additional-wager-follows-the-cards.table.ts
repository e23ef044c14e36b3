import { lost, wonAt } from '../../../support/rounds/breaches-of-additional';
import { givenBack, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const QLD = 'au-qld/casino-gaming-rule-2024#sch-17/';
const side = (bet: string, settle: object, hands: object) =>
  coupAt(PLACES.qld, { ...hands, wagers: ['tie 1000', { bet, stake: 500, settle }] });
const BY_FOUR = { player: '7H KD', banker: '3S KC 8C' };
const BY_THREE = { player: '7H KD', banker: '4S KC KD' };
const NATURALS = { player: '8H KD', banker: '8S KC' };
const ANTE_UP = { ...PLACES.nz, variant: 'ante-up', options: { tie: '8 to 1', anteWaivedFrom: 'none' } };

checkTable('baccarat/additional-wager-follows-the-cards', {
  complies: [
    {
      name: 'the dragon by six points',
      round: side('dragon-bonus:player', wonAt(500, 4), { player: '7H KD', banker: '3S KC 8C' }),
      subjects: ['w2'],
    },
    { name: 'the dragon by three points lost', round: side('dragon-bonus:player', lost, BY_THREE), subjects: ['w2'] },
    {
      name: 'equal naturals given back',
      round: side('dragon-bonus:player', { result: 'push', paid: 0, returned: 500 }, NATURALS),
      subjects: ['w2'],
    },
    {
      name: 'a big tiger on three cards',
      round: side('big-tiger', wonAt(500, 55), { player: 'KH KD 4C', banker: '2S 2C 2D' }),
      subjects: ['w2'],
    },
    {
      name: 'a small tiger not on three cards',
      round: side('small-tiger', lost, { player: 'KH KD 4C', banker: '2S 2C 2D' }),
      subjects: ['w2'],
    },
  ],
  breaches: [
    {
      name: 'equal naturals collected, where rules do not speak of each hand',
      round: coupAt(PLACES.nz, { ...NATURALS, wagers: [{ bet: 'dragon-bonus:player', stake: 500, settle: lost }] }),
      subject: 'w1',
      clauses: ['11B.8', '11B.6'].map((label) => PLACES.nz.cited + label),
      expected: 'push',
      recorded: 'lose',
      message:
        'Player has 8H KD and banker 8S KC, so a wager on dragon-bonus:player must be given back; it was collected.',
    },
    {
      name: 'an ante given back',
      round: coupAt(ANTE_UP, {
        wagers: [{ bet: 'ante', stake: 12, settle: { result: 'push', paid: 0, returned: 12 } }],
      }),
      subject: 'w1',
      clauses: [`${PLACES.nz.cited}14.6`],
      expected: 'lose',
      recorded: 'push',
      message: 'Player has 9H KD and banker 3S 4C, so a wager on ante must lose; it was given back.',
    },
    {
      name: 'the dragon by three points paid',
      round: side('dragon-bonus:player', wonAt(500, 1), BY_THREE),
      subject: 'w2',
      clauses: ['13(2)(b)(ii)', '13(2)(b)', '11(b)(ii)'].map((label) => QLD + label),
      expected: 'lose',
      recorded: 'win',
      message: 'Player has 7H KD and banker 4S KC KD, so a wager on dragon-bonus:player must lose; it was paid.',
    },
  ],
  notApplicable: [
    { name: 'other wagers only', round: coupAt(PLACES.qld, { wagers: ['player 1000'] }) },
    {
      name: 'a void coup',
      round: coupAt(PLACES.qld, { wagers: [{ bet: 'super-6', stake: 500, settle: givenBack }], dealt: [voided] }),
    },
  ],
  indeterminate: [
    {
      name: 'no hand is named',
      round: side('dragon-bonus', lost, BY_FOUR),
      subject: 'w2',
      missing: ['the hand that wager w2 is on'],
    },
    ...[
      { name: 'no cards', player: '', banker: '', bet: 'super-6' },
      { name: "one card of the banker's", player: '7H KD', banker: '3S', bet: 'super-6' },
      { name: 'no cards, and a hand is named', player: '', banker: '', bet: 'dragon-bonus:player' },
    ].map(({ name, bet, ...hands }) => ({
      name,
      round: coupAt(PLACES.qld, { ...hands, wagers: [{ bet, stake: 500, settle: lost }] }),
      subject: 'w1',
      missing: ['deal events of both hands'],
    })),
    {
      name: "one card of the player's",
      round: coupAt(PLACES.qld, { player: '7H', wagers: [{ bet: 'super-6', stake: 500, settle: lost }] }),
      subject: 'w1',
      missing: ['deal events of both hands'],
      because: 'baccarat/first-cards-dealt-in-order',
    },
    {
      name: 'an ante given back, and no cards',
      round: coupAt(ANTE_UP, {
        ...{ player: '', banker: '' },
        wagers: [{ bet: 'ante', stake: 12, settle: { result: 'push', paid: 0, returned: 12 } }],
      }),
      subject: 'w1',
      missing: ['hands dealt as the rules require'],
    },
    {
      name: 'a joker, and a hand is named',
      round: coupAt(PLACES.nz, {
        ...{ player: '7H JOKER', banker: '3S KC' },
        wagers: [{ bet: 'dragon-bonus:player', stake: 500, settle: lost }],
      }),
      subject: 'w1',
      missing: ['deal events of both hands'],
      because: 'baccarat/no-jokers',
    },
    {
      name: 'no settlement',
      round: coupAt(PLACES.qld, { wagers: [{ bet: 'super-6', stake: 500, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
    {
      name: 'a card drawn against the rules',
      round: side('super-6', wonAt(500, 15), { player: '7H KD KC', banker: '3S 2C' }),
      subject: 'w2',
      missing: ['hands dealt as the rules require'],
      because: 'baccarat/player-draws-or-stands',
    },
  ],
});
