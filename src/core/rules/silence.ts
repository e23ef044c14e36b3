import { declarationOf } from '../games/registry';
import type { Layer } from './layers';
import { EVERY_GAME } from './source';

/**
 * What a form's books are silent on once all layers lie upon one another: what one of them says it is silent on or takes away,
 * unless it is stated all the same. Nothing where no layer was asked to say so.
 */
export function silentIn(
  layers: readonly Layer[],
  stated: ReadonlyMap<string, unknown>,
): ReadonlySet<string> | undefined {
  if (layers.every(({ source }) => source.silent === undefined)) return undefined;
  const said = layers.flatMap(({ source }) => [
    ...(source.silent ?? []),
    ...source.without.map((taken) => taken.split('.')[0] ?? taken),
  ]);
  return new Set(said.filter((name) => !stated.has(name)));
}

/** What rules state and what they are silent on, as far as this page needs to know it. */
interface StatedOrNot {
  readonly facts: ReadonlyMap<string, unknown>;
  readonly silent?: ReadonlySet<string> | undefined;
}

/** What rules are silent on once some of their facts have gone: on these too, and nobody need ask whether there is a duty. */
export function silentWithout(
  { facts, silent }: StatedOrNot,
  isLeft: (name: string) => boolean,
): Pick<StatedOrNot, 'silent'> {
  return silent === undefined ? {} : { silent: new Set([...silent, ...facts.keys()].filter((name) => !isLeft(name))) };
}

/** A fact is stated or passed over in silence, not both; and silence is kept on facts that the game has. */
export function silenceProblems(instrument: string, game: string, layers: readonly Layer[]): readonly string[] {
  const stated = new Set<string>();
  return layers.flatMap(({ book, source }) => {
    for (const taken of source.without) stated.delete(taken);
    for (const name of Object.keys(source.facts)) stated.add(name);
    const isGeneral = source.forms.some((form) => form.game === EVERY_GAME);
    return (source.silent ?? []).flatMap((name) => {
      if (stated.has(name))
        return [`${instrument} ${book}: fact ${name}: it is stated, and said to be passed over in silence`];
      return isGeneral || declarationOf(game, name)
        ? []
        : [`${instrument} ${book}: fact ${name}: ${game} knows no such fact`];
    });
  });
}
