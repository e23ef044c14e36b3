import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The official texts are the Crown's and not in this repository. Tests that need one read it from INSTRUMENTS_DIR, or from
 * ../shared/instruments beside the checkout. Without it they are skipped and say so; in CI its absence is a failure.
 */
const directory = process.env['INSTRUMENTS_DIR'] ?? join(__dirname, '..', '..', '..', 'shared', 'instruments');

export const officialTexts = {
  'au-act/gazette-s196-1992': 'au-act-gazette-s196-1992.txt',
  'au-act/ni2019-689': 'au-act-ni2019-689.txt',
  'au-nsw/ltgame-2016': 'au-nsw-ltgame-2016.txt',
  'au-qld/casino-gaming-rule-2024': 'au-qld-casino-gaming-rule-2024.txt',
  'nz/table-games-divisions': 'nz-table-games-divisions.txt',
} as const;

export type OfficialInstrument = keyof typeof officialTexts;

export function officialTextPath(instrument: OfficialInstrument): string {
  return join(directory, officialTexts[instrument]);
}

/** `describe` for tests on one official text; `text` reads it when a test asks for it. */
export function describeOfficial(
  instrument: OfficialInstrument,
  title: string,
  tests: (text: () => string) => void,
): void {
  const path = officialTextPath(instrument);
  if (existsSync(path)) {
    describe(title, () => tests(() => readFileSync(path, 'utf8')));
    return;
  }
  const reason = `the official text is not at ${path}; set INSTRUMENTS_DIR to the folder that holds it`;
  if (process.env['CI']) {
    test(title, () => {
      throw new Error(`In CI this must run, but ${reason}.`);
    });
    return;
  }
  // Jest does not print the names of skipped tests when a whole file is skipped.
  console.warn(`Skipped “${title}”: ${reason}.`);
  describe.skip(`${title} (skipped: ${reason})`, () => tests(() => ''));
}
