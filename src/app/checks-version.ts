import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../io/files/project-root';
import { productVersion } from './product-version';

let known: string | undefined;

/** The release and a hash over all code that rounds are judged by, taken when it was built (scripts/hash-checks.mjs). */
export const checksVersion = (): string =>
  (known ??= `${productVersion()} sha256:${readFileSync(join(projectRoot(), 'dist', 'checks.sha256'), 'utf8')}`);
