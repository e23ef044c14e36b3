import { createWriteStream, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { answered, answersTo, type Answered } from './answers';
import { KEPT, keptRows, keyOfAnswered, tableOf } from './kept';
import { samples } from './samples';

/**
 * `npm run verdicts`: whether every example and some tens of thousands of made and altered rounds are judged as the tree has it,
 * word for word. `-- --write` writes it; `-- --show <rule set> [--out <file>]` writes the rounds and the answers themselves.
 */
const { values } = parseArgs({
  options: {
    write: { type: 'boolean' },
    show: { type: 'string' },
    out: { type: 'string', default: 'verdicts.ndjson' },
  },
});

async function show(named: string): Promise<number> {
  const meant = samples().filter(({ name }) => name.startsWith(named));
  if (meant.length === 0) {
    process.stderr.write(`No rule set is called "${named}"; test/verdicts/verdicts.txt names them.\n`);
    return 2;
  }
  const out = createWriteStream(values.out);
  for (const sample of meant)
    for (const { record, verdict, findings } of answersTo(sample))
      out.write(
        `${JSON.stringify({ by: sample.by, verdict, findings: findings.map((one) => JSON.parse(one) as unknown), record: JSON.parse(record) as unknown })}\n`,
      );
  out.end();
  await once(out, 'finish');
  process.stdout.write(`${values.out} holds the answers of ${meant.map(keyOfAnswered).join(', ')}.\n`);
  return 0;
}

/** What is wrong with an answer beside what the tree holds, in a sentence. */
function fault(one: Answered, kept: ReturnType<typeof keptRows>): readonly string[] {
  const held = kept.get(keyOfAnswered(one));
  const named = keyOfAnswered(one);
  if (held === undefined) return [`${named}: the tree holds no verdicts of it; write them with --write.`];
  if (held.roundsHash !== one.roundsHash)
    return [`${named}: other rounds are made than before, so that their verdicts say nothing; see what makes them.`];
  if (held.answersHash === one.answersHash) return [];
  return [
    `${named}: its answers differ; -- --show "${one.name}" writes them, to be compared with those of the tree before.`,
  ];
}

function compare(): number {
  const all = samples().map((sample) => answered(sample));
  if (values.write) {
    writeFileSync(KEPT, tableOf(all));
    process.stdout.write(`test/verdicts/verdicts.txt holds the verdicts of ${String(all.length)} samples.\n`);
    return 0;
  }
  const kept = keptRows();
  const known = new Set(all.map(keyOfAnswered));
  const lost = [...kept.keys()]
    .filter((key) => !known.has(key))
    .map((key) => `${key}: no rounds of it are made any more.`);
  const faults = [...all.flatMap((one) => fault(one, kept)), ...lost];
  for (const one of faults) process.stdout.write(`${one}\n`);
  const rounds = all.reduce((sum, one) => sum + one.rounds, 0);
  process.stdout.write(
    faults.length === 0
      ? `${String(rounds)} rounds in ${String(all.length)} samples are judged as before, word for word.\n`
      : `${String(faults.length)} of ${String(all.length)} samples differ.\n`,
  );
  return faults.length === 0 ? 0 : 1;
}

void (async () => {
  process.exitCode = values.show === undefined ? compare() : await show(values.show);
})();
