import { printMoney } from '../../values/money';
import type { Cited } from '../judging/ruling';
import type { TableFacts } from '../table/table-facts';
import { openingWagers } from '../table/table-game';
import { openingOf } from '../table/table-round';
import { isAccepted } from '../wagers/standing';
import { tableCheck, type Duty } from './duty';

/** How the stake of a wager stands to that of the wager it adds to: at least, at most, as a multiple of it. */
interface Bounds {
  readonly least: number;
  readonly most: number | undefined;
  readonly words: string;
}

const BOUNDS: Readonly<Record<string, Bounds>> = {
  equal: { least: 1, most: 1, words: 'equal to' },
  'equal-to-wager': { least: 1, most: 1, words: 'equal to' },
  twice: { least: 2, most: 2, words: 'twice' },
  'at-least-equal': { least: 1, most: undefined, words: 'at least' },
  'up-to-wager': { least: 0, most: 1, words: 'no more than' },
  'up-to-three-times-wager': { least: 0, most: 3, words: 'no more than three times' },
};

interface StakeRule {
  readonly bounds: Bounds;
  readonly cites: Cited<'addedStake' | 'stakeToAnte'>;
}

type StakeFacts = Pick<TableFacts, 'addedStake' | 'stakeToAnte'>;

/** What rules say of the stake of a wager that goes with another. */
export function stakeRule(kind: string, { addedStake, stakeToAnte }: StakeFacts): StakeRule | undefined {
  const name = addedStake?.get(kind);
  const byAnte = stakeToAnte?.get(kind);
  const bounds = BOUNDS[name ?? byAnte ?? ''];
  if (bounds === undefined) return undefined;
  return { bounds, cites: [name === undefined ? 'stakeToAnte' : 'addedStake', kind] };
}

const ADDED = {
  wrongStake: 'Wager {{subject}} on {{bet}} was {{stake}}; it must be {{words}} the wager of {{other}} it goes with.',
} as const;

export const addedStakeAsStated: Duty = (game) =>
  tableCheck({
    id: `${game.code}/added-stake-as-stated`,
    requirement: 'A wager that adds to another is of the amount that the rules state.',
    enforces: [],
    mayEnforce: ['addedStake', 'stakeToAnte'],
    uses: ['overMultiple', 'underMultiple'],
    messages: ADDED,
    run: (round, facts, ruling) => {
      if (round.voided) return;
      for (const wager of round.wagers) {
        const { id, stake, bet, known } = wager;
        const rule = stakeRule(known.kind, facts);
        if (rule === undefined) continue;
        const other = openingOf(round, wager, openingWagers(game));
        if (other === undefined) continue;
        const { least, most, words } = rule.bounds;
        const isUnder = stake < other.stake * least;
        const isOver = most !== undefined && stake > other.stake * most;
        // What rules cut down, or let stand, when it is settled is no breach.
        const treated = isOver ? facts.overMultiple : facts.underMultiple;
        if (!isAccepted(wager) || (!isUnder && !isOver) || treated?.has(known.kind) === true) ruling.complies(id);
        else
          ruling.breaches(id, {
            message: 'wrongStake',
            cites: [rule.cites],
            expected: String(other.stake * (isOver ? most : least)),
            recorded: String(stake),
            data: { bet, words, stake: printMoney(stake), other: printMoney(other.stake) },
          });
      }
    },
  });
