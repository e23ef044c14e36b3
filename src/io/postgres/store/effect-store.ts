import type { DataSource, EntityManager } from 'typeorm';
import { sameEffect, subjectOfEffect, withdrawn, type Effect } from '../../../core/rules/effect';
import type { CalendarDate } from '../../../core/values/calendar-date';
import { EffectEntity } from '../entities/effect.entity';
import { logChange } from './change-log';
import { insertAll } from './insert-all';

/** Where an effect comes from that an officer recorded, and not the rule sources of an instrument. */
export const RECORD = 'record';

/** An effect with where it comes from and the change by which it was learnt. */
export interface HeldEffect extends Effect {
  readonly change: number;
  readonly origin: string;
}

/**
 * Of an edition of rule sources only what it says otherwise than the one before becomes a row, so that a date an officer corrected
 * stands until the sources themselves speak of it anew; what they no longer say is withdrawn.
 */
export async function storeSourceEffects(
  manager: EntityManager,
  origin: string,
  change: number,
  effects: readonly Effect[],
): Promise<void> {
  const before = lastOfEach(await effectRows(manager, 'origin = $1', [origin]));
  const now = lastOfEach(effects);
  const fresh = [...now].filter(([subject, effect]) => {
    const known = before.get(subject);
    return known === undefined || !sameEffect(known, effect);
  });
  const gone = [...before].filter(([subject, effect]) => !now.has(subject) && !sameEffect(effect, withdrawn(effect)));
  await insertEffects(manager, origin, change, [
    ...fresh.map(([, effect]) => effect),
    ...gone.map(([, effect]) => withdrawn(effect)),
  ]);
}

const lastOfEach = (effects: readonly Effect[]): ReadonlyMap<string, Effect> =>
  new Map(effects.map((effect) => [subjectOfEffect(effect), effect]));

/** A correction, a late gazettal or a revocation that an officer has learnt of. */
export async function recordEffect(dataSource: DataSource, effect: Effect, who: string): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const change = await logChange(manager, {
      who,
      action: 'record-effect',
      subject: effect.instrument,
      detail: { ...effect },
    });
    await insertEffects(manager, RECORD, change, [effect]);
    return change;
  });
}

/** Everything known of beginnings and ends after some change, in the order in which it was learnt. */
export const effectsHeld = (dataSource: DataSource, change: number): Promise<readonly HeldEffect[]> =>
  effectRows(dataSource.manager, 'change <= $1', [change]);

async function effectRows(manager: EntityManager, where: string, values: unknown[]): Promise<readonly HeldEffect[]> {
  const rows = await manager.query<EffectEntity[]>(
    `SELECT change, origin, instrument, compilation, place, kind, to_char(day, 'YYYY-MM-DD') AS day, basis, reason,
       stated_by AS "statedBy"
     FROM effect WHERE ${where} ORDER BY id`,
    values,
  );
  return rows.map(({ compilation, place, day, reason, statedBy, ...row }) => ({
    ...row,
    compilation: compilation ?? undefined,
    place: place ?? undefined,
    day: (day ?? undefined) as CalendarDate | undefined,
    reason: reason ?? undefined,
    by: statedBy ?? undefined,
  }));
}

const insertEffects = (manager: EntityManager, origin: string, change: number, effects: readonly Effect[]) =>
  insertAll(
    manager,
    EffectEntity,
    effects.map(({ by, ...effect }) => ({ ...effect, statedBy: by, origin, change })),
  );
