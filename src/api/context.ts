import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { Holder } from '../app/access/role';
import type { Held } from '../app/held';
import type { HeldClause } from '../app/held-clauses';
import type { RulesService } from '../app/rules-service';
import type { Timed } from './deadline';
import { citationOf, parseCitation } from '../core/values/citation';
import { grouped } from '../core/values/grouped';
import { auditLoaders, type AuditLoaders } from './audit-loaders';
import { editionsOf, versionsOf, type StoredEdition, type StoredVersion } from '../io/postgres/store/clause-history';
import { definitionsUsedIn, type StoredUse } from '../io/postgres/store/definition-reader';
import { wordsIn, type WordsAsked } from '../io/postgres/store/former-words';
import type { Patience } from '../io/threads/asked';
import { officialWords, type OfficialWords } from '../io/postgres/store/printed-reader';
import { referencesOf, type PlacedName, type StoredReference } from '../io/postgres/store/reference-reader';

/** What every resolver of one request shares: all that was known at its beginning, and one loader for each kind of row. */
export interface RequestContext {
  /** Until when the work of the request is worth doing. */
  readonly patience: Patience;
  /** Whose key the request came with. */
  readonly holder: Holder;
  readonly held: Held;
  readonly service: RulesService;
  /** Official words by the row they stand in. */
  readonly words: DataLoader<number, OfficialWords | undefined>;
  readonly references: DataLoader<HeldClause, readonly StoredReference[], string>;
  readonly referencesTo: DataLoader<HeldClause, readonly StoredReference[], string>;
  readonly definitions: DataLoader<HeldClause, readonly StoredUse[], string>;
  /** What a clause said over time, by its citation. */
  readonly versions: DataLoader<string, readonly StoredVersion[]>;
  readonly editions: DataLoader<string, readonly StoredEdition[]>;
  /** Words of a text that may no longer be the newest. */
  readonly former: DataLoader<WordsAsked, string | undefined, string>;
  readonly auditing: AuditLoaders;
}

/** All that was known at an instant; without one, at the beginning of the request. */
export const heldAt = ({ held, service }: RequestContext, instant: Date | null | undefined): Promise<Held> =>
  instant == null ? Promise.resolve(held) : service.knownAt(instant);

export async function contextFor(
  dataSource: DataSource,
  service: RulesService,
  holder: Holder,
  begin: () => Patience,
): Promise<RequestContext & Timed> {
  const held = await service.current();
  // The time begins now: whoever asks first after a change waits for the rules to be read.
  const patience = begin();
  return {
    ...{ holder, patience, held, deadline: patience.deadline },
    service,
    words: new DataLoader(async (ids) => {
      const rows = new Map((await officialWords(dataSource, ids)).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id));
    }),
    references: byClause(
      (clauses) => referencesOf(dataSource, 'from', clauses),
      ({ editionId, from }) => ({ editionId, ...from }),
    ),
    referencesTo: byClause(
      (clauses) => referencesOf(dataSource, 'to', clauses),
      ({ editionId, to }) => to && { editionId, ...to },
    ),
    definitions: byClause(
      (clauses) => definitionsUsedIn(dataSource, clauses),
      ({ usedIn }) => usedIn,
    ),
    versions: new DataLoader(async (citations) => {
      const asked = citations.flatMap((citation) => parseCitation(citation) ?? []);
      const found = grouped(await versionsOf(dataSource, asked), ({ instrument, book, label }) =>
        citationOf(instrument, book, label),
      );
      return citations.map((citation) => found.get(citation) ?? []);
    }),
    editions: new DataLoader(async (instruments) => {
      const found = grouped(await editionsOf(dataSource, instruments), ({ instrument }) => instrument);
      return instruments.map((instrument) => found.get(instrument) ?? []);
    }),
    former: new DataLoader(
      async (asked) => {
        const found = new Map((await wordsIn(dataSource, asked)).map((words) => [wordsKey(words), words.text]));
        return asked.map((words) => found.get(wordsKey(words)));
      },
      { cacheKeyFn: wordsKey },
    ),
    auditing: auditLoaders(dataSource),
  };
}

const wordsKey = ({ instrument, sha256, book, label, term }: WordsAsked): string =>
  [instrument, sha256, book, label, term ?? ''].join('\n');

const keyOf = ({ editionId, book, label }: PlacedName): string => `${String(editionId)} ${book}/${label}`;

/** Rows that belong to clauses of official texts; a clause without one has none, and costs no statement. */
function byClause<T>(
  load: (clauses: readonly PlacedName[]) => Promise<readonly T[]>,
  placeOf: (row: T) => PlacedName | undefined,
): DataLoader<HeldClause, readonly T[], string> {
  return new DataLoader(
    async (clauses) => {
      const places = clauses.map(({ textEdition, book, label }) => ({ editionId: textEdition ?? 0, book, label }));
      const printed = places.filter(({ editionId }) => editionId !== 0);
      const rows = printed.length === 0 ? [] : await load(printed);
      const found = grouped(rows, (row) => {
        const place = placeOf(row);
        return place === undefined ? '' : keyOf(place);
      });
      return places.map((place) => found.get(keyOf(place)) ?? []);
    },
    { cacheKeyFn: ({ citation }) => citation },
  );
}
