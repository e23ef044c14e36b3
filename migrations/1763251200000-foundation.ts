import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Instruments, their editions, and what an edition holds: clauses, facts and references. */
export class Foundation1763251200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of UP) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['clause_reference', 'fact', 'clause', 'edition', 'instrument'])
      await queryRunner.query(`DROP TABLE "${table}"`);
  }
}

const UP = [
  `CREATE TABLE "instrument" (
     "id" text NOT NULL,
     "jurisdiction" text NOT NULL,
     CONSTRAINT "instrument_id" PRIMARY KEY ("id"))`,
  `CREATE TABLE "edition" (
     "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
     "instrument_id" text NOT NULL,
     "kind" text NOT NULL,
     "sha256" text NOT NULL,
     "learnt_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
     "in_force_from" date,
     "in_force_to" date,
     "in_force_basis" text,
     "in_force_reason" text,
     "about" jsonb,
     "content" text,
     "diagnostics" jsonb NOT NULL DEFAULT '[]',
     "unplaced" jsonb NOT NULL DEFAULT '[]',
     CONSTRAINT "edition_id" PRIMARY KEY ("id"),
     CONSTRAINT "edition_of_instrument" FOREIGN KEY ("instrument_id") REFERENCES "instrument"("id"))`,
  `CREATE INDEX "edition_newest" ON "edition" ("instrument_id", "kind", "id")`,
  `CREATE TABLE "clause" (
     "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
     "edition_id" integer NOT NULL,
     "book" text NOT NULL,
     "book_ordinal" integer NOT NULL,
     "label" text NOT NULL,
     "ordinal" integer NOT NULL,
     "parent" text,
     "kind" text,
     "heading" text NOT NULL,
     "body" text NOT NULL,
     "class" text,
     "unchecked" text,
     "note" text,
     "label_basis" text,
     "line" integer,
     "page" integer,
     "defines" jsonb NOT NULL DEFAULT '[]',
     CONSTRAINT "clause_id" PRIMARY KEY ("id"),
     CONSTRAINT "clause_label" UNIQUE ("edition_id", "book", "label"),
     CONSTRAINT "clause_of_edition" FOREIGN KEY ("edition_id") REFERENCES "edition"("id"))`,
  `CREATE INDEX "clause_words" ON "clause" USING gin (to_tsvector('english', "heading" || ' ' || "body"))`,
  `CREATE TABLE "fact" (
     "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
     "edition_id" integer NOT NULL,
     "book" text NOT NULL,
     "game" text NOT NULL,
     "variant" text,
     "name" text NOT NULL,
     "ordinal" integer NOT NULL,
     "value" jsonb NOT NULL,
     "clause" text NOT NULL,
     "also" jsonb NOT NULL DEFAULT '[]',
     "anchor" text NOT NULL,
     "basis" text NOT NULL,
     "note" text,
     CONSTRAINT "fact_id" PRIMARY KEY ("id"),
     CONSTRAINT "fact_of_edition" FOREIGN KEY ("edition_id") REFERENCES "edition"("id"))`,
  `CREATE INDEX "fact_of_edition_index" ON "fact" ("edition_id")`,
  `CREATE TABLE "clause_reference" (
     "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
     "edition_id" integer NOT NULL,
     "from_book" text NOT NULL,
     "from_label" text NOT NULL,
     "words" text NOT NULL,
     "kind" text NOT NULL,
     "target_book" text,
     "target_label" text,
     "line" integer NOT NULL,
     CONSTRAINT "reference_id" PRIMARY KEY ("id"),
     CONSTRAINT "reference_of_edition" FOREIGN KEY ("edition_id") REFERENCES "edition"("id"))`,
  `CREATE INDEX "reference_of_edition_index" ON "clause_reference" ("edition_id")`,
];
