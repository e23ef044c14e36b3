import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { instrumentSchema } from '../../src/io/files/source-schemas';
import { ruleSourcesFolder } from '../../src/io/files/project-root';
import type { StylePins } from '../../src/core/reading/style';
import type { OfficialInstrument } from './official-texts';

/** What the checkout's instrument.yaml tells the reader about an official text. */
export function knownStyle(instrument: OfficialInstrument): StylePins {
  const about = readFileSync(join(ruleSourcesFolder(), instrument, 'instrument.yaml'), 'utf8');
  return instrumentSchema.parse(parse(about)).reading ?? {};
}
