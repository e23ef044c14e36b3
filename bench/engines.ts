import { LogicEngine } from 'json-logic-engine';
import { Engine } from 'json-rules-engine';
import { RoundChecker } from '../src/app/check-round';
import { RuleBook } from '../src/app/rule-book';
import { ruleSourcesFolder } from '../src/io/files/project-root';
import { loadRuleSources } from '../src/io/files/rule-sources';
import { pointCount, worth } from '../test/support/rounds/oracle';
import { baccaratLines } from './rounds';

const ROUNDS = 2_000;

interface Event {
  readonly type: string;
  readonly to?: string;
  readonly card?: string;
  readonly bet?: string;
  readonly id?: string;
  readonly wager?: string;
  readonly stake?: number;
  readonly result?: string;
  readonly paid?: number;
}

/** What general rule engines need done for them before they can begin: a round flattened into named numbers. */
function flattened(round: { readonly events: readonly Event[] }): Record<string, unknown> {
  const hand = (to: string): string[] =>
    round.events.flatMap((event) => (event.to === to && event.card ? [event.card] : []));
  const [player, banker] = [hand('player'), hand('banker')];
  return {
    playerFirst: pointCount(player.slice(0, 2)),
    bankerFirst: pointCount(banker.slice(0, 2)),
    playerDrew: player.length > 2,
    bankerDrew: banker.length > 2,
    third: player[2] === undefined ? -1 : worth(player[2]),
    bankerWins: round.events
      .filter((event) => event.type === 'settle' && event.result === 'win')
      .flatMap((event) => {
        const wager = round.events.find(({ type, id }) => type === 'wager' && id === event.wager);
        return wager?.bet === 'banker' ? [(event.paid ?? 0) * 20 - (wager.stake ?? 0) * 19] : [];
      })
      .reduce((sum, difference) => sum + Math.abs(difference), 0),
  };
}

/** The same rounds through two general engines, with three of the duties that our checks hold a round to. */
export async function benchEngines(): Promise<void> {
  const rounds = baccaratLines(ROUNDS).map((line) => JSON.parse(line) as { events: Event[] });
  const checker = new RoundChecker(new RuleBook(loadRuleSources(ruleSourcesFolder())));
  const logic = new LogicEngine();
  const lawful = logic.build({
    and: [
      {
        or: [
          { '>=': [{ var: 'playerFirst' }, 8] },
          { '>=': [{ var: 'bankerFirst' }, 8] },
          { '===': [{ var: 'playerDrew' }, { '<=': [{ var: 'playerFirst' }, 5] }] },
        ],
      },
      {
        or: [
          { '>=': [{ var: 'third' }, 0] },
          { '>=': [{ var: 'playerFirst' }, 8] },
          { '>=': [{ var: 'bankerFirst' }, 8] },
          { '===': [{ var: 'bankerDrew' }, { '<=': [{ var: 'bankerFirst' }, 5] }] },
        ],
      },
      { '===': [{ var: 'bankerWins' }, 0] },
    ],
  }) as (data: unknown) => boolean;
  const engine = new Engine([
    {
      conditions: {
        all: [
          { fact: 'playerFirst', operator: 'lessThanInclusive', value: 5 },
          { fact: 'bankerFirst', operator: 'lessThan', value: 8 },
          { fact: 'playerDrew', operator: 'equal', value: false },
        ],
      },
      event: { type: 'player must draw' },
    },
    {
      conditions: {
        all: [
          { fact: 'third', operator: 'lessThan', value: 0 },
          { fact: 'playerFirst', operator: 'lessThan', value: 8 },
          { fact: 'bankerFirst', operator: 'lessThanInclusive', value: 5 },
          { fact: 'bankerDrew', operator: 'equal', value: false },
        ],
      },
      event: { type: 'banker must draw' },
    },
    { conditions: { all: [{ fact: 'bankerWins', operator: 'notEqual', value: 0 }] }, event: { type: 'wrong payment' } },
  ]);
  const ours = await microseconds(() => {
    for (const round of rounds) checker.check(round);
  });
  const theirs = {
    'json-logic-engine': await microseconds(() => {
      for (const round of rounds) lawful(flattened(round));
    }),
    'json-rules-engine': await microseconds(async () => {
      for (const round of rounds) await engine.run(flattened(round));
    }),
  };
  console.log(`general engines, ${ROUNDS} rounds, three duties instead of ours:`);
  console.log(`  House Rules         ${ours.toFixed(1)} µs a round (every duty, with citations)`);
  for (const [name, time] of Object.entries(theirs))
    console.log(`  ${name.padEnd(18)}  ${time.toFixed(1)} µs a round, ${(time / ours).toFixed(1)} times ours`);
}

async function microseconds(work: () => void | Promise<void>): Promise<number> {
  await work();
  const start = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - start) / 1e3 / ROUNDS;
}
