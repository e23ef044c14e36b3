import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rounds as they came, audits of them and what these found. Rounds and findings lie in partitions by the month of play, so that what is
 * no longer kept goes at once; docs/audits.md tells what each table is for.
 */
export class Audits1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...APPEND_ONLY.map(appendOnly)]) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of DOWN) await queryRunner.query(`DROP TABLE "${table}"`);
  }
}

const TABLES = [
  `CREATE TABLE "batch" (
     "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
     "file_name" text NOT NULL,
     "state" text NOT NULL DEFAULT 'receiving',
     "sha256" text,
     "bytes" bigint,
     "mapping" text NOT NULL DEFAULT '',
     "lines" integer NOT NULL DEFAULT 0,
     "chunks" integer NOT NULL DEFAULT 0,
     "received_by" text NOT NULL,
     "received_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
     CONSTRAINT "batch_id" PRIMARY KEY ("id"))`,
  `CREATE INDEX "batch_content" ON "batch" ("bytes", "sha256")`,
  // The body is packed already; the server should not try again.
  `CREATE TABLE "round_chunk" (
     "month" date NOT NULL,
     "batch_id" integer NOT NULL,
     "ordinal" integer NOT NULL,
     "rounds" integer NOT NULL,
     "first_day" date NOT NULL,
     "last_day" date NOT NULL,
     "sha256" text NOT NULL,
     "body" bytea NOT NULL,
     CONSTRAINT "round_chunk_place" PRIMARY KEY ("batch_id", "ordinal", "month"),
     CONSTRAINT "chunk_of_batch" FOREIGN KEY ("batch_id") REFERENCES "batch"("id")) PARTITION BY RANGE ("month")`,
  `ALTER TABLE "round_chunk" ALTER COLUMN "body" SET STORAGE EXTERNAL`,
  `CREATE TABLE "audit" (
     "id" text NOT NULL,
     "change" integer NOT NULL,
     "batch_id" integer,
     "scope" text NOT NULL,
     "rules_change" integer NOT NULL,
     "checks_version" text NOT NULL,
     "priority" integer NOT NULL DEFAULT 0,
     "state" text NOT NULL,
     "problem" text,
     "started_by" text NOT NULL,
     "started_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
     "finished_at" TIMESTAMP WITH TIME ZONE,
     "result" jsonb,
     "digest" text,
     CONSTRAINT "audit_id" PRIMARY KEY ("id"),
     CONSTRAINT "audit_of_batch" FOREIGN KEY ("batch_id") REFERENCES "batch"("id"))`,
  `CREATE INDEX "audit_started" ON "audit" ("started_at", "id")`,
  `CREATE TABLE "audit_chunk" (
     "audit_id" text NOT NULL,
     "batch_id" integer NOT NULL,
     "ordinal" integer NOT NULL,
     "month" date NOT NULL,
     "state" text NOT NULL DEFAULT 'waiting',
     "rounds" integer NOT NULL DEFAULT 0,
     "complies" integer NOT NULL DEFAULT 0,
     "breaches" integer NOT NULL DEFAULT 0,
     "indeterminate" integer NOT NULL DEFAULT 0,
     "outside" integer NOT NULL DEFAULT 0,
     "problems" integer NOT NULL DEFAULT 0,
     "findings" integer NOT NULL DEFAULT 0,
     "examined" bigint NOT NULL DEFAULT 0,
     "rule_sets" jsonb,
     "ids" bytea,
     "done_at" TIMESTAMP WITH TIME ZONE,
     CONSTRAINT "audit_chunk_place" PRIMARY KEY ("audit_id", "batch_id", "ordinal"),
     CONSTRAINT "chunk_of_audit" FOREIGN KEY ("audit_id") REFERENCES "audit"("id"))`,
  `ALTER TABLE "audit_chunk" ALTER COLUMN "ids" SET STORAGE EXTERNAL`,
  // Found by the audit and its lines; further orders are for those who need them.
  `CREATE TABLE "finding" (
     "month" date NOT NULL,
     "audit_id" text NOT NULL,
     "batch_id" integer NOT NULL,
     "line" integer NOT NULL,
     "place" integer NOT NULL,
     "cause" integer,
     "round_id" text NOT NULL,
     "played_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     "venue" text,
     "table_id" text,
     "game" text NOT NULL,
     "rule_set" text NOT NULL,
     "check" text NOT NULL,
     "verdict" text NOT NULL,
     "subject" text NOT NULL,
     "clauses" text array NOT NULL,
     "expected" text,
     "recorded" text,
     "missing" text array,
     "message" text NOT NULL,
     "conflicts" text array,
     CONSTRAINT "finding_place" PRIMARY KEY ("audit_id", "batch_id", "line", "place", "month")) PARTITION BY RANGE ("month")`,
  `CREATE TABLE "audit_problem" (
     "audit_id" text NOT NULL,
     "batch_id" integer NOT NULL,
     "line" integer NOT NULL,
     "kind" text NOT NULL,
     "round_id" text,
     "message" text NOT NULL,
     CONSTRAINT "audit_problem_place" PRIMARY KEY ("audit_id", "batch_id", "line", "kind"),
     CONSTRAINT "problem_of_audit" FOREIGN KEY ("audit_id") REFERENCES "audit"("id"))`,
  `CREATE TABLE "audit_seal" (
     "audit_id" text NOT NULL,
     "change" integer NOT NULL,
     "digest" text NOT NULL,
     "manifest" text NOT NULL,
     "sealed_by" text NOT NULL,
     "sealed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
     CONSTRAINT "audit_seal_id" PRIMARY KEY ("audit_id"),
     CONSTRAINT "seal_of_audit" FOREIGN KEY ("audit_id") REFERENCES "audit"("id"))`,
  `CREATE TABLE "audit_cancellation" (
     "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
     "audit_id" text NOT NULL,
     "change" integer NOT NULL,
     "cancelled_by" text NOT NULL,
     CONSTRAINT "audit_cancellation_id" PRIMARY KEY ("id"),
     CONSTRAINT "cancellation_of_audit" FOREIGN KEY ("audit_id") REFERENCES "audit"("id"))`,
  `CREATE TABLE "retention" (
     "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
     "change" integer NOT NULL,
     "before" date NOT NULL,
     "dropped" text NOT NULL,
     "kept" text NOT NULL,
     "retained_by" text NOT NULL,
     CONSTRAINT "retention_id" PRIMARY KEY ("id"))`,
  `CREATE TABLE "worker_presence" (
     "worker_id" text NOT NULL,
     "lock" integer NOT NULL,
     "since" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
     CONSTRAINT "worker_presence_id" PRIMARY KEY ("worker_id"))`,
];

const APPEND_ONLY = ['audit_seal', 'audit_cancellation', 'retention'];

const appendOnly = (table: string): string =>
  `CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "${table}" EXECUTE FUNCTION refuse_change()`;

const DOWN = [
  ...['worker_presence', 'retention', 'audit_cancellation', 'audit_seal', 'audit_problem', 'finding', 'audit_chunk'],
  ...['audit', 'round_chunk', 'batch'],
];
