import { BELOW_MINIMUM, ABOVE_MAXIMUM, judgeMaximum, judgeMinimum, judgeSteps, OFF_STEP } from '../wagers/limits';
import { judgeMadeWith, MADE_WITH } from '../wagers/made-with';
import { judgeOral, ORAL } from '../wagers/oral';
import { AFTER_CLOSE, AFTER_CONFIRMATION, judgeConfirmed, judgeTiming } from '../wagers/timing';
import { judgeUnits, OFF_UNITS } from '../wagers/units';
import { settlingOf } from '../table/settling-of';
import { SETTLING_FACTS, tableCheck, type Duty } from './duty';

export const noWagerAfterClose: Duty = (game) =>
  tableCheck({
    id: `${game.code}/no-wager-after-close`,
    requirement: 'After the wagering period no wager is placed, changed or withdrawn.',
    enforces: ['wageringCloses'],
    mayEnforce: ['lateWagers'],
    uses: SETTLING_FACTS,
    messages: AFTER_CLOSE,
    run: (round, facts, ruling) => {
      judgeTiming(settlingOf(game), round, facts, ruling, () =>
        facts.lateWagers === undefined ? ['wageringCloses'] : ['lateWagers', 'wageringCloses'],
      );
    },
  });

export const confirmedWagersStay: Duty = (game) =>
  tableCheck({
    id: `${game.code}/confirmed-wagers-stay`,
    requirement: 'A wager that has been confirmed is neither changed nor withdrawn.',
    enforces: ['confirmedWagers'],
    messages: { altered: AFTER_CONFIRMATION.altered },
    run: (round, _facts, ruling) => {
      const kinds = Object.keys(game.wagers).filter((kind) => game.wagers[kind]?.confirms === true);
      const wagers = round.wagers.filter(({ known }) => kinds.length === 0 || kinds.includes(known.kind));
      judgeConfirmed({ ...round, wagers }, undefined, ruling as never);
    },
  });

export const oralWagersAsStated: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/oral-wagers-as-stated`,
    requirement: 'A wager made by word of mouth is taken only where, and with what, the rules allow it.',
    enforces: [],
    mayEnforce: ['oralWagers', 'oralWagersNeed'],
    messages: ORAL,
    run: judgeOral,
  });

export const wagersMadeAsStated: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/wagers-made-as-stated`,
    requirement: 'Wagers are made with what the rules have them made with.',
    enforces: ['wagersMadeWith'],
    messages: MADE_WITH,
    run: (round, { wagersMadeWith }, ruling) => {
      judgeMadeWith(round, wagersMadeWith, ruling);
    },
  });

export const stakeNotBelowMinimum: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/stake-not-below-minimum`,
    requirement: 'A wager below the displayed minimum is not accepted.',
    enforces: ['underMinimum'],
    messages: BELOW_MINIMUM,
    enforcesRow: (_fact, _row, value) => value === 'not-accepted',
    run: (round, { underMinimum }, ruling) => {
      judgeMinimum(round, underMinimum, ruling, undefined, (_round, { stake }) => stake);
    },
  });

export const stakeNotAboveMaximum: Duty = (game) =>
  tableCheck({
    id: `${game.code}/stake-not-above-maximum`,
    requirement: 'Of a wager above the displayed maximum no more than the rules permit is settled.',
    enforces: ['overMaximum'],
    uses: SETTLING_FACTS,
    messages: { excessSettled: ABOVE_MAXIMUM.excessSettled, taken: ABOVE_MAXIMUM.taken },
    run: (round, facts, ruling) => {
      // Whether a winner has all of its stake back is asked by the check of winning stakes.
      judgeMaximum(settlingOf(game), round, { ...facts, winningStake: 'returned' }, ruling as never);
    },
  });

export const stakeInPermittedSteps: Duty = (game) =>
  tableCheck({
    id: `${game.code}/stake-in-permitted-steps`,
    requirement: 'Wagers are in the displayed steps above the minimum, or in units of the minimum, as the rules state.',
    enforces: [],
    mayEnforce: ['offIncrement', 'wagerUnits', 'rounding'],
    uses: [...SETTLING_FACTS, 'winningStake'],
    // What is paid where the chips do not allow the exact amount shows only whether a notice asks for units.
    enforcesRow: (fact, _row, value) => fact !== 'rounding' || value === 'down-to-lower-multiple-of-minimum',
    messages: { ...OFF_STEP, ...OFF_UNITS },
    run: (round, facts, ruling) => {
      if (facts.offIncrement !== undefined) judgeSteps(settlingOf(game), round, facts, ruling);
      judgeUnits(round, facts, ruling);
    },
  });
