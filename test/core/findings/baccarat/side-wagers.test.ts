import type { RoundEvent, RoundRecord } from '../../../../src/core/rounds/record';
import { breachesIn, judged } from '../../../support/rounds/judged';
import { dealCoup } from '../../../support/rounds/oracle';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';
import { newZealandSide, queenslandSide, QUEENSLAND_SIDES, type Side } from '../../../support/rounds/side-oracle';
import { diceOf } from '../../../support/rounds/simulator';

const COUPS = 1080;
/** Few ranks and suits, so that pairs, triples and naturals come often. */
const RANKS = ['A23456789TJQK', '3468K', '36', '9AK'];

interface Dealt {
  readonly player: readonly string[];
  readonly banker: readonly string[];
}

function dealt(seed: number): Dealt {
  const dice = diceOf(seed);
  const ranks = RANKS[dice(RANKS.length)] ?? '';
  const suits = dice(2) === 0 ? 'SHDC' : 'SH';
  return dealCoup(
    Array.from({ length: 6 }, () => `${ranks.charAt(dice(ranks.length))}${suits.charAt(dice(suits.length))}`),
  );
}

const STAKE = 1000;

function record(place: Place, { player, banker }: Dealt, bet: string, settle: Side, decks: number, options?: object) {
  const paid = settle.wins * STAKE;
  const made = coupAt(place, {
    player: player.join(' '),
    banker: banker.join(' '),
    equipment: { decks },
    wagers: [
      { bet: 'tie', stake: STAKE, settle: {} },
      {
        bet,
        stake: STAKE,
        settle: { result: settle.outcome, paid, returned: settle.outcome === 'lose' ? 0 : STAKE },
      },
    ],
  });
  return options ? { ...made, table: { ...made.table, options: { tie: '8 to 1', ...options } } } : made;
}

const flipped = ({ outcome }: Side): Side =>
  outcome === 'lose' ? { outcome: 'win', wins: 1 } : { outcome: 'lose', wins: 0 };

function judgedBothWays(
  rounds: readonly { readonly lawful: RoundRecord; readonly wrong: RoundRecord; readonly overpaid?: RoundRecord }[],
) {
  const accused = rounds.filter(({ lawful }) => judged(lawful, false).verdict !== 'complies');
  expect(accused.slice(0, 1).map(({ lawful }) => judged(lawful, false).findings)).toEqual([]);
  const found = (round: RoundRecord): string[] => breachesIn(judged(round, false)).map(({ check }) => check);
  expect(new Set(rounds.flatMap(({ wrong }) => found(wrong)))).toEqual(
    new Set(['baccarat/additional-wager-follows-the-cards']),
  );
  expect(
    rounds
      .filter(({ wrong }) => found(wrong).length !== 1)
      .slice(0, 1)
      .map(({ wrong }) => [
        wrong.events,
        judged(wrong).findings.filter((f) => f.verdict !== 'not-applicable' && f.verdict !== 'complies'),
      ]),
  ).toEqual([]);
  const overpaid = rounds.flatMap((round) => round.overpaid ?? []);
  expect(overpaid.length).toBeGreaterThan(0);
  expect(new Set(overpaid.flatMap(found))).toEqual(new Set(['baccarat/additional-wager-pays-stated-odds']));
  expect(overpaid.filter((round) => found(round).length !== 1)).toEqual([]);
}

/** One cent more than is due. */
const withACentMore = (round: RoundRecord): RoundRecord => ({
  ...round,
  events: round.events.map((event): RoundEvent =>
    event.type === 'settle' && event.wager === 'w2' ? { ...event, paid: event.paid + 1 } : event,
  ),
});

test.each(QUEENSLAND_SIDES)('Queensland: %s, by an oracle of its own', (bet) => {
  const rounds = Array.from({ length: COUPS / 12 }, (_, seed) => {
    const coup = dealt(seed * 7 + bet.length);
    const decks = seed % 2 === 0 ? 6 : 8;
    const due = queenslandSide(bet, coup.player, coup.banker, decks);
    const lawful = record(PLACES.qld, coup, bet, due, decks);
    return {
      lawful,
      wrong: record(PLACES.qld, coup, bet, flipped(due), decks),
      ...(due.outcome === 'win' && { overpaid: withACentMore(lawful) }),
    };
  });
  judgedBothWays(rounds);
});

const SCALES = { 'perfect-pair': '123', 'dragon-bonus': '123', 'any-pair': '12', 'lucky-match': '12' } as const;
const OPTION = {
  'perfect-pair': 'perfectPair',
  'dragon-bonus': 'dragonBonus',
  'any-pair': 'anyPair',
  'lucky-match': 'luckyMatch',
};

test.each(Object.keys(SCALES) as (keyof typeof SCALES)[])('New Zealand: %s, on every scale', (kind) => {
  const rounds = Array.from(SCALES[kind]).flatMap((scale) =>
    Array.from({ length: COUPS / 12 }, (_, seed) => {
      const coup = dealt(seed * 11 + Number(scale));
      const bet = `${kind}:${seed % 2 === 0 ? 'player' : 'banker'}`;
      const due = newZealandSide(bet, coup.player, coup.banker, scale);
      const options = { [OPTION[kind]]: scale };
      const lawful = record(PLACES.nz, coup, bet, due, 8, options);
      return {
        lawful,
        wrong: record(PLACES.nz, coup, bet, flipped(due), 8, options),
        ...(due.outcome === 'win' && { overpaid: withACentMore(lawful) }),
      };
    }),
  );
  judgedBothWays(rounds);
});

test('a scale that is not named leaves a payment open, and names the field', () => {
  const coup = { player: ['9H', '9D'], banker: ['3S', '4C'] };
  const won = record(PLACES.nz, coup, 'perfect-pair:player', { outcome: 'win', wins: 10 }, 8);
  const checked = judged(won, false);
  expect(checked.verdict).toBe('indeterminate');
  expect(checked.findings.flatMap(({ missing }) => missing ?? [])).toEqual(['table.options.perfectPair']);
});

test('a wager that names no hand cannot be judged', () => {
  const coup = { player: ['9H', '9D'], banker: ['3S', '4C'] };
  const checked = judged(record(PLACES.qld, coup, 'perfect-pair', { outcome: 'lose', wins: 0 }, 8), false);
  expect(checked.findings.flatMap(({ missing }) => missing ?? [])).toContain('the hand that wager w2 is on');
});
