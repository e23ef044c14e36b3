import { verifySeal, verifySeals, type VerifiedSeal } from '../app/auditing/verify-seal';
import { RulesService } from '../app/rules-service';
import type { Options } from './audit-commands';
import { withDatabaseAsItIs } from './database';
import { FOUND } from './exit';
import { remark, writeJson, writeLine } from './output';

/** Tells of one sealed audit or of all of them whether what is stored is what was sealed. */
export async function verify(id: string | undefined, { json }: Options): Promise<void> {
  let count = 0;
  await withDatabaseAsItIs(async ({ dataSource }) => {
    const rules = new RulesService(dataSource);
    const seals = id === undefined ? verifySeals(dataSource, rules) : [await verifySeal(dataSource, rules, id)];
    for await (const seal of seals) {
      count += 1;
      if (seal.state === 'altered') process.exitCode = FOUND;
      if (json) writeJson(seal);
      else printSeal(seal);
    }
  });
  if (count === 0) remark('No audit is sealed; house-rules audit seal <id> seals one.');
}

function printSeal({ audit, seal, state, faults, remarks }: VerifiedSeal): void {
  faults.forEach((fault) => {
    writeLine(fault);
  });
  if (state === 'holds') writeLine(`Audit ${audit}: all that is stored of it is as it was sealed (${seal}).`);
  remarks.forEach(remark);
}
