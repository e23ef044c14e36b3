import { createHash } from 'node:crypto';
import { FINDINGS } from '../../core/auditing/manifest';

/** So many differences are shown; more would only repeat them. */
const SHOWN = 5;

/** The digest of what was judged again, and where it is not what the bundle says; both are read line by line. */
export function compared(
  lines: Iterable<string>,
  told: Iterator<string>,
): { readonly digest: string; readonly differences: readonly string[] } {
  const hash = createHash('sha256');
  const differences: string[] = [];
  let number = 0;
  const hold = (line: string | undefined, other: string | undefined): void => {
    number += 1;
    if (line !== other && differences.length < SHOWN)
      differences.push(
        `${FINDINGS}, line ${String(number)}: judged again it is ${(line ?? 'nothing').trim()}, and the bundle says ${(other ?? 'nothing').trim()}.`,
      );
  };
  const nextTold = (): string | undefined => {
    const next = told.next();
    return next.done === true ? undefined : next.value;
  };
  for (const line of lines) {
    hash.update(line);
    hold(line, nextTold());
  }
  for (let other = nextTold(); other !== undefined && differences.length < SHOWN; other = nextTold())
    hold(undefined, other);
  return { digest: hash.digest('hex'), differences };
}
