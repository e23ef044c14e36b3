import { existsSync, readFileSync } from 'node:fs';
import { readInstrument } from '../src/core/reading/read-instrument';
import { knownStyle } from '../test/support/known-style';
import { officialTextPath } from '../test/support/official-texts';
import { inTurn } from './measure';

/** The longest official text, once and twice over: the cost of reading must not grow faster than the text. */
export function benchReading(): void {
  const path = officialTextPath('au-qld/casino-gaming-rule-2024');
  if (!existsSync(path)) {
    console.log('reading the law                not measured: the official texts are not here (set INSTRUMENTS_DIR)');
    return;
  }
  const text = readFileSync(path, 'utf8');
  const style = knownStyle('au-qld/casino-gaming-rule-2024');
  const doubled = `${text}\n${text}`;
  const times = inTurn(6, {
    once: () => void readInstrument(text, style),
    twice: () => void readInstrument(doubled, style),
  });
  const [once = 0, twice = 0] = [times['once'], times['twice']];
  console.log(`reading 495 KB of law          ${(once / 1000).toFixed(2)} s   (under 2)`);
  console.log(`twice the text / once          ${(twice / once).toFixed(2)}   (at most 2.2)`);
}
