import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { newShoe, noted, withEvent, type Breached, type Breaches } from './cases';
import { paidOnFailedTerminal } from './failed-terminal';
import type { CoupOptions } from './coup';
import { coupAt, PLACES, type Place } from './places';

const QLD = 'au-qld/casino-gaming-rule-2024#';
const NZ = 'nz/table-games-divisions#div-5/';
const ACT = 'au-act/gazette-s196-1992#baccarat/';

export const lost = { result: 'lose', paid: 0, returned: 0 } as const;
export const wonAt = (stake: number, odds: number) => ({ result: 'win', paid: stake * odds, returned: stake }) as const;

/** Wagers on the record as it is, where a test needs what the short form does not have. */
export const placed = (
  more: Partial<Extract<RoundEvent, { type: 'wager' }>> & { readonly id: string },
): RoundEvent => ({
  type: 'wager',
  player: 'p9',
  bet: 'player',
  stake: 1000,
  ...more,
});
export const paidOut = (wager: string, paid: number, returned = 1000): RoundEvent => ({
  type: 'settle',
  wager,
  result: 'win',
  paid,
  returned,
});
export const collected = (wager: string): RoundEvent => ({ type: 'settle', wager, result: 'lose', paid: 0 });

const at = (place: Place, options: Omit<CoupOptions, 'variant' | 'playedAt'>) => coupAt(place, options);
const breach = (more: Omit<Breached, 'subject'> & { readonly subject?: string }): Breached => ({
  subject: 'w2',
  ...more,
});

export const nzWith = (options: Readonly<Record<string, string>>): Place => ({
  ...PLACES.nz,
  options: { tie: '8 to 1', ...options },
});

/** Two players or boxes, each with a wager on the player, who wins. */
export const seated = (...seats: readonly (readonly [player: string, position: string])[]) => ({
  wagering: seats.map(([player, position], index) => placed({ id: `s${String(index + 1)}`, player, position })),
  last: seats.map((_, index) => paidOut(`s${String(index + 1)}`, 1000)),
});

/** With so many places that it is no mini or midi table. */
const atFullTable = (record: RoundRecord): RoundRecord => ({ ...record, table: { ...record.table, seats: 14 } });

/** Burnt cards of a new shoe, the first of them known. */
export const burnt = (card: string, further: number): RoundEvent[] => [
  ...newShoe().slice(0, 2),
  { type: 'burn', card, faceUp: true },
  ...Array.from({ length: further }, (): RoundEvent => ({ type: 'burn', faceUp: false })),
];

/** Breaches of the rules of additional wagers, of who wagers where and with what, and of shoes and faces. */
export const ADDITIONAL_BREACHES: Breaches = {
  'baccarat/additional-wager-follows-the-cards': [
    breach({
      name: 'a perfect pair collected',
      round: at(PLACES.qld, {
        player: '9H 9D',
        wagers: ['player 1000', { bet: 'perfect-pair:player', stake: 500, settle: lost }],
      }),
      clauses: [`${QLD}sch-17/6(2)`],
      expected: 'win',
      recorded: 'lose',
      message: 'Player has 9H 9D and banker 3S 4C, so a wager on perfect-pair:player must win; it was collected.',
    }),
  ],
  'baccarat/additional-wager-pays-stated-odds': [
    breach({
      name: 'a perfect pair paid for eight decks where six are in play',
      round: at(PLACES.qld, {
        player: '9H 9H',
        equipment: { decks: 6 },
        wagers: ['player 1000', { bet: 'perfect-pair:player', stake: 500, settle: wonAt(500, 25) }],
      }),
      clauses: [`${QLD}sch-17/8(a)(iii)`, `${QLD}sch-17/2`, `${QLD}sch-17/8`],
      expected: '15000',
      recorded: '12500',
      message: 'The wager on perfect-pair:player won; a stake of 5.00 is paid 150.00 at 30 to 1, and 125.00 was paid.',
    }),
  ],
  'baccarat/additional-wager-before-first-card': [
    {
      name: 'a tiger placed when a card was out, though none was exposed',
      round: at(PLACES.qld, {
        face: 'down',
        wagers: ['player 1000'],
        afterCards: { 2: [placed({ id: 't1', bet: 'tiger' })] },
        last: [collected('t1')],
      }),
      subject: 't1',
      clauses: [`${QLD}sch-17/50(3)`],
      expected: 'before the first card',
      recorded: 'after the first card',
      message: 'Wager t1 on tiger was placed after the first card; it must be placed before the first card.',
    },
  ],
  'baccarat/wager-has-its-companion': [
    {
      name: 'a pair alone',
      round: at(PLACES.actTerminal, { wagers: [{ bet: 'banker-pair', stake: 500, settle: lost }] }),
      subject: 'w1',
      clauses: ['au-act/ni2019-689#rules/8.4(b)'],
      expected: 'a wager on player, banker or tie',
      recorded: 'banker-pair',
      message: 'Wager w1 on banker-pair was taken without a wager on player, banker or tie.',
    },
  ],
  'baccarat/one-kind-of-pair-wager-offered': [
    {
      name: 'perfect pairs and any pairs at one table',
      round: at(PLACES.nz, {
        wagers: [
          'player 1000',
          { bet: 'perfect-pair:player', stake: 500, settle: lost },
          { bet: 'any-pair:banker', stake: 500, settle: lost },
        ],
      }),
      subject: 'table',
      clauses: [`${NZ}11A.1A`, `${NZ}11C.2`, `${NZ}11D.2`],
      expected: 'perfect-pair, any-pair, lucky-match',
      recorded: 'perfect-pair and any-pair',
      message:
        'Wagers on perfect-pair and any-pair were taken at one table; it may offer only one of perfect-pair, any-pair, lucky-match.',
    },
  ],
  'baccarat/oral-wagers-as-stated': [
    {
      name: 'taken where none may be',
      round: at(PLACES.qld, { wagering: [placed({ id: 'o1', oral: true })], last: [paidOut('o1', 1000)] }),
      subject: 'o1',
      clauses: [`${QLD}sch-1/8(3)(a)`],
      expected: 'void',
      recorded: 'taken',
      message: 'Wager o1 on player was made by word of mouth and taken; none may be.',
    },
    {
      name: 'on credit where chips must come with it',
      round: at(PLACES.nz, {
        wagering: [placed({ id: 'o1', oral: true, chips: 'credit' })],
        last: [paidOut('o1', 1000)],
      }),
      subject: 'o1',
      clauses: [`${NZ}5.4`],
      expected: 'chips',
      recorded: 'credit',
      message: 'Wager o1 on player was made by word of mouth with credit; it needs chips with it.',
    },
    {
      name: 'with chips, after the call',
      round: at(PLACES.act, {
        closed: [placed({ id: 'o1', oral: true, chips: 'value' })],
        last: [paidOut('o1', 1000)],
      }),
      subject: 'o1',
      clauses: [`${ACT}5.5`],
      expected: 'before the call',
      recorded: 'after the call',
      message: 'Wager o1 on player was made by word of mouth after no more bets was called, and taken.',
    },
  ],
  'baccarat/player-keeps-to-the-boxes-allowed': [
    {
      name: 'one player on two boxes',
      round: at(PLACES.act, seated(['p1', 'box:1'], ['p1', 'box:2'])),
      subject: 'p1',
      clauses: [`${ACT}5.2`],
      expected: '1',
      recorded: '2',
      message: 'Player p1 wagered on 2 boxes; no more than 1 may be wagered on.',
    },
  ],
  'baccarat/players-on-one-area-as-stated': [
    {
      name: 'two players on an area of the full table',
      round: atFullTable(at(PLACES.nz, seated(['p1', 'seat:1'], ['p2', 'seat:1']))),
      subject: 'seat:1',
      clauses: [`${NZ}5.7`],
      expected: '1',
      recorded: '2',
      message: '2 players wagered on seat:1; no more than 1 may.',
    },
  ],
  'baccarat/wagers-together-within-maximum': [
    {
      name: 'tie bets of the table above the maximum, with a differential in place',
      round: at(PLACES.qld, {
        table: { limits: { '*': { min: 100, max: 50_000 }, tie: { min: 100, max: 1500 } }, differential: 50_000 },
        wagers: [
          { bet: 'tie', stake: 1000, by: 'p1' },
          { bet: 'tie', stake: 1000, by: 'p2' },
        ].map((wager) => ({ ...wager, settle: lost })),
      }),
      subject: 'tie',
      clauses: [`${QLD}sch-1/9(2)`],
      expected: '1500',
      recorded: '2000',
      message: 'The wagers on tie come to 20.00 together; the displayed maximum is 15.00.',
    },
  ],
  'baccarat/settled-after-the-result': [
    {
      name: 'a winning wager paid before the last cards',
      round: at(PLACES.qld, {
        wagering: [placed({ id: 's1' })],
        afterCards: { 3: [paidOut('s1', 1000)] },
      }),
      subject: 's1',
      clauses: [`${QLD}sch-1/21(3)(b)`, `${QLD}sch-1/21(3)`],
      expected: 'after the result',
      recorded: 'before the result',
      message: 'Wager s1 on player was settled before the result; it is settled after the result.',
    },
  ],
  'baccarat/shoe-burn-as-stated': [
    {
      name: 'one card fewer than the first calls for',
      round: at(PLACES.act, { first: burnt('5H', 4) }),
      subject: 'shoe',
      clauses: [`${ACT}8.2`],
      expected: '6',
      recorded: '5',
      message: '5 cards were burnt at the start of the shoe; after the first card it must be 6.',
    },
  ],
  'baccarat/card-faces-follow-one-style': [
    {
      name: 'some up and some down',
      round: withEvent(at(PLACES.qld, { face: 'up' }), 2, { type: 'deal', to: 'banker', card: '3S', face: 'down' }),
      subject: 'cards',
      clauses: [`${QLD}sch-1/16(2)`, `${QLD}sch-1/4(2)`],
      expected: 'all alike',
      recorded: 'mixed',
      message: 'The first cards were dealt some face up and some face down; they are all dealt alike.',
    },
    {
      name: 'a third card down after four up',
      round: withEvent(at(PLACES.nz, { face: 'up', player: '2H 3D 4C', banker: '3S 4C' }), 5, {
        type: 'deal',
        to: 'player',
        card: '4C',
        face: 'down',
      }),
      subject: 'cards',
      clauses: [`${NZ}9.7`, `${NZ}9.8`, `${NZ}8.6`, `${NZ}8.12`, `${NZ}8.19`],
      expected: 'up',
      recorded: 'down',
      message: 'The first cards were dealt face up and a third card face down; no style of dealing has both.',
    },
  ],
  'baccarat/irregularity-treated-as-stated': [
    {
      name: 'a card too many, not shown, that was burnt',
      round: at(PLACES.act, {
        dealt: [noted('excess-card-drawn', 'burnt', { to: 'banker', exposed: false })],
      }),
      subject: 'events[5]',
      clauses: [`${ACT}11.3`],
      expected: 'first-card-of-next-round',
      recorded: 'burnt',
      message: 'After "excess-card-drawn" the treatment was burnt; the rules have first-card-of-next-round.',
    },
    paidOnFailedTerminal('baccarat'),
  ],
};
