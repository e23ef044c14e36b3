import type { Link } from '../core/links/link';
import type { InstrumentSource } from '../core/rules/source';
import { heldInStore, rules, type DatabaseOption } from './sources';

/** Every link of the instruments held; those that changed words made suspect are known to the store alone. */
export async function knownLinks(
  option: DatabaseOption,
): Promise<{ readonly instruments: readonly InstrumentSource[]; readonly links: readonly Link[] }> {
  if (option.database) {
    const held = await heldInStore(option);
    return { instruments: held.book.instruments, links: held.links() };
  }
  const { linksOf } = await import('../core/links/links-of');
  const { instruments, ruleSets } = await rules(option);
  return { instruments, links: linksOf({ sources: instruments, ruleSets, textWords: new Map(), reviews: [] }) };
}
