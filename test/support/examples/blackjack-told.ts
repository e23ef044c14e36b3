import type { BlackjackPlace, MoreOfRound } from '../rounds/blackjack/script';

type Told = string | (MoreOfRound & { readonly script: string });

/** What happens in a round of blackjack: a script of its events, with what else its record says, as a place deals it. */
export type BlackjackTold = Told | ((place: BlackjackPlace) => Told);
