import { isAce, pick } from './oracle-cards';
import { UNITS } from './extra-oracle';
import type { SimBox, SimHand, SimWager } from './simulator-state';
import type { SimTable } from './simulator-table';

/** The least wager; every stake is a multiple of it, as some rules want. */
export const UNIT = 1000;
/** The most, for a box as a whole too. */
export const MOST = 60 * UNIT;

const newHand = (box: SimBox, number: number): SimHand => ({
  box,
  number,
  cards: [],
  fromSplit: false,
  ofAces: false,
  switched: false,
  doubled: false,
  lastAt: -1,
  done: false,
});

/** Players sit down and wager: one to four boxes, now and then shared by several players or two boxes of one player. */
export function placeWagers(table: SimTable): void {
  const { law, roll } = table;
  const { channel, variant } = law.place;
  const seats = [1, 2, 3, 4, 5, 6].filter(() => table.chance(2));
  if (seats.length === 0) seats.push(1 + roll(6));
  seats.forEach((seat, index) => {
    const twice = index > 1 && table.chance(4);
    const players = [`p${String(twice ? seats[0] : seat)}`];
    while (players.length < law.playersOnBox && table.chance(5))
      players.push(`q${String(seat)}${String(players.length)}`);
    const prefix = channel === 'terminal' ? 'terminal' : 'box';
    const names = variant === 'switch' ? ['a', 'b'] : [''];
    const stake = UNIT * (1 + roll(20));
    for (const half of names) {
      const box: SimBox = { name: `${prefix}:${String(seat)}${half}`, seat, players, hands: [] };
      const hand = newHand(box, 1);
      box.hands.push(hand);
      table.boxes.push(box);
      players.forEach((player, place) => {
        const own = place === 0 ? stake : UNIT * (1 + roll(stake / UNIT));
        if (variant !== 'triple-play') placeMain(table, hand, player, 'main', own);
        else
          for (let number = 1; number <= 2 + roll(2) && number <= 3; number += 1)
            placeMain(table, hand, player, `main:${String(number)}`, UNIT * (1 + roll(20)), number - 1);
      });
      if (half !== 'b') placeBeside(table, box, stake);
    }
  });
}

function placeMain(table: SimTable, hand: SimHand, player: string, bet: string, stake: number, against = 0): void {
  keep(table, { player, bet, stake, hand, against, on: undefined }, { position: hand.box.name });
}

type New = Pick<SimWager, 'player' | 'bet' | 'stake' | 'hand' | 'against' | 'on'>;

function keep(table: SimTable, wager: New, said: Readonly<Record<string, unknown>>): SimWager {
  const { player, bet, stake, on } = wager;
  const kept = {
    ...wager,
    id: table.nextId(),
    main: undefined as unknown as SimWager,
    doubled: false,
    surrendered: false,
    withdrawn: false,
    settled: undefined,
  };
  kept.main = on?.main ?? kept;
  table.wagers.push(kept);
  table.write({ type: 'wager', id: kept.id, player, bet, stake, ...said });
  return kept;
}

/** A wager that adds to one already there. */
export function addTo(table: SimTable, on: SimWager, bet: string, stake: number, hand = on.hand): SimWager {
  const { player, against } = on;
  const names = bet === 'split' && (table.chance(2) ? { hand: hand.number } : { position: table.nameOf(hand) });
  return keep(
    table,
    { player, bet, stake, hand, against, on },
    { on: on.id, ...names, ...(table.style.confirmations && { confirmed: true }) },
  );
}

function placeBeside(table: SimTable, box: SimBox, stake: number): void {
  const { law, decks, roll } = table;
  for (const bet of law.beside) {
    if (!table.chance(4) || (bet === 'perfect-pair' && decks !== 6 && decks !== 8)) continue;
    const own = UNIT * (1 + roll(stake / UNIT));
    const id = table.nextId();
    const position = bet === 'super-match' ? pick(roll, [box.name, box.name.slice(0, -1)]) : box.name;
    table.write({ type: 'wager', id, player: box.players[0] ?? '', bet, stake: own, position });
    table.beside.push({ id, bet, stake: own, box });
  }
}

/** May turn on whether the dealer has a blackjack. */
const waitsForDealer = (bet: string): boolean => bet === 'kings-bounty';

export const isBesideOpen = ({ beside }: SimTable): boolean => beside.some(({ bet }) => waitsForDealer(bet));

/** Once the first cards are out, the dealer takes and pays the wagers that they decide; at the end those that wait for his. */
export function settleBeside(table: SimTable, isEnd: boolean): void {
  const { law, decks } = table;
  for (const { id, bet, stake, box } of table.beside) {
    if (waitsForDealer(bet) !== isEnd) continue;
    const halves = table.boxes.filter(({ seat }) => seat === box.seat).map(({ hands }) => hands[0]?.cards ?? []);
    const cards = bet === 'super-match' ? halves.flat() : (table.firstCards.get(box) ?? []);
    const odds = bet === 'perfect-pair' && law.bonuses ? 'perfect-pair at spanish' : bet;
    const [dealer] = table.dealers;
    const units = UNITS[odds]?.({ cards, decks, ...(dealer && { dealer }), payTable: '1' }) ?? 0;
    if (units > 0) table.pay(id, 'win', units * stake, stake, stake);
    else table.pay(id, 'lose', 0, 0, stake);
  }
}

/** Against an ace some players insure, for up to half of what they have on the box; at blackjack switch once for a box. */
export function insure(table: SimTable): void {
  const { law, roll } = table;
  if (!law.insurance || !isAce(table.dealers[0]?.[0])) return;
  const insured = new Set<number>();
  for (const wager of [...table.wagers]) {
    const { seat } = wager.hand.box;
    if (!table.chance(3) || (law.place.variant === 'switch' && insured.has(seat))) continue;
    insured.add(seat);
    addTo(table, wager, 'insurance', pick(roll, [wager.stake / 2, wager.stake / 2, UNIT / 4]));
  }
}

export const splitHand = (hand: SimHand): SimHand => {
  const made = newHand(hand.box, hand.box.hands.length + 1);
  made.cards.push(...hand.cards.splice(1, 1));
  hand.box.hands.push(made);
  hand.fromSplit = made.fromSplit = true;
  hand.ofAces = made.ofAces = isAce(hand.cards[0]);
  return made;
};
