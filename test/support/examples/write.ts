import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesFolder } from '../../../src/io/files/examples';
import { asLines, dutiesOfBaccarat, examplesOf } from './examples';

/** `npm run examples`: writes the examples of every check from the scenes in this folder, judged by the rules of each place. */
const examples = dutiesOfBaccarat().flatMap((duty) => examplesOf(duty));
writeFileSync(join(examplesFolder(), 'baccarat.ndjson'), asLines(examples));
process.stdout.write(`${String(examples.length)} examples written.\n`);
