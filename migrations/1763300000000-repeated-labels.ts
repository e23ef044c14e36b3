import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A drafter may give two clauses of one book the same number: both are kept, told apart by where they stand. */
export class RepeatedLabels1763300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "clause" DROP CONSTRAINT "clause_label"`);
    await queryRunner.query(
      `ALTER TABLE "clause" ADD CONSTRAINT "clause_place" UNIQUE ("edition_id", "book", "ordinal")`,
    );
    await queryRunner.query(`CREATE INDEX "clause_label" ON "clause" ("edition_id", "book", "label")`);
  }

  /** Fails where a repeated number has been stored since, rather than lose one of its clauses. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "clause_label"`);
    await queryRunner.query(`ALTER TABLE "clause" DROP CONSTRAINT "clause_place"`);
    await queryRunner.query(
      `ALTER TABLE "clause" ADD CONSTRAINT "clause_label" UNIQUE ("edition_id", "book", "label")`,
    );
  }
}
