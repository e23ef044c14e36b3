import { gameOf } from '../games/registry';
import type { Reading } from '../reading/reading';
import type { InstrumentSource } from '../rules/source';

/** The title printed over each book: the last one before its first clause. */
export function printedTitles({
  clauses,
  furniture,
}: Pick<Reading, 'clauses' | 'furniture'>): ReadonlyMap<string, string> {
  const titles = furniture.filter(({ why }) => why === 'title');
  const found = new Map<string, string>();
  let before = 0;
  for (const { book, line } of clauses) {
    if (!found.has(book)) {
      const title = titles.findLast((one) => one.line > before && one.line <= line);
      if (title !== undefined) found.set(book, title.text);
    }
    before = line;
  }
  return found;
}

/** Without a printed title, the book by its name and the games it sets out: `Schedule 1(a): Baccarat (electronic)`. */
export function bookTitle({ books, reading }: InstrumentSource, id: string): string {
  const pinned = reading?.books?.find(({ name }) => name === id)?.heading;
  const name = pinned ?? inWords(id);
  const forms = books.find((book) => book.id === id)?.facts.filter(({ role }) => role === 'form') ?? [];
  const games = forms.flatMap((layer) =>
    layer.forms.map(
      ({ game, variant }) => `${gameOf(game)?.title ?? game}${variant === undefined ? '' : ` (${inWords(variant)})`}`,
    ),
  );
  const told = [...new Set(games)].filter((game) => game.toLowerCase() !== name.toLowerCase());
  return told.length === 0 ? name : `${name}: ${told.join(', ')}`;
}

const NAMES: Readonly<Record<string, string>> = {
  front: 'Making of the instrument',
  body: 'Body of the rule',
  rules: 'Rules',
};

function inWords(id: string): string {
  const known = NAMES[id];
  if (known !== undefined) return known;
  const numbered = /^(sch|div)-(.+)$/.exec(id);
  if (numbered) return `${numbered[1] === 'sch' ? 'Schedule' : 'Division'} ${numbered[2] ?? ''}`;
  const words = id.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
