import { GAME_DEFINITIONS } from '../games/definitions';
import { kindOfBet } from '../games/wager';
import type { RuleSet } from '../rules/rule-set';
import { baccaratProof } from './baccarat';
import { underChoices, waysToChoose } from './choices';
import { provedByDefinition } from './defined';
import type { GameProof } from './game-proof';
import { nameOf, type Proof } from './proof';
import { rowsIn, type Question } from './question';
import { proveWager } from './prove-wager';
import { rouletteProof } from './roulette';
import { sicBoProof } from './sic-bo';
import { Tally } from './tally';

const PROOFS: readonly GameProof[] = [
  baccaratProof,
  rouletteProof,
  sicBoProof,
  ...GAME_DEFINITIONS.map(provedByDefinition),
];

/** Games whose tables can be proved. */
export const PROVED_GAMES: readonly string[] = PROOFS.map(({ game }) => game);

/** What has to be asked of the wagers of a rule set, under each choice of the operator that bears on them. */
export function questionsUnder(ruleSet: RuleSet, kind: string): readonly Question<never>[] | undefined {
  const proof = PROOFS.find(({ game }) => game === ruleSet.game);
  if (proof === undefined) return undefined;
  const ways = waysToChoose(ruleSet, (fact, row) => proof.concerns(kind, fact, row));
  const asked = ways.map((way) => proof.questions(kind, way.size === 0 ? ruleSet : underChoices(ruleSet, way)));
  return asked.some((questions) => questions !== undefined) ? asked.flatMap((questions) => questions ?? []) : undefined;
}

/**
 * Whether the rows of a rule set give every outcome of every wager one result and one payment. The rows themselves are asked,
 * whatever order the checks try them in; then it is seen whether the checks come to the same.
 */
export function prove(ruleSet: RuleSet): Proof | undefined {
  const proof = PROOFS.find(({ game }) => game === ruleSet.game);
  if (proof === undefined) return undefined;
  const tally = new Tally(ruleSet);
  const notEnumerated: string[] = [];
  for (const kind of new Set(rowsIn(ruleSet.facts, 'wagers').map(({ row }) => kindOfBet(row)))) {
    const questions = questionsUnder(ruleSet, kind);
    if (questions === undefined) notEnumerated.push(kind);
    for (const question of questions ?? []) proveWager(question, tally);
  }
  proof.proveRest(ruleSet, tally);
  noteSilentRows(ruleSet, proof, notEnumerated, tally);
  const { name, instrument, version, game } = ruleSet;
  return {
    ...{ ruleSet: name, instrument, version, game, wagers: tally.wagers.size, outcomes: proof.outcomes(ruleSet) },
    ...{ enumerated: tally.enumerated, gaps: tally.flaws('gap'), overlaps: tally.flaws('overlap') },
    ...{ relied: tally.relied(), notEnumerated },
  };
}

/** A row of results or odds that speaks on no outcome belongs to no wager, or says what can never happen. */
function noteSilentRows(ruleSet: RuleSet, proof: GameProof, outside: readonly string[], tally: Tally): void {
  for (const row of proof.settling.flatMap((fact) => rowsIn(ruleSet.facts, fact)))
    if (!tally.hasSpoken(row) && !outside.includes(kindOfBet(row.row.split('/')[0] ?? '')))
      tally.note({
        ...{ what: 'row-without-effect', subject: row.row === '' ? row.fact : row.row, rows: [row] },
        ...{ sentence: `${nameOf(row)} says ${row.says}, and there is no outcome on which it speaks.` },
        ...{ example: nameOf(row), isAnswered: true },
      });
}
