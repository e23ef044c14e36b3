import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every change is a row of one hash-chained log, and its number is the version of all that is known. Dates of effect, reviews of
 * links and keys are rows of their own beside the editions; none of them is ever changed or taken away.
 */
export class TimeAndChanges1763500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...LOG, ...EDITIONS, ...RECORDS, ...APPEND_ONLY.map(appendOnly)])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await queryRunner.query(statement);
  }
}

/** The server itself numbers, dates and chains the rows, whoever inserts them; fields are hashed with their length before them. */
const LOG = [
  `CREATE TABLE "change_log" (
     "seq" integer NOT NULL,
     "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
     "who" text NOT NULL,
     "action" text NOT NULL,
     "subject" text NOT NULL,
     "detail" text NOT NULL DEFAULT '{}',
     "previous" text NOT NULL,
     "hash" text NOT NULL,
     CONSTRAINT "change_log_seq" PRIMARY KEY ("seq"))`,
  `CREATE INDEX "change_log_at" ON "change_log" ("at")`,
  `CREATE FUNCTION chain_change() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE last record; fields text[];
   BEGIN
     -- One change after another: the number of a row and the hash of the one before it are its alone.
     PERFORM pg_advisory_xact_lock(7305418);
     SELECT seq, at, hash INTO last FROM change_log ORDER BY seq DESC LIMIT 1;
     NEW.seq := COALESCE(last.seq, 0) + 1;
     -- A clock set back must not put a change before the one it followed.
     NEW.at := GREATEST(date_trunc('milliseconds', clock_timestamp()), last.at);
     NEW.previous := COALESCE(last.hash, '');
     fields := ARRAY[NEW.previous, NEW.seq::text, to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       NEW.who, NEW.action, NEW.subject, NEW.detail];
     SELECT encode(sha256(convert_to(string_agg(octet_length(convert_to(field, 'UTF8')) || ':' || field, '' ORDER BY place), 'UTF8')), 'hex')
       INTO NEW.hash FROM unnest(fields) WITH ORDINALITY AS part (field, place);
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER "chain_change" BEFORE INSERT ON "change_log" FOR EACH ROW EXECUTE FUNCTION chain_change()`,
  `REVOKE ALL ON "change_log" FROM PUBLIC`,
  `REVOKE UPDATE, DELETE, TRUNCATE ON "change_log" FROM CURRENT_USER`,
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION '% is append-only: a correction is a new row', TG_TABLE_NAME;
   END $$`,
];

const EDITIONS = [
  `CREATE EXTENSION IF NOT EXISTS btree_gin`,
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  `ALTER TABLE "edition" ADD COLUMN "change" integer`,
  `ALTER TABLE "edition" ADD COLUMN "compilation" text NOT NULL DEFAULT ''`,
  `ALTER TABLE "edition" ADD COLUMN "lint" jsonb NOT NULL DEFAULT '[]'`,
  `ALTER TABLE "edition" ADD COLUMN "words" text`,
  `ALTER TABLE "edition" ADD COLUMN "front" jsonb`,
  // What was known before the log was kept enters it now, in its order.
  `DO $$
   DECLARE known record; entry integer;
   BEGIN
     FOR known IN SELECT id, instrument_id, kind, sha256 FROM edition ORDER BY id LOOP
       INSERT INTO change_log (who, action, subject, detail) VALUES ('migration', 'store-' || known.kind, known.instrument_id,
         json_build_object('sha256', known.sha256)::text) RETURNING seq INTO entry;
       UPDATE edition SET change = entry WHERE id = known.id;
     END LOOP;
   END $$`,
  `ALTER TABLE "edition" ALTER COLUMN "change" SET NOT NULL`,
  `DROP INDEX "edition_newest"`,
  `CREATE INDEX "edition_newest" ON "edition" ("instrument_id", "compilation", "kind", "id")`,
  `ALTER TABLE "clause" ADD COLUMN "blocks" jsonb`,
  `ALTER TABLE "clause" ADD COLUMN "search" tsvector`,
  `CREATE FUNCTION search_clause() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.search := setweight(to_tsvector('english', NEW.heading), 'A') || setweight(to_tsvector('english', NEW.body), 'B');
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER "search_clause" BEFORE INSERT OR UPDATE ON "clause" FOR EACH ROW EXECUTE FUNCTION search_clause()`,
  `UPDATE "clause" SET "note" = "note"`,
  `DROP INDEX "clause_words"`,
  `CREATE INDEX "clause_search" ON "clause" USING gin ("edition_id", "search")`,
  `CREATE INDEX "reference_from" ON "clause_reference" ("edition_id", "from_book", "from_label")`,
  `CREATE INDEX "reference_to" ON "clause_reference" ("edition_id", "target_book", "target_label")`,
  `DROP INDEX "reference_of_edition_index"`,
  `CREATE TABLE "definition" (
     "edition_id" integer NOT NULL,
     "ordinal" integer NOT NULL,
     "term" text NOT NULL,
     "book" text NOT NULL,
     "label" text NOT NULL,
     "body" text NOT NULL,
     CONSTRAINT "definition_place" PRIMARY KEY ("edition_id", "ordinal"),
     CONSTRAINT "definition_of_edition" FOREIGN KEY ("edition_id") REFERENCES "edition"("id"))`,
  `CREATE TABLE "term_use" (
     "edition_id" integer NOT NULL,
     "definition" integer NOT NULL,
     "book" text NOT NULL,
     "label" text NOT NULL,
     CONSTRAINT "term_use_place" PRIMARY KEY ("edition_id", "book", "label", "definition"),
     CONSTRAINT "use_of_definition" FOREIGN KEY ("edition_id", "definition") REFERENCES "definition"("edition_id", "ordinal"))`,
  `CREATE INDEX "term_used" ON "term_use" ("edition_id", "definition")`,
  `CREATE TABLE "search_word" (
     "word" text NOT NULL,
     CONSTRAINT "search_word_itself" PRIMARY KEY ("word"))`,
  `CREATE INDEX "search_word_likeness" ON "search_word" USING gin ("word" gin_trgm_ops)`,
];

const RECORDS = [
  `CREATE TABLE "effect" (
     "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
     "change" integer NOT NULL,
     "origin" text NOT NULL,
     "instrument" text NOT NULL,
     "compilation" text,
     "place" text,
     "kind" text NOT NULL,
     "day" date,
     "basis" text NOT NULL,
     "reason" text,
     "stated_by" text,
     CONSTRAINT "effect_id" PRIMARY KEY ("id"))`,
  `CREATE TABLE "link_review" (
     "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
     "change" integer NOT NULL,
     "clause" text NOT NULL,
     "fact" text,
     "decision" text NOT NULL,
     "meaning" text NOT NULL,
     "note" text,
     "reviewer" text NOT NULL,
     "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
     CONSTRAINT "link_review_id" PRIMARY KEY ("id"))`,
  `CREATE TABLE "api_key" (
     "id" text NOT NULL,
     "change" integer NOT NULL,
     "name" text NOT NULL,
     "role" text NOT NULL,
     "secret_hash" text NOT NULL,
     "made_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
     CONSTRAINT "api_key_id" PRIMARY KEY ("id"))`,
  `CREATE TABLE "api_key_revocation" (
     "key_id" text NOT NULL,
     "change" integer NOT NULL,
     "revoked_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
     CONSTRAINT "api_key_revocation_id" PRIMARY KEY ("key_id"),
     CONSTRAINT "revocation_of_key" FOREIGN KEY ("key_id") REFERENCES "api_key"("id"))`,
  `CREATE TABLE "upload" (
     "id" text NOT NULL,
     "change" integer NOT NULL,
     "file_name" text NOT NULL,
     "sha256" text NOT NULL,
     "bytes" integer NOT NULL,
     "uploader" text NOT NULL,
     "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
     CONSTRAINT "upload_id" PRIMARY KEY ("id"))`,
];

const APPEND_ONLY = [
  'change_log',
  'edition',
  'clause',
  'fact_layer',
  'fact',
  'clause_reference',
  'definition',
  'term_use',
  'effect',
  'link_review',
  'api_key',
  'api_key_revocation',
  'upload',
];

const appendOnly = (table: string): string =>
  `CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "${table}" EXECUTE FUNCTION refuse_change()`;

/** Without the log nothing says when a later edition was learnt of; editions themselves stay. */
const DOWN = [
  ...['upload', 'api_key_revocation', 'api_key', 'link_review', 'effect', 'search_word', 'term_use', 'definition'].map(
    (table) => `DROP TABLE "${table}"`,
  ),
  ...['edition', 'clause', 'fact_layer', 'fact', 'clause_reference'].map(
    (table) => `DROP TRIGGER "append_only" ON "${table}"`,
  ),
  `CREATE INDEX "reference_of_edition_index" ON "clause_reference" ("edition_id")`,
  `DROP INDEX "reference_to"`,
  `DROP INDEX "reference_from"`,
  `DROP INDEX "clause_search"`,
  `CREATE INDEX "clause_words" ON "clause" USING gin (to_tsvector('english', "heading" || ' ' || "body"))`,
  `DROP TRIGGER "search_clause" ON "clause"`,
  `DROP FUNCTION search_clause()`,
  ...['search', 'blocks'].map((column) => `ALTER TABLE "clause" DROP COLUMN "${column}"`),
  `DROP INDEX "edition_newest"`,
  ...['front', 'words', 'lint', 'compilation', 'change'].map(
    (column) => `ALTER TABLE "edition" DROP COLUMN "${column}"`,
  ),
  `CREATE INDEX "edition_newest" ON "edition" ("instrument_id", "kind", "id")`,
  `DROP TABLE "change_log"`,
  `DROP FUNCTION refuse_change()`,
  `DROP FUNCTION chain_change()`,
  `DROP EXTENSION IF EXISTS pg_trgm`,
  `DROP EXTENSION IF EXISTS btree_gin`,
];
