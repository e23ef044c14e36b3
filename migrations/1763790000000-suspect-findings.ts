import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A finding keeps the links in doubt that it rests on, and an audit what was in doubt when it was judged. */
export class SuspectFindings1763790000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "finding" ADD "suspect" jsonb`);
    await queryRunner.query(`ALTER TABLE "audit_chunk" ADD "suspect" integer NOT NULL DEFAULT 0`);
    await queryRunner.query(`ALTER TABLE "audit" ADD "doubts" text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "audit" DROP COLUMN "doubts"`);
    await queryRunner.query(`ALTER TABLE "audit_chunk" DROP COLUMN "suspect"`);
    await queryRunner.query(`ALTER TABLE "finding" DROP COLUMN "suspect"`);
  }
}
