import { judgeFor, type Judge } from '../../src/core/findings/judge';
import { RoundMaker, type GeneratedRound } from '../../src/core/generating/generate';
import type { RoundRecord } from '../../src/core/rounds/record';
import { ruleSetFor } from '../support/rounds/everywhere';
import { venues } from '../support/rounds/venues';
import type { Job, Soaked } from './job';
import { SIMULATORS } from './simulated';

/** For each breach so many lawful rounds, so that breaches do not outweigh them. */
const LAWFUL_FOR_A_BREACH = 2000;

const judgeOf = (judge: Judge | undefined): Judge => {
  if (judge === undefined) throw new Error('rounds of this rule set cannot be judged');
  return judge;
};

export function soak(job: Job): Soaked {
  return job.by === 'generator' ? soakGenerated(job) : soakSimulated(job);
}

function soakGenerated({ by, index, rounds }: Job): Soaked {
  const venue = venues()[index];
  if (venue === undefined) throw new Error(`no venue ${String(index)}`);
  const maker = new RoundMaker(venue, 1 + index);
  const judge = judgeOf(judgeFor(venue.ruleSet));
  const lawful = judgeLawful(judge, rounds, () => maker.lawful());
  const each = Math.max(1, Math.floor(rounds / LAWFUL_FOR_A_BREACH));
  let { example } = lawful;
  const planted = maker.plantable
    .filter(({ reason }) => reason === undefined)
    .map(({ check }) => {
      let found = 0;
      for (let time = 0; time < each; time += 1) {
        const round = maker.breach(check);
        if (isFound(judge, round)) found += 1;
        else example ??= JSON.stringify(round);
      }
      return { check, planted: each, found };
    });
  return { name: venue.name, by, ...lawful, planted, ...(example !== undefined && { example }) };
}

function soakSimulated({ by, index, rounds }: Job): Soaked {
  const simulator = SIMULATORS[index];
  if (simulator === undefined) throw new Error(`no simulator ${String(index)}`);
  const judge = judgeOf(judgeFor(ruleSetFor(simulator.round(1))));
  let seed = 1;
  const lawful = judgeLawful(judge, rounds, () => simulator.round((seed += 7919)));
  return { name: simulator.name, by, ...lawful, planted: [] };
}

/** Whether the one breach there is, is found by its check and clause, and no other. */
function isFound(judge: Judge, round: GeneratedRound): boolean {
  const checked = judge.check(round);
  if (typeof checked === 'string') return false;
  const [found, ...others] = checked.findings.filter(({ verdict }) => verdict === 'breaches');
  const { planted } = round;
  return others.length === 0 && found?.check === planted?.check && found?.clauses[0] === planted?.clauses[0];
}

function judgeLawful(
  judge: Judge,
  rounds: number,
  next: () => RoundRecord,
): Pick<Soaked, 'rounds' | 'accusations' | 'indeterminate' | 'perSecond' | 'example'> {
  const began = performance.now();
  let accusations = 0;
  let indeterminate = 0;
  let example: string | undefined;
  for (let made = 0; made < rounds; made += 1) {
    const round = next();
    const checked = judge.check(round);
    if (typeof checked === 'string' || checked.verdict === 'breaches') {
      accusations += 1;
      example ??= JSON.stringify(round);
    } else if (checked.verdict === 'indeterminate') indeterminate += 1;
  }
  const perSecond = Math.round((rounds * 1000) / (performance.now() - began));
  return { rounds, accusations, indeterminate, perSecond, ...(example !== undefined && { example }) };
}
