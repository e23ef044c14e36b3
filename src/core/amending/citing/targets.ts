import { ordinalsOf, print } from '../../reading/numbering/ordinal';
import type { Place, Target } from '../instruction';
import type { Cited } from './citations';

/** What the words around an operation are about: a heading over it, the sentence that opens its list. */
export interface Context {
  readonly target: Target;
  /** "After clause 4.2" over "Insert:" says where. */
  readonly at?: Place['at'];
}

/** The things cited, completed from the context: "paragraph (c)" under "Clause 5.3" is 5.3(c). */
export function targetsOf(
  cited: Cited | undefined,
  context: Context,
  names: (name: string) => string,
): readonly Target[] {
  if (cited === undefined) return [context.target];
  const outer = context.target;
  const instrument =
    cited.instrument === undefined || cited.instrument === '' ? outer.instrument : { name: cited.instrument };
  const [inner, around] = cited.books;
  const own = cited.labels.length === 0 && cited.books.length === 0;
  const book = around ?? inner ?? outer.book;
  const part = around === undefined ? (inner === undefined ? outer.part : undefined) : inner;
  const labels =
    cited.labels.length > 0
      ? cited.labels.flatMap((label) => completed(label, outer.label))
      : [own ? outer.label : undefined];
  const cells =
    cited.names.length > 0 ? cited.names.map(names) : [cited.element === 'clause' && own ? outer.name : undefined];
  const element = cited.element === 'clause' && own ? outer.element : cited.element;
  return labels.flatMap((label) =>
    cells.map((name) => ({
      element,
      ...(instrument === undefined ? {} : { instrument }),
      ...(book === undefined ? {} : { book }),
      ...(part === undefined ? {} : { part }),
      ...(label === undefined ? {} : { label }),
      ...(name === undefined || name === '' ? {} : { name }),
    })),
  );
}

/** "(c)" under 5.3 is 5.3(c), and under 5.3(b) too: it stands beside (b). "4 to 6" is 4, 5 and 6. */
export function completed(label: string, outer: string | undefined): readonly string[] {
  const [from = '', to] = label.split(' to ');
  const start = from.startsWith('(') ? baseFor(from, outer ?? '') + from : from;
  return to === undefined ? [start] : range(start, to);
}

function baseFor(label: string, outer: string): string {
  const [, first = ''] = /^\(([^)]*)\)/.exec(label) ?? [];
  for (let base = outer; base.endsWith(')'); base = base.slice(0, base.lastIndexOf('('))) {
    if (scheme(base.slice(base.lastIndexOf('(') + 1, -1)) === scheme(first))
      return base.slice(0, base.lastIndexOf('('));
  }
  return outer;
}

function scheme(number: string): string {
  if (/^\d/.test(number)) return 'number';
  return /^[ivx]+$/.test(number) && (number.length > 1 || number === 'i') ? 'roman' : 'letter';
}

const longestRange = 60;

/** Both ends where what lies between cannot be told. */
function range(from: string, to: string): readonly string[] {
  const stem = /^(.*?)([A-Za-z0-9]+)(\)?)$/.exec(from);
  const last = /([A-Za-z0-9]+)\)?$/.exec(to)?.[1] ?? '';
  const [, before = '', first = '', after = ''] = stem ?? [];
  const start = ordinalsOf(first)[0];
  const end = ordinalsOf(last).find(({ scheme: counted }) => counted === start?.scheme);
  if (start === undefined || end === undefined) return [from, to];
  const steps = (end.place - start.place) / 100;
  if (!Number.isInteger(steps) || steps < 1 || steps > longestRange) return [from, before + last + after];
  return Array.from({ length: steps + 1 }, (_, step) => {
    return before + print({ scheme: start.scheme, place: start.place + step * 100 }) + after;
  });
}
