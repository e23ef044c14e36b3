import { examplesByCheck, examplesByClause, type Example } from '../core/checks/example';
import { projectExamples } from '../io/files/examples';

let known:
  | {
      readonly byCheck: ReadonlyMap<string, readonly Example[]>;
      readonly byClause: ReadonlyMap<string, readonly Example[]>;
    }
  | undefined;

/** Recorded rounds that show each check at work, by check and by the clauses they cite; read when first asked for. */
export const knownExamples = () =>
  (known ??= { byCheck: examplesByCheck(projectExamples()), byClause: examplesByClause(projectExamples()) });
