import type { Command } from 'commander';
import type { Flaw, Proof } from '../core/proving/proof';
import type { RuleSet } from '../core/rules/rule-set';
import { Failure } from '../core/failures/failure';
import { counted } from '../core/values/counted';
import { contains } from '../core/values/interval';
import { FOUND } from './exit';
import { remark, writeJson, writeLine, writeTable } from './output';
import { Progress } from './progress';
import { DATABASE_FLAG, findInstrument, rules, type DatabaseOption } from './sources';
import { dayOf } from './today';

interface Options extends DatabaseOption {
  readonly variant?: string;
  readonly at?: string;
  readonly instrument?: string;
  readonly json?: boolean;
}

export function registerProve(program: Command): void {
  program
    .command('prove')
    .description('whether every outcome of every wager has exactly one result and one payment by the facts')
    .argument('[jurisdiction]', 'one jurisdiction only, such as AU-NSW; or draft:FILE')
    .argument('[game]', 'one game only, such as sic-bo')
    .option('--variant <name>', 'a variant of the game, such as even-money')
    .option('--at <date>', 'only rules in force on a day')
    .option('--instrument <id>', 'one instrument only')
    .option(...DATABASE_FLAG)
    .option('--json', 'one JSON line for each rule set')
    .action(async (jurisdiction: string | undefined, game: string | undefined, options: Options) => {
      const { prove } = await import('../core/proving/prove');
      const ruleSets = await chosen(jurisdiction, game, options);
      const progress = new Progress('rule sets proved');
      const proofs = ruleSets.flatMap((ruleSet) => {
        const proof = prove(ruleSet);
        progress.advance(1);
        return proof ?? [];
      });
      progress.hide();
      if (options.json) proofs.forEach(writeJson);
      else write(proofs);
      const { unknownFlaws } = await import('../core/proving/proof');
      const unknown = proofs.flatMap(unknownFlaws).length;
      remark(
        unknown === 0
          ? `Rule sets proved: ${String(proofs.length)}. No gap or overlap but those of the law itself.`
          : `Gaps and overlaps that no known conflict of the law accounts for: ${String(unknown)}.`,
      );
      if (unknown > 0) process.exitCode = FOUND;
    });
}

async function chosen(
  jurisdiction: string | undefined,
  game: string | undefined,
  options: Options,
): Promise<readonly RuleSet[]> {
  const { PROVED_GAMES } = await import('../core/proving/prove');
  if (game !== undefined && !PROVED_GAMES.includes(game))
    throw new Failure(
      'UNKNOWN_GAME',
      `The tables of ${game} cannot be proved; those of ${PROVED_GAMES.join(', ')} can.`,
    );
  const { draftRules } = await import('./draft-files');
  const draft = await draftRules(jurisdiction ?? '', game, () => rules(options), options.at);
  if (draft !== undefined) return [draft];
  const book = await rules(options);
  const { variant, at, instrument } = options;
  if (instrument !== undefined) findInstrument(book.instruments, instrument);
  const day = at === undefined ? undefined : dayOf('--at', at);
  const found = book
    .ruleSetsOf(game === undefined ? PROVED_GAMES : [game])
    .filter(
      (set) =>
        (jurisdiction === undefined || set.jurisdiction === jurisdiction) &&
        (variant === undefined || set.variant === variant) &&
        (instrument === undefined || set.instrument === instrument) &&
        (day === undefined || contains(set.inForce, day)),
    );
  if (found.length === 0)
    throw new Failure('BAD_ARGUMENT', 'No rule set answers to that; house-rules prove alone proves all there are.');
  return found;
}

function write(proofs: readonly Proof[]): void {
  writeTable([
    ['rule set', 'instrument', 'wagers', 'outcomes', 'enumerated', 'gaps', 'overlaps', 'known conflicts'],
    ...proofs.map((proof) => [
      proof.ruleSet,
      proof.instrument,
      ...[proof.wagers, proof.outcomes, proof.enumerated].map(String),
      ...[proof.gaps, proof.overlaps].map((flaws) => String(flaws.filter(({ conflict }) => !conflict).length)),
      String(knownIn(proof).size),
    ]),
  ]);
  for (const proof of proofs) writeFlaws(proof);
}

/** What the law itself leaves open or says twice, and how it was read; each once. */
const knownIn = ({ gaps, overlaps, relied }: Proof): ReadonlyMap<string, string> =>
  new Map(
    [
      ...[...gaps, ...overlaps].flatMap(({ conflict }) => conflict ?? []),
      ...relied.map(({ conflict }) => conflict),
    ].map(({ says, adopted }) => [says, adopted]),
  );

function writeFlaws(proof: Proof): void {
  const flaws = [...proof.gaps, ...proof.overlaps];
  const known = knownIn(proof);
  if (flaws.length === 0 && known.size === 0 && proof.notEnumerated.length === 0) return;
  writeLine();
  writeLine(`${proof.ruleSet} (${proof.instrument})`);
  for (const flaw of flaws) writeFlaw(flaw);
  for (const [says, adopted] of known) writeLine(`  known conflict: ${says} Adopted: ${adopted}`);
  for (const kind of proof.notEnumerated)
    writeLine(`  not enumerated: ${kind}, which something else than dice, wheel or cards decides`);
}

function writeFlaw({ what, subject, sentence, cases, example, clauses, rows, conflict }: Flaw): void {
  writeLine(`  ${conflict ? 'known conflict' : what}: ${subject}: ${sentence}`);
  const named = rows.map(({ fact, row, says }) => ({ name: row === '' ? fact : `${fact}.${row}`, says }));
  // A row that speaks of no outcome is its own example, and stands below.
  if (!named.some(({ name }) => name === example)) writeLine(`    on ${counted(cases, 'outcome')}, such as ${example}`);
  for (const clause of clauses) writeLine(`    ${clause}`);
  for (const { name, says } of named) writeLine(`    ${name}: ${says}`);
}
