import { asDealtAt } from '../rounds/blackjack/forms';
import type { BlackjackTold } from './blackjack-told';
import type { PairsOf } from './scenery';

type Pairs = PairsOf<BlackjackTold>[string];
type Scene = readonly [says: string, script: string];

/** The same scenes as each form of the game deals them. */
export const everywhere = (breach: Scene, lawful: Scene): Pairs =>
  pair([breach[0], asDealtAt(breach[1])], [lawful[0], asDealtAt(lawful[1])]);

export const pair = (breach: readonly [string, BlackjackTold], lawful: readonly [string, BlackjackTold]): Pairs => [
  { breach, lawful },
];
