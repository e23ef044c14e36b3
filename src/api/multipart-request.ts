import type { MultipartFile } from '@fastify/multipart';
import { Failure } from '../core/failures/failure';

export const wrongUpload = (sentence: string): Failure => new Failure('BAD_ARGUMENT', sentence);

type Part = MultipartFile | { readonly type: 'field'; readonly fieldname: string; readonly value: unknown };

/** The operation with the file in its place. */
export async function operationsOf(
  parts: AsyncIterable<Part>,
  receive: (part: MultipartFile, operations: Readonly<Record<string, unknown>>) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  let operations: Record<string, unknown> | undefined;
  let map: Record<string, unknown> | undefined;
  let isReceived = false;
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.fieldname === 'operations') operations = objectIn(part);
      else if (part.fieldname === 'map') map = objectIn(part);
      continue;
    }
    if (operations === undefined || map === undefined) {
      part.file.resume();
      throw wrongUpload('The parts of an upload come in this order: operations, map, then the file.');
    }
    const place = placeIn(operations, map[part.fieldname]);
    place.holder[place.name] = await receive(part, operations);
    isReceived = true;
  }
  if (operations === undefined || !isReceived)
    throw wrongUpload('The request holds no file; send operations, map and the file.');
  return operations;
}

function objectIn({
  fieldname,
  value,
}: {
  readonly fieldname: string;
  readonly value: unknown;
}): Record<string, unknown> {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    if (isObject(read)) return read;
  } catch {
    // Said below, as for any other value.
  }
  throw wrongUpload(`"${fieldname}" must be one JSON object.`);
}

/** Where the file goes: one path such as `variables.file`, at which `operations` has null. */
function placeIn(
  operations: Record<string, unknown>,
  paths: unknown,
): { holder: Record<string, unknown>; name: string } {
  const [path] = Array.isArray(paths) && paths.length === 1 ? (paths as readonly unknown[]) : [];
  const [root, ...names] = typeof path === 'string' ? path.split('.') : [];
  const name = names.pop();
  let holder: unknown = root === 'variables' ? operations['variables'] : undefined;
  for (const step of names) holder = isObject(holder) && Object.hasOwn(holder, step) ? holder[step] : undefined;
  if (name === undefined || !isObject(holder) || !Object.hasOwn(holder, name) || holder[name] !== null)
    throw wrongUpload(
      '"map" must name the file\'s one place, such as {"0": ["variables.file"]}, where operations has null.',
    );
  return { holder, name };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
