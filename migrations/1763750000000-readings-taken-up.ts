import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What it takes to read the rest of a file whose reader died: where the file lies, and how often reading it came no further. */
export class ReadingsTakenUp1763750000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "batch" ADD "lies_at" text`);
    await queryRunner.query(`ALTER TABLE "batch" ADD "readings" integer NOT NULL DEFAULT 1`);
    await queryRunner.query(
      `CREATE TABLE "lost_job" (
         "job_id" bigint NOT NULL,
         "times" integer NOT NULL DEFAULT 1,
         CONSTRAINT "lost_job_id" PRIMARY KEY ("job_id"))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "lost_job"`);
    await queryRunner.query(`ALTER TABLE "batch" DROP COLUMN "readings"`);
    await queryRunner.query(`ALTER TABLE "batch" DROP COLUMN "lies_at"`);
  }
}
