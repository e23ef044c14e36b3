import { place } from '../../rounds/incidents';
import { tableCheck, type Duty } from '../duties/duty';
import type { TableRound } from '../table/table-round';

/** The call that ended wagering on a spin, where that came only after the wheel had been set turning. */
function callsAfterTheSpin({
  calls,
  spins,
  calledOffAt,
  events,
}: TableRound): readonly { at: number; isLate: boolean }[] {
  let isCalled = false;
  let isSpun = false;
  const found: { at: number; isLate: boolean }[] = [];
  const marks = [...calls, ...spins, ...calledOffAt.map((at) => ({ type: 'off', at }) as const)];
  for (const mark of marks.sort((one, other) => one.at - other.at)) {
    if (mark.type === 'off') isCalled = isSpun = false;
    else if (mark.type === 'spin') isSpun = true;
    else if (mark.call === 'no-more-bets') {
      // Once wagers were settled, a call is for the next spin.
      const isOver = isSpun && events.slice(0, mark.at).some(({ type }) => type === 'settle');
      if (!isCalled && !isOver) found.push({ at: mark.at, isLate: isSpun });
      isCalled = true;
    }
  }
  return found;
}

export const noMoreBetsCalledInTime: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/no-more-bets-called-in-time`,
    requirement: 'The call that ends wagering comes before the wheel is spun, where the rules say so.',
    enforces: ['closingCall'],
    messages: { late: 'No more bets was called {{recorded}}; it must be called {{expected}}.' },
    run: (round, _facts, ruling) => {
      for (const { at, isLate } of callsAfterTheSpin(round))
        if (isLate)
          ruling.breaches(place(at), {
            message: 'late',
            cites: ['closingCall'],
            expected: 'before the wheel is spun',
            recorded: 'after the wheel had been spun',
          });
        else ruling.complies(place(at));
    },
  });
