import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of venues and tables may be longer than an index holds: hours are numbered within their audit, tables ordered by their first letters. */
export class LongNames1763760000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of UP) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await queryRunner.query(statement);
  }
}

const UP = [
  `ALTER TABLE "audit_hour" DROP CONSTRAINT "audit_hour_place"`,
  `ALTER TABLE "audit_hour" ADD COLUMN "place" integer`,
  `UPDATE "audit_hour" SET "place" = "numbered"."place" FROM (SELECT ctid AS "at", row_number() OVER
     (PARTITION BY "audit_id" ORDER BY "hour", "venue", "table_id", "game") AS "place" FROM "audit_hour") AS "numbered"
   WHERE "audit_hour".ctid = "numbered"."at"`,
  `ALTER TABLE "audit_hour" ALTER COLUMN "place" SET NOT NULL`,
  `ALTER TABLE "audit_hour" ADD CONSTRAINT "audit_hour_place" PRIMARY KEY ("audit_id", "place")`,
  `DROP INDEX "finding_by_table"`,
  `CREATE INDEX "finding_by_table" ON "finding" ("audit_id", left("table_id", 100), "batch_id", "line", "place")`,
];

const DOWN = [
  `DROP INDEX "finding_by_table"`,
  `CREATE INDEX "finding_by_table" ON "finding" ("audit_id", "table_id", "batch_id", "line", "place")`,
  `ALTER TABLE "audit_hour" DROP CONSTRAINT "audit_hour_place"`,
  `ALTER TABLE "audit_hour" DROP COLUMN "place"`,
  `ALTER TABLE "audit_hour" ADD CONSTRAINT "audit_hour_place" PRIMARY KEY ("audit_id", "hour", "venue", "table_id", "game")`,
];
