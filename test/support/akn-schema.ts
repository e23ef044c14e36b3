import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { officialTextPath } from './official-texts';

/** The schema is OASIS's and not in this repository; it is looked for in `schemas` beside the folder of the official texts. */
const folder = join(dirname(officialTextPath('au-nsw/ltgame-2016')), '..', 'schemas');

/** `describe` for tests that need the Akoma Ntoso schema; without it they are skipped and say so, and in CI they fail. */
export function describeWithSchema(title: string, tests: () => void): void {
  if (existsSync(join(folder, 'akomantoso30.xsd'))) {
    describe(title, tests);
    return;
  }
  const reason = `akomantoso30.xsd is not in ${folder}; INSTRUMENTS_DIR names the folder beside it`;
  if (process.env['CI']) {
    test(title, () => {
      throw new Error(`In CI this must run, but ${reason}.`);
    });
    return;
  }
  console.warn(`Skipped “${title}”: ${reason}.`);
  describe.skip(`${title} (skipped: ${reason})`, tests);
}

/** What the validator says against the documents, by name; nothing for valid ones. One call reads the schema once for all. */
export async function schemaFaults(documents: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const file = (fileName: string) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') });
  const { errors } = await validateXML({
    xml: Object.entries(documents).map(([fileName, contents]) => ({ fileName: `${fileName}.xml`, contents })),
    schema: [file('akomantoso30.xsd')],
    preload: [file('xml.xsd')],
    initialMemoryPages: 1024,
    maxMemoryPages: 16_384,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
