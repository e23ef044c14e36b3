import type { DataSource } from 'typeorm';
import { Failure } from '../core/failures/failure';
import type { Effect } from '../core/rules/effect';
import { sourceName } from '../core/rules/effect-rows';
import { sourcesInForce } from '../core/rules/in-force';
import { recordEffect } from '../io/postgres/store/effect-store';
import type { Held } from './held';

/** Records a date that an officer has learnt of; refuses what could not be applied, so that a slip never stops the service. */
export async function recordKnownEffect(
  dataSource: DataSource,
  held: Held,
  effect: Effect,
  who: string,
): Promise<number> {
  if (effect.basis === 'assumed' && effect.reason === undefined)
    throw new Failure('BAD_ARGUMENT', 'A day that is assumed needs a reason; say why this day is taken.');
  if (effect.kind === 'begins' && effect.day === undefined && effect.by === undefined)
    throw new Failure('BAD_ARGUMENT', 'Say on which day it begins, or with which instrument.');
  const { sources, effects } = held.book;
  const source = sources.find(({ id, compilation }) => id === effect.instrument && compilation === effect.compilation);
  if (source?.draft === true)
    throw new Failure(
      'BAD_ARGUMENT',
      `${sourceName(source.id, source.compilation)} is a draft and governs nothing; publish it (house-rules draft publish) and then record what is known of its days.`,
    );
  const { problems } = sourcesInForce(sources, [...effects, effect]);
  if (problems.length > 0) throw new Failure('BAD_ARGUMENT', `This cannot be recorded: ${problems.join('; ')}.`);
  return recordEffect(dataSource, effect, who);
}
