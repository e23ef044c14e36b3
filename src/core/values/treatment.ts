/** What a table may do about an irregularity, as a round record says it and as a clause prescribes it. */
export const TREATMENTS = [
  'played',
  'burnt',
  'moved-to-banker',
  'next-card',
  'first-card-of-next-round',
  'dummy-round',
  'hand-void',
  'round-void',
  'wagers-returned',
  'result-stands',
  'result-recalculated',
  'reconstructed',
  'play-again',
  'redealt',
  'removed',
  'reduced',
  'stands',
  'replaced',
  'hand-dead',
  'discards-shuffled',
] as const;
export type Treatment = (typeof TREATMENTS)[number];

const VOIDING: ReadonlySet<Treatment> = new Set(['round-void', 'hand-void', 'wagers-returned']);

/** Leaves what it is applied to, a coup or one player's wagers, without a result. */
export const isVoiding = (treatment: Treatment | undefined): boolean =>
  treatment !== undefined && VOIDING.has(treatment);
