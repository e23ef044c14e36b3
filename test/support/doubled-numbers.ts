import { dedent } from '../core/reading/outline';

/** An invented instrument whose drafter gave one number twice: to items, and to a clause with items of its own. */
export const DOUBLED = dedent(`
  1 Crew
  (1) The master keeps:
  (a) a rope;
  (b) a horn;
  (b) a bell;
  (b) a whistle; and
  (c) a lamp.
  2 Fares
  (1) In these rules “coin” means a silver coin.
  (2) A fare is:
  (a) two coins; or
  (b) three coins, where paragraph (a) does not apply.
  (2) A fine is:
  (a) four coins; or
  (b) five coins, where paragraph (a) does not apply.
  (3) A fare is kept.
  (3) In these rules “purse” means a leather purse.
  (4) A purse is kept shut.
`);
