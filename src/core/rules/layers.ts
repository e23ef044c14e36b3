import { declarationOf } from '../games/registry';
import { rowsOf, sharesOf, withoutRows, type Share } from './share';
import { EVERY_GAME, type FactsSource, type Form, type InstrumentSource } from './source';

/** A layer of facts with the book it stands in. */
export interface Layer {
  readonly book: string;
  readonly source: FactsSource;
}

export const sameForm = (a: Form, b: Form): boolean => a.game === b.game && a.variant === b.variant;

export const layersIn = ({ books }: InstrumentSource): readonly Layer[] =>
  books.flatMap((book) => book.facts.map((source) => ({ book: book.id, source })));

/** What a form rests on, from the bottom: general rules, the book it extends, its base form, itself, additions from other books. */
export function layersOf(form: Form, own: Layer, all: readonly Layer[]): readonly Layer[] {
  const names = ({ forms }: FactsSource): boolean => forms.some((one) => sameForm(one, form));
  const general = all.filter(
    ({ source }) =>
      source.role === 'general' && source.forms.some(({ game }) => game === EVERY_GAME || game === form.game),
  );
  const additions = all.filter(({ source }) => source.role === 'addition' && names(source));
  return [...general, ...beneath(form, own, all), own, ...additions];
}

function beneath(form: Form, own: Layer, all: readonly Layer[]): readonly Layer[] {
  const book = own.source.extends ?? (form.variant === undefined ? undefined : own.book);
  const base = all.find(
    (layer) =>
      layer !== own &&
      layer.source.role === 'form' &&
      layer.book === book &&
      layer.source.forms.some(({ game, variant }) => game === form.game && variant === undefined),
  );
  return base === undefined ? [] : [...beneath({ game: form.game }, base, all), base];
}

/** The shares of every fact once all layers lie upon one another; a row or a fact stated higher up replaces the lower one. */
export function sharesByFact(
  instrument: string,
  game: string,
  layers: readonly Layer[],
): ReadonlyMap<string, readonly Share[]> {
  const facts = new Map<string, readonly Share[]>();
  for (const { book, source } of layers) {
    for (const taken of source.without) takeAway(facts, taken);
    for (const [name, entries] of Object.entries(source.facts)) {
      const upper = entries.flatMap((entry) => sharesOf(entry, instrument, book));
      const lower = declarationOf(game, name)?.kind.overlays === true ? (facts.get(name) ?? []) : [];
      const rows = new Set(upper.flatMap(rowsOf));
      facts.set(name, [...lower.flatMap((share) => withoutRows(share, rows) ?? []), ...upper]);
    }
  }
  return facts;
}

function takeAway(facts: Map<string, readonly Share[]>, taken: string): void {
  const [name = '', ...row] = taken.split('.');
  const shares = facts.get(name);
  if (shares === undefined) return;
  const rows = new Set([row.join('.')]);
  const left = row.length === 0 ? [] : shares.flatMap((share) => withoutRows(share, rows) ?? []);
  if (left.length === 0) facts.delete(name);
  else facts.set(name, left);
}
