import { loadRuleSources } from '../../src/io/files/rule-sources';
import { ruleSourcesFolder } from '../../src/io/files/project-root';
import type { StylePins } from '../../src/core/reading/style';
import type { OfficialInstrument } from './official-texts';

/** What the checkout's instrument.yaml tells the reader about an official text. */
export function knownStyle(instrument: OfficialInstrument): StylePins {
  return loadRuleSources(ruleSourcesFolder()).find(({ id }) => id === instrument)?.reading ?? {};
}
