import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { Failure } from '../../../core/failures/failure';
import { isField, isMoney, valueOf } from './csv-fields';
import type { CsvMapping } from './csv-mapping';

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const field = z.string().refine(isField, { error: 'is no field of a round record' });

const isOfRound = (name: string): boolean => !name.startsWith('event.');

const schema = z.strictObject({
  separator: z.string().length(1).optional(),
  columns: z.record(z.string(), field).optional(),
  constants: z.record(field.refine(isOfRound, { error: 'is no field of a whole round' }), text).default({}),
  values: z.record(field, z.record(z.string(), text)).default({}),
  dollars: z.array(field.refine(isMoney, { error: 'is no amount' })).default([]),
  ignore: z.array(z.string()).default([]),
});

export function readMapping(file: string): CsvMapping {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw new Failure(
      'NO_SUCH_FILE',
      `${file}: there is no such file; --mapping names a YAML file (docs/csv-rounds.md).`,
    );
  }
  return mappingIn(content, file);
}

export function mappingIn(content: string, file: string): CsvMapping {
  let value: unknown;
  try {
    value = parse(content);
  } catch (error) {
    throw wrong(file, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  const read = schema.safeParse(value);
  if (read.success) {
    for (const [name, constant] of Object.entries(read.data.constants)) {
      const known = valueOf(name, constant);
      if ('wrong' in known) throw wrong(file, `constants.${name} ${known.wrong}, found "${constant}"`);
    }
    return read.data;
  }
  const [issue] = read.error.issues;
  // What is wrong with a key stands within.
  const why = issue?.code === 'invalid_key' ? issue.issues[0]?.message : issue?.message;
  throw wrong(file, `${issue?.path.join('.') ?? ''} ${why ?? 'is wrong'}`.trim());
}

const wrong = (name: string, why: string): Failure =>
  new Failure('BAD_ARGUMENT', `${name} cannot be used as a mapping: ${why}; docs/csv-rounds.md describes it.`);
