import type { BaccaratFacts } from '../../games/baccarat/game';
import { parseCard, RANKS, rankOf } from '../../values/card';
import { baccaratCheck } from './baccarat-check';
import { isFromMachine } from './card-machine';

export const shoeBurnAsStated = baccaratCheck({
  id: 'baccarat/shoe-burn-as-stated',
  requirement: 'At the start of a shoe the first card is burnt, and as many further cards as its value calls for.',
  enforces: ['shoeBurn'],
  mayEnforce: ['shoeBurnValues'],
  uses: ['cardValues', 'machineCards'],
  concerns: 'preparation',
  messages: {
    wrongNumber:
      '{{recorded}} cards were burnt at the start of the shoe; after the first card it must be {{expected}}.',
  },
  run: (round, facts, ruling) => {
    const { preparation, dealtTo, irregularities } = round;
    if (!preparation?.shuffled || dealtTo.length === 0 || irregularities.length > 0) return;
    if (isFromMachine(round, facts)) return;
    const { burns } = preparation;
    const [first] = burns;
    if (first === undefined) {
      ruling.cannotTell('shoe', ['burn event after the shuffle']);
      return;
    }
    const value = valueOf(first.card, facts);
    const alone = facts.shoeBurn === 'first-card-and-its-value' ? [] : [1];
    if (value === undefined && !alone.includes(burns.length)) {
      ruling.cannotTell('shoe', ['card of the first burn event']);
      return;
    }
    const allowed = value === undefined ? alone : [...new Set([...alone, 1 + value])];
    // Only players at the table can have asked for more than the first card.
    const needsPlayers = facts.shoeBurn === 'first-card-or-its-value-with-players' && burns.length > 1;
    if (allowed.includes(burns.length) && needsPlayers) ruling.cannotTell('shoe', [PLAYERS_AT_THE_TABLE]);
    else if (allowed.includes(burns.length)) ruling.complies('shoe');
    else
      ruling.breaches('shoe', {
        message: 'wrongNumber',
        cites: ['shoeBurn', 'shoeBurnValues'],
        expected: allowed.map(String).join(' or '),
        recorded: String(burns.length),
      });
  },
});

const PLAYERS_AT_THE_TABLE = 'whether the table serves terminals only, or has players too';

/** What the first card calls for: what the rules say of it for the burn, or else what it counts in a hand. */
function valueOf(
  name: string | undefined,
  { shoeBurnValues, cardValues }: Partial<Pick<BaccaratFacts, 'shoeBurnValues' | 'cardValues'>>,
): number | undefined {
  const card = name === undefined ? -1 : parseCard(name);
  const rank = card < 0 ? undefined : RANKS[rankOf(card)];
  if (rank === undefined) return undefined;
  const worth = shoeBurnValues?.get('TJQK'.includes(rank) ? '10-k' : rank.toLowerCase());
  return worth === undefined ? cardValues?.[rankOf(card)] : Number(worth);
}
