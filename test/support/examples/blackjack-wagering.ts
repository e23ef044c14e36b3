import type { BlackjackTold } from './blackjack-told';
import type { PairsOf } from './scenery';

/** What happens beside a hand of 17 that loses to the dealer's 19: when wagers are placed, in the deal, and at the end. */
interface Beside {
  /** What is said of the wager after its stake. */
  readonly how?: string;
  readonly placed?: string;
  readonly dealing?: string;
  readonly dealt?: string;
  readonly ended?: string;
  /** How the wager is settled; collected, unless said. */
  readonly settled?: string;
}

type Form = (stake: number, beside?: Beside) => string;

const plain: Form = (stake, { how = '', placed = '', dealing = '', dealt = '', ended = '', settled = 'lose' } = {}) =>
  `w1 main ${String(stake)} box:1 ${how}; ${placed}; call no-more-bets; box:1 KH; ${dealing}; dealer 9S; box:1 7C; ${dealt};
   stand box:1; dealer KD; w1 ${settled}; ${ended}`;

const triple: Form = (stake, { how = '', placed = '', dealing = '', dealt = '', ended = '', settled = 'lose' } = {}) =>
  `w1 main:1 ${String(stake)} box:1 ${how}; w2 main:2 1000 box:1; ${placed}; call no-more-bets; box:1 KH; ${dealing}; dealer 9S;
   box:1 7C; ${dealt}; stand box:1; dealer/1 KD; w1 ${settled}; dealer/2 QD; w2 lose; ${ended}`;

const switched: Form = (
  stake,
  { how = '', placed = '', dealing = '', dealt = '', ended = '', settled = 'lose' } = {},
) =>
  `w1 main ${String(stake)} box:1a ${how}; w2 main ${String(stake)} box:1b ${how}; ${placed}; call no-more-bets; box:1a KH;
   ${dealing}; box:1b KS; dealer 9S; box:1a 7C; box:1b 8C; ${dealt}; stand box:1a; stand box:1b; dealer KD; w1 ${settled};
   w2 ${settled}; ${ended}`;

const electronic: Form = (
  stake,
  { how = '', placed = '', dealing = '', dealt = '', ended = '', settled = 'lose' } = {},
) =>
  `w1 main ${String(stake)} terminal:1 ${how}; ${placed}; call no-more-bets; terminal:1 KH; ${dealing}; dealer 9S;
   terminal:1 7C; ${dealt}; stand terminal:1; dealer KD; w1 ${settled}; ${ended}`;

const FORMS: readonly Form[] = [plain, triple, switched, electronic];

type Pairs = PairsOf<BlackjackTold>[string];
type Told = (form: Form) => BlackjackTold;

/** One pair for each form of the game. */
const inEveryForm = (breach: readonly [string, Told], lawful: readonly [string, Told]): Pairs =>
  FORMS.map((form) => ({
    breach: [breach[0], breach[1](form)] as const,
    lawful: [lawful[0], lawful[1](form)] as const,
  }));

const TO_A_HUNDRED = { limits: { '*': { min: 1000, max: 10_000 } } };
const IN_MULTIPLES = { limits: { '*': { min: 1000, max: 10_000 } }, options: { multiplesOfMinimum: 'required' } };

const SHARED = (first: number, second: number, at = 'box:1'): BlackjackTold => ({
  table: { limits: TO_A_HUNDRED.limits, options: { sharedBoxMaximum: 'whole-box' } },
  script: `w1 main ${String(first)} ${at} p1; w2 main ${String(second)} ${at} p2; call no-more-bets; ${at} KH; dealer 9S; ${at} 7C;
    stand ${at} by p1; dealer KD; w1 lose; w2 lose`,
});

const INSURED = (stake: number, then: string, main = 'main', dealer = 'dealer', rest = ''): string =>
  `w1 ${main} ${String(stake)} box:1; ${rest ? 'w3 main:2 1000 box:1' : ''}; call no-more-bets; box:1 KH; dealer AS; box:1 9C; call insurance;
   w2 insurance 1000 on w1 confirmed; ${then}; stand box:1; ${dealer} 9D; w2 lose; w1 lose; ${rest}`;
const DOUBLED = (stake: number, then: string): string =>
  `w1 main ${String(stake)} box:1; call no-more-bets; box:1 6H; dealer 9S; box:1 5C; double box:1;
   w2 double ${String(stake)} on w1 confirmed; ${then}; box:1 2H; dealer KD; w1 lose; w2 lose`;
const CONFIRMED_SAYS = [
  'A confirmed wager is lowered before the next card.',
  'A confirmed wager stays as it is until it is settled.',
] as const;
const confirmedPair = (script: (then: string) => string, then: string): Pairs[number] => ({
  breach: [CONFIRMED_SAYS[0], script(then)],
  lawful: [CONFIRMED_SAYS[1], script('')],
});

const DEAD_HAND = (stake: number, settled: string): string =>
  `w1 main ${String(stake)} box:1 p1; w2 main ${String(stake)} box:2 p2; call no-more-bets; box:1 KH; dealer 9S; box:1 7C; stand box:1;
   irregularity card-to-wrong-hand to=box:2 of=box-without-cards treatment=hand-void; dealer KD; w1 lose; w2 ${settled}`;
const ONE_WAGER = (settled: string): string =>
  `w1 main 4700 box:1a; w2 main 4700 box:1b; w3 main 4700 box:2a p2; call no-more-bets; box:1a KH; box:1b KS; dealer 9S; box:1a 7C;
   box:1b 8C; irregularity wager-misplaced to=box:2a of=one-wager-on-box treatment=hand-void; stand box:1a; stand box:1b;
   dealer KD; w1 lose; w2 lose; w3 ${settled}`;

const LEFT_UNDONE = (more: string, settled: string): string =>
  `w1 main 5100 box:1; call no-more-bets; box:1 KH; dealer 9S; box:1 8C; stand box:1; dealer 3D;
   irregularity excess-card-drawn to=dealer of=dealer-before-players treatment=played; ${more}; w1 ${settled}`;

const ON_TWO_BOXES = (more: string, settled: string): string =>
  `w1 main 5100 box:1a; w2 main 5100 box:1b; call no-more-bets; box:1a KH; box:1b KS; dealer 9S; box:1a 8C; box:1b 8D; stand box:1a;
   stand box:1b; dealer 3D; irregularity excess-card-drawn to=dealer of=dealer-before-players treatment=played; ${more};
   w1 ${settled}; w2 ${settled}`;

export const WAGERING_PAIRS: PairsOf<BlackjackTold> = {
  'blackjack/only-permitted-wagers': inEveryForm(
    [
      'A wager that the rules do not know is taken, and loses.',
      (form) => form(4000, { placed: 'w9 dragon 500', ended: 'w9 lose' }),
    ],
    [
      'A wager that the rules do not know is refused.',
      (form) => form(4000, { placed: 'w9 dragon 500', ended: 'w9 void returned 500' }),
    ],
  ),
  'blackjack/no-oral-wagers': [
    ...inEveryForm(
      [
        'A wager made by word of mouth is taken, and loses.',
        (form) => form(4100, { placed: 'w9 main 4100 box:1 p2 oral', ended: 'w9 lose' }),
      ],
      [
        'A wager made by word of mouth is refused.',
        (form) => form(4100, { placed: 'w9 main 4100 box:1 p2 oral', ended: 'w9 void returned 4100' }),
      ],
    ),
    {
      breach: ['A wager made by word of mouth is taken, and loses.', switched(4100, { how: 'oral' })],
      lawful: [
        'A wager made by word of mouth is refused.',
        switched(4100, {
          placed: 'w8 main 4100 box:2a p2 oral; w9 main 4100 box:2b p2 oral',
          ended: 'w8 void returned 4100; w9 void returned 4100',
        }),
      ],
    },
    ...inEveryForm(
      [
        'A wager made by word of mouth is taken on credit, and loses.',
        (form) => form(4100, { how: 'oral chips=credit' }),
      ],
      [
        'A wager made by word of mouth is taken with the cash beside it, and loses.',
        (form) => form(4100, { how: 'oral chips=cash' }),
      ],
    ),
  ],
  'blackjack/no-wager-after-close': inEveryForm(
    ['A wager is raised after the first card.', (form) => form(4200, { dealing: 'change w1 4300' })],
    [
      'A wager is raised before the first card.',
      (form) => form(4200, { placed: form === switched ? 'change w1 4300; change w2 4300' : 'change w1 4300' }),
    ],
  ),
  'blackjack/confirmed-wagers-stay': [
    confirmedPair((then) => INSURED(4400, then), 'change w2 900'),
    confirmedPair((then) => INSURED(4400, then, 'main:1', 'dealer/1', 'dealer/2 8D; w3 push'), 'change w2 900'),
    confirmedPair((then) => DOUBLED(4400, then), 'change w2 4000'),
    confirmedPair((then) => INSURED(4400, then).replaceAll('box:1', 'terminal:1'), 'change w2 900'),
    confirmedPair(
      (then) =>
        `w1 main 4400 box:1a; w3 main 4400 box:1b; call no-more-bets; box:1a 6H; box:1b KS; dealer 9S; box:1a 5C; box:1b 7C; double box:1a;
         w2 double 4400 on w1 confirmed; ${then}; box:1a 2H; stand box:1b; dealer KD; w1 lose; w2 lose; w3 lose`,
      'change w2 4000',
    ),
  ],
  'blackjack/stake-not-below-minimum': inEveryForm(
    [
      'A wager one dollar below the minimum is taken.',
      (form) => ({ table: { limits: { main: { min: 4600 } } }, script: form(4500) }),
    ],
    [
      'A wager of exactly the minimum is taken.',
      (form) => ({ table: { limits: { main: { min: 4500 } } }, script: form(4500) }),
    ],
  ),
  'blackjack/stake-not-above-maximum': [
    ...inEveryForm(
      [
        'A losing wager above the maximum is collected whole.',
        (form) => ({ table: TO_A_HUNDRED, script: form(12_000) }),
      ],
      [
        'A losing wager above the maximum is collected up to the maximum.',
        (form) => ({ table: TO_A_HUNDRED, script: form(12_000, { settled: 'lose returned 2000' }) }),
      ],
    ),
    ...inEveryForm(
      ['A wager one dollar above the maximum is taken.', (form) => ({ table: TO_A_HUNDRED, script: form(10_100) })],
      ['A wager of exactly the maximum is taken.', (form) => ({ table: TO_A_HUNDRED, script: form(10_000) })],
    ),
  ],
  'blackjack/shared-box-within-maximum': [
    {
      breach: ['Two players have more on one box than its maximum.', SHARED(6000, 6000)],
      lawful: ['Two players have exactly the maximum of a box on it.', SHARED(6000, 4000)],
    },
    {
      breach: ['Two players have more on one box than its maximum.', SHARED(6000, 6000, 'terminal:1')],
      lawful: ['Two players have exactly the maximum of a box on it.', SHARED(6000, 4000, 'terminal:1')],
    },
  ],
  'blackjack/stake-in-permitted-steps': inEveryForm(
    [
      'A wager is taken that is no multiple of the minimum, though a notice asks for one.',
      (form) => ({ table: IN_MULTIPLES, script: form(5500) }),
    ],
    [
      'A wager is taken that is a multiple of the minimum, as a notice asks.',
      (form) => ({ table: IN_MULTIPLES, script: form(5000) }),
    ],
  ),
  'blackjack/losing-wager-is-collected': inEveryForm(
    ['A dollar of a losing wager is given back.', (form) => form(4800, { settled: 'lose returned 100' })],
    ['A losing wager is collected whole.', (form) => form(4800, { settled: 'lose returned 0' })],
  ),
  'blackjack/winning-stake-is-returned': [
    {
      breach: [
        'A dollar of the stake of a winning wager is kept.',
        electronic(4900).replaceAll('7C', 'QC').replace('w1 lose', 'w1 win 4900 returned 4800'),
      ],
      lawful: [
        'The stake of a winning wager is given back with its winnings.',
        electronic(4900).replaceAll('7C', 'QC').replace('w1 lose', 'w1 win 4900 returned 4900'),
      ],
    },
  ],
  'blackjack/void-round-returns-every-stake': [
    ...[plain, triple].map((form) => ({
      breach: [
        'A wager is collected in a round that was declared void.',
        form(4600, { dealt: 'void round' }).replace('w2 lose', 'w2 void'),
      ] as const,
      lawful: [
        'Every wager is given back in a round that was declared void.',
        form(4600, { dealt: 'void round', settled: 'void' }).replace('w2 lose', 'w2 void'),
      ] as const,
    })),
    {
      breach: ['A wager is declared void and collected.', plain(4500, { dealt: 'void wager w1' })],
      lawful: ['A wager is declared void and given back.', plain(4500, { dealt: 'void wager w1', settled: 'void' })],
      also: 'void-wager',
    },
    {
      breach: ['A wager is collected on a hand that got no cards and is dead.', DEAD_HAND(4700, 'lose')],
      lawful: ['A wager is given back on a hand that got no cards and is dead.', DEAD_HAND(4700, 'void')],
    },
    {
      breach: ['A wager is collected on a player’s box that is void for want of a second wager.', ONE_WAGER('lose')],
      lawful: ['A wager is given back on a player’s box that is void for want of a second wager.', ONE_WAGER('void')],
    },
    {
      breach: [
        'A wager is collected on a hand that got no cards and is dead.',
        DEAD_HAND(4700, 'lose').replaceAll('box:', 'terminal:'),
      ],
      lawful: [
        'A wager is given back on a hand that got no cards and is dead.',
        DEAD_HAND(4700, 'void').replaceAll('box:', 'terminal:'),
      ],
    },
  ],
  'blackjack/irregularity-treated-as-stated': inEveryForm(
    [
      'A card found face up in the shoe is played.',
      (form) => form(5200, { dealt: 'irregularity card-face-up-in-shoe card=4H treatment=played' }),
    ],
    [
      'A card found face up in the shoe is burnt.',
      (form) => form(5200, { dealt: 'irregularity card-face-up-in-shoe card=4H treatment=burnt' }),
    ],
  ),
  'blackjack/insufficient-cards-treated-as-stated': inEveryForm(
    [
      'The cards run out, and a round without wagers is made of this one.',
      (form) => form(5300, { dealt: 'irregularity insufficient-cards treatment=dummy-round' }),
    ],
    [
      'The cards run out, and the round is played on with the shuffled discards.',
      (form) => form(5300, { dealt: 'irregularity insufficient-cards treatment=played' }),
    ],
  ),
  'blackjack/dealer-completes-after-irregularity': [
    {
      breach: ['The dealer does not complete a hand that was dealt too early.', LEFT_UNDONE('', 'win 5100')],
      lawful: ['The dealer completes a hand that was dealt too early.', LEFT_UNDONE('dealer 7D', 'lose')],
    },
    {
      breach: ['The dealer does not complete a hand that was dealt too early.', ON_TWO_BOXES('', 'win 5100')],
      lawful: ['The dealer completes a hand that was dealt too early.', ON_TWO_BOXES('dealer 7D', 'lose')],
    },
  ],
};
