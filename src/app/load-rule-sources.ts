import type { DataSource } from 'typeorm';
import { projectSources } from '../io/files/compiled-sources';
import { storeSources } from '../io/postgres/store/source-store';

/** Brings the store up to the checkout's rule sources; returns the instruments that were new or had changed. */
export async function loadRuleSourcesInto(dataSource: DataSource): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const source of await projectSources()) if (await storeSources(dataSource, source)) changed.push(source.id);
  return changed;
}
