import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The checkout (or the image) this code runs from: the nearest folder above it with rule sources, compiled or not. */
export function projectRoot(from = __dirname): string {
  if (existsSync(join(from, 'rule-sources')) && existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from)
    throw new Error(`No rule-sources folder stands above ${__dirname}; run from a complete checkout.`);
  return projectRoot(above);
}

export const ruleSourcesFolder = (): string => join(projectRoot(), 'rule-sources');

/** Where an instrument's rule sources stand: an amended version set out whole has a folder of its own. */
export const folderOf = (
  folder: string,
  { id, compilation }: { id: string; compilation?: string | undefined },
): string => join(folder, compilation === undefined ? id : `${id}@${compilation}`);
