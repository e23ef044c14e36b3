import type { DataSource } from 'typeorm';
import { verifyLog, type VerifiedLog } from './audit-log';
import { verifySeals } from './auditing/verify-seal';
import { RulesService } from './rules-service';

export interface VerifiedStore extends VerifiedLog {
  /** How many sealed audits were held against their seals. */
  readonly seals: number;
}

/** The log, the rows it tells of, and sealed audits: whether anybody altered them. */
export async function verifyStore(
  dataSource: DataSource,
  { noted, seals: isSealed }: { readonly noted: string | undefined; readonly seals: boolean },
): Promise<VerifiedStore> {
  const log = await verifyLog(dataSource, noted);
  const faults = [...log.faults];
  let seals = 0;
  if (isSealed)
    for await (const seal of verifySeals(dataSource, new RulesService(dataSource))) {
      seals += 1;
      faults.push(...seal.faults);
    }
  return { ...log, seals, faults: [...new Set(faults)] };
}
