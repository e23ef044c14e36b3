import type { RoundRecord } from '../../../../src/core/rounds/record';
import { countOf, rollsOf } from './oracle-cards';
import { LAWS, type LawName } from './oracle-laws';
import { dealerStands, isBlackjack, totalOf } from './oracle-result';
import { playBoxes } from './simulator-play';
import { settleBlackjack, settleInsurance, settleRest } from './simulator-settle';
import type { Style } from './simulator-state';
import { SimTable } from './simulator-table';
import { insure, isBesideOpen, MOST, placeWagers, settleBeside, UNIT } from './simulator-wagers';

export interface Simulated {
  readonly record: RoundRecord;
  readonly table: SimTable;
}

/** A round that no rule forbids, from wagers to settlement: cards of a seeded shoe, players who do what they may. */
export function simulateRound(name: LawName, seed: number, wanted: Partial<Style> = {}): Simulated {
  const law = LAWS[name];
  const own = Math.imul(seed, 2_654_435_761) ^ (name.length * 7919);
  const roll = rollsOf(own ^ 0x5bd1e995);
  const table = new SimTable(law, own, { ...styleOf(roll), ...wanted });
  prepare(table);
  placeWagers(table);
  if (law.place.jurisdiction === 'AU-ACT' || roll(4) > 0) table.write({ type: 'call', call: 'no-more-bets' });
  dealFirst(table);
  for (const box of table.boxes) table.firstCards.set(box, box.hands[0]?.cards.slice() ?? []);
  settleBeside(table, false);
  insure(table);
  if (law.place.variant !== 'switch')
    for (const { hands } of table.boxes) if (hands[0]) settleBlackjack(table, hands[0]);
  playBoxes(table);
  table.dealers.forEach((_, against) => {
    playDealer(table, against);
  });
  settleBeside(table, true);
  const { jurisdiction, variant, channel, playedAt, options } = law.place;
  const isTold = roll(8) > 0;
  const record: RoundRecord = {
    format: 'house-rules/round@1',
    id: `${name} ${String(seed)}`,
    jurisdiction,
    game: 'blackjack',
    ...(variant !== undefined && { variant }),
    ...(channel !== undefined && { channel }),
    playedAt,
    table: { ...(options && { options }), ...(isTold && { limits: { '*': { min: UNIT, max: MOST } } }) },
    equipment: { decks: table.decks, ...(isTold && { jokers: 0 }) },
    events: table.events,
  };
  return { record, table };
}

const styleOf = (roll: (sides: number) => number): Style => ({
  decisions: roll(4) > 0,
  announcements: roll(2) === 0,
  confirmations: roll(3) === 0,
  faces: roll(2) === 0,
  returns: roll(3) > 0,
  common: roll(2) === 0,
});

const DECK = 52;

/** Now and then a new shoe. */
function prepare(table: SimTable): void {
  const { decks, law, roll } = table;
  if (!table.chance(8) || law.place.channel === 'terminal') return;
  const size = decks * (law.withoutTens ? DECK - 4 : DECK);
  table.write({ type: 'shuffle' });
  table.write({ type: 'cut', depth: DECK + roll(size - 2 * DECK), back: DECK + roll(size / 2 - DECK) });
  if (law.place.jurisdiction === 'AU-ACT') table.write({ type: 'burn', faceUp: false });
}

/** One card to each box, one to the dealer, a second to each box; at terminals they may lie before all. */
function dealFirst(table: SimTable): void {
  const { boxes, law, style } = table;
  const around = (): void => {
    if (law.place.channel === 'terminal' && style.common) {
      const card = table.dealTo('player');
      for (const { hands } of boxes) hands[0]?.cards.push(card);
    } else for (const { hands } of boxes) if (hands[0]) table.deal(hands[0]);
  };
  around();
  table.dealDealer();
  around();
}

/** The dealer draws as stated, as long as a card can matter to someone. */
function playDealer(table: SimTable, against: number): void {
  const { law, dealers, wagers } = table;
  const dealer = dealers[against] ?? [];
  const open = wagers.filter((wager) => wager.against === against && wager.settled === undefined && !wager.withdrawn);
  const waits = open.filter(({ hand, bet }) => bet === 'insurance' || totalOf(hand, law) <= 21);
  if (waits.length > 0 || isBesideOpen(table) || (law.idleSecondCard && table.chance(2))) table.dealDealer(against);
  if (dealer.length > 1) {
    settleInsurance(table, against);
    const onHands = waits.filter(({ bet }) => bet !== 'insurance');
    const compared = onHands.some(({ hand, surrendered }) => !surrendered && !isBlackjack(hand, law));
    // For a blackjack or a surrender that waited, some rules also tell the dealer to complete the hand.
    const completes = onHands.length > 0 && law.completesForWaiting && table.chance(2);
    if (compared || completes) while (!dealerStands(law, dealer)) table.dealDealer(against);
    if (table.style.announcements && dealers.length === 1)
      table.write({ type: 'announce', of: 'dealer', value: countOf(dealer).total });
  }
  settleRest(table, against);
}
