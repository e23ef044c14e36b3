import { blackjackChecks } from '../../../src/core/checks/blackjack/registry';
import { BLACKJACK_PLACES, blackjackRound, type BlackjackPlace } from '../rounds/blackjack/script';
import { EXTRA_PAIRS } from './blackjack-extra';
import { FURTHER_PAIRS } from './blackjack-further';
import { PLAY_PAIRS } from './blackjack-play';
import { SETTLEMENT_PAIRS } from './blackjack-settlement';
import { TABLE_PAIRS } from './blackjack-table';
import type { BlackjackTold } from './blackjack-told';
import { WAGERING_PAIRS } from './blackjack-wagering';
import type { PairsOf, Scenery } from './scenery';

const FIRST_PAIRS: PairsOf<BlackjackTold> = {
  ...WAGERING_PAIRS,
  ...TABLE_PAIRS,
  ...PLAY_PAIRS,
  ...EXTRA_PAIRS,
  ...SETTLEMENT_PAIRS,
};

export const BLACKJACK_SCENERY: Scenery<BlackjackPlace, BlackjackTold> = {
  checks: blackjackChecks,
  places: BLACKJACK_PLACES,
  pairs: Object.fromEntries(
    Object.entries(FIRST_PAIRS).map(([check, pairs]) => [check, [...pairs, ...(FURTHER_PAIRS[check] ?? [])]]),
  ),
  recordOf: (place, told) => {
    const said = typeof told === 'function' ? told(place) : told;
    return typeof said === 'string' ? blackjackRound(place, said) : blackjackRound(place, said.script, said);
  },
  nothing: '',
};
