import type { Abuse } from './abuse';
import { databaseLost } from './database-lost';
import { longWork } from './long-work';
import { manyFindings } from './many-findings';
import { records } from './records';

/** In the order in which they are tried. */
export const ABUSES: readonly Abuse[] = [longWork, records, manyFindings, databaseLost];
