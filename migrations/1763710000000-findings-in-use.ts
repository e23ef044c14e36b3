import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What it takes to work with findings: the money of each, the venue's own clock, orders to look them up by, how many rounds were judged
 * in each hour, the latest breaches of each clause, and the marks of those who looked at a finding.
 */
export class FindingsInUse1763710000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of UP) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await queryRunner.query(statement);
  }
}

const UP = [
  `ALTER TABLE "finding" ADD COLUMN "local_time" TIMESTAMP WITHOUT TIME ZONE`,
  `UPDATE "finding" SET "local_time" = "played_at" AT TIME ZONE 'UTC'`,
  `ALTER TABLE "finding" ALTER COLUMN "local_time" SET NOT NULL`,
  `ALTER TABLE "finding" ADD COLUMN "currency" text NOT NULL DEFAULT ''`,
  `ALTER TABLE "finding" ADD COLUMN "overpaid" bigint`,
  `CREATE INDEX "finding_by_check" ON "finding" ("audit_id", "check", "batch_id", "line", "place")`,
  `CREATE INDEX "finding_by_table" ON "finding" ("audit_id", "table_id", "batch_id", "line", "place")`,
  `CREATE INDEX "finding_by_clause" ON "finding" USING gin ("audit_id", "clauses")`,
  `CREATE INDEX "finding_by_amount" ON "finding" ("audit_id", abs("overpaid")) WHERE "overpaid" IS NOT NULL`,
  `ALTER TABLE "audit_chunk" ADD COLUMN "hours" jsonb`,
  `ALTER TABLE "audit_chunk" ADD COLUMN "first_line" integer`,
  `ALTER TABLE "audit_chunk" ADD COLUMN "last_line" integer`,
  `CREATE TABLE "audit_hour" (
     "audit_id" text NOT NULL,
     "hour" TIMESTAMP WITHOUT TIME ZONE NOT NULL,
     "venue" text NOT NULL,
     "table_id" text NOT NULL,
     "game" text NOT NULL,
     "rounds" integer NOT NULL,
     "breaches" integer NOT NULL,
     "indeterminate" integer NOT NULL,
     CONSTRAINT "audit_hour_place" PRIMARY KEY ("audit_id", "hour", "venue", "table_id", "game"),
     CONSTRAINT "hour_of_audit" FOREIGN KEY ("audit_id") REFERENCES "audit"("id"))`,
  `CREATE TABLE "clause_breach" (
     "clause" text NOT NULL,
     "played_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     "audit_id" text NOT NULL,
     "batch_id" integer NOT NULL,
     "line" integer NOT NULL,
     "place" integer NOT NULL,
     "month" date NOT NULL,
     CONSTRAINT "clause_breach_place" PRIMARY KEY ("audit_id", "batch_id", "line", "place", "clause"),
     CONSTRAINT "breach_of_audit" FOREIGN KEY ("audit_id") REFERENCES "audit"("id"))`,
  `CREATE INDEX "clause_breach_latest" ON "clause_breach" ("clause", "played_at")`,
  `CREATE TABLE "finding_mark" (
     "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
     "change" integer NOT NULL,
     "audit_id" text NOT NULL,
     "batch_id" integer NOT NULL,
     "line" integer NOT NULL,
     "place" integer NOT NULL,
     "mark" text NOT NULL,
     "note" text NOT NULL,
     "marked_by" text NOT NULL,
     "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
     CONSTRAINT "finding_mark_id" PRIMARY KEY ("id"),
     CONSTRAINT "mark_in_audit" FOREIGN KEY ("audit_id") REFERENCES "audit"("id"))`,
  `CREATE INDEX "finding_mark_place" ON "finding_mark" ("audit_id", "batch_id", "line", "place", "id")`,
  `CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "finding_mark" EXECUTE FUNCTION refuse_change()`,
];

const DOWN = [
  ...['finding_mark', 'clause_breach', 'audit_hour'].map((table) => `DROP TABLE "${table}"`),
  ...['last_line', 'first_line', 'hours'].map((column) => `ALTER TABLE "audit_chunk" DROP COLUMN "${column}"`),
  ...['finding_by_amount', 'finding_by_clause', 'finding_by_table', 'finding_by_check'].map(
    (index) => `DROP INDEX "${index}"`,
  ),
  ...['overpaid', 'currency', 'local_time'].map((column) => `ALTER TABLE "finding" DROP COLUMN "${column}"`),
];
