import type { RoundRecord } from '../../../src/core/rounds/record';
import type { CoupOptions, WagerOf } from '../rounds/coup';
import { coupAt, type Place } from '../rounds/places';

export type Coup = Omit<CoupOptions, 'variant' | 'playedAt'>;

/** What happens in a coup, in one sentence and as the coup itself. */
export type Scene = readonly [says: string, coup: Coup];

/** A breach of a check and the lawful coup nearest to it. */
export interface Pair {
  readonly breach: Scene;
  readonly lawful: Scene;
  /** Shown beside the first pair wherever it cites a clause that no example of the check has shown: by this name. */
  readonly also?: string;
}

/** By check, each with the pairs that places may call for: a place takes the first on which its rules draw their line. */
export type Pairs = Readonly<Record<string, readonly [Pair, ...Pair[]]>>;

const LIMITS = { '*': { min: 100, max: 100_000 } };

/** The coup as a record of a place, without what its example can do without: people read these line by line. */
export function roundAt(place: Place, { table, wagers = [], ...coup }: Coup): RoundRecord {
  const about = [...(coup.wagering ?? []), ...(coup.closed ?? []), ...Object.values(coup.afterCards ?? {}).flat()];
  const called = about.some(({ type }) => type === 'wager' || type === 'change');
  const wagered = called || wagers.length > 0;
  const { options, ...bare } = place;
  const record = coupAt(wagered && options ? { ...bare, options } : bare, {
    ...coup,
    table: table ?? (wagered ? { limits: LIMITS } : 'unsaid'),
    ...(!called && { uncalled: true }),
    wagers: place.channel === 'terminal' ? wagers : wagers.map(unconfirmed),
  });
  const { channel, ...unsaid } = record;
  return channel === 'terminal' ? record : unsaid;
}

/** Only terminals ask a player to confirm. */
function unconfirmed(wager: WagerOf): WagerOf {
  if (typeof wager !== 'string') return { confirmed: 'unsaid', ...wager };
  const [bet = '', stake = ''] = wager.split(' ');
  return { bet, stake: Number(stake), confirmed: 'unsaid' };
}
