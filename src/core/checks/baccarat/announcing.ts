import type { BaccaratFacts } from '../../games/baccarat/game';
import type { Cited } from '../../play/judging/ruling';

/** Who must announce a point count must announce the right one. */
export function dutyToAnnounce(
  of: string,
  cards: number,
  { announcements }: Partial<Pick<BaccaratFacts, 'announcements'>>,
): readonly Cited<'announcements'>[] {
  const hand = of.startsWith('box:') ? 'box' : of;
  const when = cards > 2 ? ['third-card', 'final'] : ['first-two-cards', 'final'];
  const row = when.map((moment) => `${hand}/${moment}`).find((name) => announcements?.includes(name));
  return row === undefined ? [] : [['announcements', row]];
}
