import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../io/files/project-root';

let known: string | undefined;

/** The release, as package.json has it. */
export const productVersion = (): string =>
  (known ??= (JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { version: string }).version);
