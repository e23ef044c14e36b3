import type { RoundEvent } from '../../rounds/record';
import { isVoiding, type Treatment } from '../../values/treatment';
import { withPlay, type Play, type ToldHands } from './told-hands';
import type { Facts } from './cards';

type Noted = RoundEvent & { type: 'irregularity' };

/** Something that may go wrong in a round and for which a row of the rules prescribes the treatment. */
export interface Provision {
  readonly row: string;
  readonly noted: Omit<Noted, 'type' | 'treatment'>;
  readonly when: NonNullable<Play['noted']>['when'];
}

const provision = (row: string, when: Provision['when'], more: Partial<Noted> = {}): Provision => {
  const [kind = row, ...of] = row.split('/');
  return { row, when, noted: { kind, ...(of.length > 0 && { of: of.join('/') }), ...more } };
};

export const PROVISIONS: readonly Provision[] = [
  provision('card-face-up-in-shoe', 'before'),
  provision('failed-to-burn', 'before'),
  provision('excess-card-drawn/unexposed', 'dealt', { exposed: false }),
  provision('excess-card-drawn/exposed', 'dealt', { exposed: true }),
  provision('excess-card-drawn/exposed/after-first-deal', 'dealt', { exposed: true }),
  provision('card-exposed-in-error', 'dealt'),
  provision('card-exposed-in-error/after-first-deal', 'dealt'),
  provision('card-to-wrong-hand/first-deal', 'dealt'),
  provision('card-to-wrong-hand/before-dealer-acted', 'dealt'),
  provision('malfunction/card-machine/player-disadvantaged', 'end'),
  provision('malfunction/jackpot-system/after-deal', 'end'),
  provision('missing-or-foreign-card/found-before-jackpot-paid', 'end'),
  provision('wrong-result-entered', 'end'),
];

/** What a record says was done where a clause prescribes this. */
export const doneFor = (prescribed: string): Treatment =>
  prescribed === 'player-chooses' ? 'played' : (prescribed as Treatment);

/** The round with the irregularity in it, treated in this way and settled accordingly. */
export function treatedAs(
  told: ToldHands,
  { noted, when }: Pick<Provision, 'noted' | 'when'>,
  treatment: Treatment,
  facts: Facts,
): { readonly told: ToldHands; readonly event: RoundEvent } {
  const event: Noted = { type: 'irregularity', ...noted, treatment };
  const isVoid = isVoiding(treatment) && treatment !== 'hand-void';
  return { event, told: { ...withPlay(told, { noted: { when, event } }, facts), isPlain: false, isVoid } };
}

export const INSUFFICIENT: Provision = provision('insufficient-cards', 'dealt');

/** The operator may declare a round void where the rules say so. */
export const BY_OPERATOR = 'invalidated-by-operator';

export const voidedByOperator = (told: ToldHands, facts: Facts): ToldHands => ({
  ...withPlay(told, { noted: { when: 'end', event: { type: 'void', scope: 'round' } } }, facts),
  isPlain: false,
  isVoid: true,
});
