import { benchAnswering } from './answering';
import { benchAuditing } from './auditing';
import { benchChecking } from './checking';
import { benchComparing } from './comparing';
import { benchDiffing } from './diffing';
import { benchEngines } from './engines';
import { benchFamilies } from './families';
import { benchFindings } from './findings';
import { benchHands } from './hands';
import { benchLasting } from './lasting';
import { benchLive } from './live';
import { benchLoading } from './loading';
import { benchReading } from './reading';
import { benchPdf } from './pdf';
import { benchStarting } from './starting';

const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  checking: benchChecking,
  families: benchFamilies,
  reading: benchReading,
  diffing: benchDiffing,
  engines: benchEngines,
  hands: benchHands,
  pdf: benchPdf,
  loading: benchLoading,
  starting: benchStarting,
  answering: benchAnswering,
  comparing: benchComparing,
  auditing: benchAuditing,
  live: benchLive,
  lasting: benchLasting,
  findings: benchFindings,
};

/** Take a quarter of an hour: only where they are asked for. */
const ASKED_FOR = new Set(['lasting', 'findings']);

/** `npm run bench -- checking families`: these parts, or all but those that have to be asked for. */
async function main(named: readonly string[]): Promise<void> {
  const unknown = named.find((name) => !(name in PARTS));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}"; the parts are ${Object.keys(PARTS).join(', ')}.`);
  for (const [name, bench] of Object.entries(PARTS))
    if (named.length === 0 ? !ASKED_FOR.has(name) : named.includes(name)) await bench();
}

void main(process.argv.slice(2));
