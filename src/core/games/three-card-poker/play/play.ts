import { bestOf } from '../../../play/cards/poker/best';
import { pokerRulesOf } from '../../../play/cards/poker/rules';
import { leastStrength } from '../../../play/showdown/qualifying';
import type { OpeningWager, Playing } from '../../../play/table/playing';
import { parseCard } from '../../../values/card';

const HAND = 3;
const ARRAY = 9;

/** Plays a round once the first wagers lie: cards to each hand and the dealer, decisions, and what the dealer then says. */
export function play(round: Playing): void {
  if (round.isTerminal) playOnTerminal(round);
  else playAtTable(round);
}

function playAtTable(round: Playing): void {
  const places = round.openings.map(({ position }) => position);
  const dealt: string[] = [];
  const giveTo = (place: string, count: number): void => {
    for (let card = 0; card < count; card += 1) {
      const next = round.card();
      if (place === 'dealer') dealt.push(next);
      round.deal(place, 'down', next);
    }
  };
  const atATime = round.options['deal'] === 'together' ? HAND : 1;
  for (let turn = 0; turn < HAND; turn += atATime) for (const place of [...places, 'dealer']) giveTo(place, atATime);
  for (const opening of round.openings) decide(round, opening, 'fold');
  round.note({ type: 'reveal', of: 'dealer' });
  announce(round, dealt);
}

/** The dealer says whether the hand qualifies, and what it is if it does. */
function announce(round: Playing, dealt: readonly string[]): void {
  const { facts } = round;
  const rules = pokerRulesOf(facts);
  const strength = bestOf(rules, dealt.map(parseCard), HAND) ?? 0;
  const qualifies = strength >= (leastStrength(rules, facts.dealerQualifies ?? '') ?? 0);
  round.note({ type: 'announce', of: 'dealer/qualifies', value: qualifies ? 'yes' : 'no' });
  if (qualifies) round.note({ type: 'announce', of: 'dealer', value: rules.categoryOf(strength) });
}

function decide(round: Playing, opening: OpeningWager, away: string): void {
  const { player, position } = opening;
  if (round.once(4)) round.note({ type: 'decide', player, position, choice: away });
  else round.wager('bet', opening, opening.stake);
}

function playOnTerminal(round: Playing): void {
  for (let location = 1; location <= ARRAY; location += 1) round.deal(`array:${String(location)}`);
  for (const opening of round.openings) decide(round, opening, round.once(2) ? 'fold' : 'none');
  for (let card = 0; card < HAND; card += 1) round.deal('dealer', 'up');
}
