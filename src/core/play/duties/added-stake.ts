import { printMoney } from '../../values/money';
import { openingWagers } from '../table/table-game';
import { openingOf } from '../table/table-round';
import { isAccepted } from '../wagers/standing';
import { stakeRule } from '../wagers/stake-rule';
import { tableCheck, type Duty } from './duty';

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
