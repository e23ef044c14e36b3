import { existsSync, readFileSync } from 'node:fs';
import { diffArrays } from 'diff';
import { clausesOfReading } from '../src/core/compare/clauses/from-source';
import { differenceOf } from '../src/core/differences/difference';
import type { Side } from '../src/core/differences/side';
import { readInstrument } from '../src/core/reading/read-instrument';
import type { Reading } from '../src/core/reading/reading';
import { knownStyle } from '../test/support/known-style';
import { officialTextPath, type OfficialInstrument } from '../test/support/official-texts';
import { inTurn } from './measure';

const PLAIN_TIMEOUT_MS = 20_000;
const NO_FIGURES = { stated: new Map<string, readonly string[]>(), resting: new Map<string, readonly string[]>() };

/** The two longest instruments clause by clause, against reading their texts, and against a plain comparison of all their words. */
export function benchDiffing(): void {
  const ids = ['au-qld/casino-gaming-rule-2024', 'nz/table-games-divisions'] as const;
  if (!ids.every((id) => existsSync(officialTextPath(id)))) {
    console.log('comparing two instruments      not measured: the official texts are not here (set INSTRUMENTS_DIR)');
    return;
  }
  const texts = ids.map((id) => readFileSync(officialTextPath(id), 'utf8'));
  const read = (): readonly Reading[] => ids.map((id, at) => readInstrument(texts[at] ?? '', knownStyle(id)));
  const [from, to] = read().map((reading, at) => sideOf(ids[at] ?? ids[0], reading));
  if (from === undefined || to === undefined) return;
  const times = inTurn(3, { read: () => void read(), diff: () => void differenceOf(from, to) });
  const [reading = 0, diff = 0] = [times['read'], times['diff']];
  const start = process.hrtime.bigint();
  const words = texts.map((text) => text.split(/\s+/));
  const plain = diffArrays(words[0] ?? [], words[1] ?? [], { timeout: PLAIN_TIMEOUT_MS });
  const plainly = Number(process.hrtime.bigint() - start) / 1e6;
  console.log(`comparing 3,906 clauses with 1,145  ${(diff / 1000).toFixed(2)} s   (under 2)`);
  console.log(`comparing / reading both texts      ${(diff / reading).toFixed(2)}   (at most 1)`);
  console.log(
    `plain word diff / comparing         ${plain === undefined ? 'over ' : ''}${(plainly / diff).toFixed(1)}${plain === undefined ? ', given up' : ''}`,
  );
}

const sideOf = (id: OfficialInstrument, reading: Reading): Side => ({
  ...{ name: id, title: id, instrument: id, words: 'official', ruleSets: [], recognised: [] },
  clauses: clausesOfReading(id, reading, NO_FIGURES),
});
