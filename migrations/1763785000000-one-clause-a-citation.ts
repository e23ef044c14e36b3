import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A citation names one clause, always: of two clauses that bear one number under one parent the second is called `21(2)[2]`, and what stands
 * under it `21(2)[2](d)`. Clauses stored before are renamed so, none is lost. Hashes of their words stay as they were taken, over both: links
 * that rest on such a text turn suspect and a person looks, which is better than a hash nobody has computed.
 */
export class OneClauseACitation1763785000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const books = (await queryRunner.query(DOUBLED)) as readonly Book[];
    // Rows are added and never changed. That a name becomes one clause's own is no news about the law, so it is none in the log either.
    if (books.length > 0) for (const table of RENAMED) await queryRunner.query(guarded(table, 'DISABLE'));
    for (const book of books) await renameIn(queryRunner, book);
    if (books.length > 0) for (const table of RENAMED) await queryRunner.query(guarded(table, 'ENABLE'));
    await queryRunner.query(`DROP INDEX "clause_label"`);
    await queryRunner.query(
      `ALTER TABLE "clause" ADD CONSTRAINT "clause_label" UNIQUE ("edition_id", "book", "label")`,
    );
  }

  /** The names stay: taking them back would make one of two. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "clause" DROP CONSTRAINT "clause_label"`);
    await queryRunner.query(`CREATE INDEX "clause_label" ON "clause" ("edition_id", "book", "label")`);
  }
}

const RENAMED = ['clause', 'clause_reference', 'definition'];

const guarded = (table: string, how: 'DISABLE' | 'ENABLE'): string =>
  `ALTER TABLE "${table}" ${how} TRIGGER "append_only"`;

interface Book {
  readonly edition: number;
  readonly book: string;
}

interface StoredClause {
  readonly id: number;
  readonly label: string;
  readonly parent: string | null;
  readonly line: number | null;
  readonly body: string;
}

interface NamedClause extends StoredClause {
  readonly name: string;
  readonly under: string | null;
}

const DOUBLED = `
  SELECT DISTINCT "edition_id" AS "edition", "book" FROM "clause"
  GROUP BY "edition_id", "book", "label" HAVING count(*) > 1`;

async function renameIn(queryRunner: QueryRunner, { edition, book }: Book): Promise<void> {
  const place = [edition, book];
  const clauses = (await queryRunner.query(
    `SELECT "id", "label", "parent", "line", "body" FROM "clause"
     WHERE "edition_id" = $1 AND "book" = $2 ORDER BY "ordinal"`,
    place,
  )) as readonly StoredClause[];
  const renamed = named(clauses);
  for (const { id, name, under, label, parent } of renamed)
    if (name !== label || under !== parent)
      await queryRunner.query(`UPDATE "clause" SET "label" = $2, "parent" = $3 WHERE "id" = $1`, [id, name, under]);
  await renameReferences(queryRunner, place, renamed);
  await renameDefinitions(queryRunner, place, renamed);
}

/** In reading order: a clause belongs to the nearest before it that bears the number of its parent. */
function named(clauses: readonly StoredClause[]): readonly NamedClause[] {
  const nearest = new Map<string, string>();
  const times = new Map<string, number>();
  return clauses.map((clause) => {
    const { label, parent } = clause;
    const above = parent ?? nearestAbove(label, nearest);
    const under = above === undefined ? undefined : (nearest.get(above) ?? above);
    const wanted =
      above !== undefined && under !== undefined && label.startsWith(above) ? under + label.slice(above.length) : label;
    const time = (times.get(wanted) ?? 0) + 1;
    times.set(wanted, time);
    const name = time === 1 ? wanted : `${wanted}[${String(time)}]`;
    nearest.set(label, name);
    return { ...clause, name, under: parent === null ? null : (under ?? null) };
  });
}

/** Our own statements name no parent: it is told by the label. */
function nearestAbove(label: string, seen: ReadonlyMap<string, string>): string | undefined {
  for (let above = outer(label); above !== ''; above = outer(above)) if (seen.has(above)) return above;
  return undefined;
}

const outer = (label: string): string => label.slice(0, Math.max(label.lastIndexOf('('), label.lastIndexOf('.'), 0));

/** A citation was read on a line, which tells in which of the clauses it stands. */
async function renameReferences(
  queryRunner: QueryRunner,
  place: readonly unknown[],
  clauses: readonly NamedClause[],
): Promise<void> {
  const references = (await queryRunner.query(
    `SELECT "id", "from_label" AS "label", "line" FROM "clause_reference" WHERE "edition_id" = $1 AND "from_book" = $2`,
    [...place],
  )) as readonly { id: number; label: string; line: number }[];
  for (const { id, label, line } of references) {
    const holder = clauses.findLast((clause) => clause.label === label && (clause.line ?? 0) <= line);
    if (holder !== undefined && holder.name !== label)
      await queryRunner.query(`UPDATE "clause_reference" SET "from_label" = $2 WHERE "id" = $1`, [id, holder.name]);
  }
}

/** A definition stands in the clause that has its words; which of two clauses uses a term was never told, so both do. */
async function renameDefinitions(
  queryRunner: QueryRunner,
  place: readonly unknown[],
  clauses: readonly NamedClause[],
): Promise<void> {
  for (const { label, name, body } of clauses) {
    if (name === label) continue;
    const bearers = clauses.filter((clause) => clause.label === label);
    const elsewhere = bearers.filter((clause) => clause.name !== name).map((clause) => clause.body);
    await queryRunner.query(
      `UPDATE "definition" SET "label" = $4 WHERE "edition_id" = $1 AND "book" = $2 AND "label" = $3
         AND strpos($5, "body") > 0 AND NOT EXISTS (SELECT 1 FROM unnest($6::text[]) AS "other" WHERE strpos("other", "body") > 0)`,
      [...place, label, name, body, elsewhere],
    );
    await queryRunner.query(
      `INSERT INTO "term_use" ("edition_id", "book", "label", "definition")
       SELECT "edition_id", "book", $4, "definition" FROM "term_use"
       WHERE "edition_id" = $1 AND "book" = $2 AND "label" = $3 ON CONFLICT DO NOTHING`,
      [...place, label, name],
    );
  }
}
