import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A layer of facts says what its books are silent on; one that was stored before anybody had to say so keeps that it did not. */
export class SilentFacts1763780000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "fact_layer" ADD "silent" jsonb`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "fact_layer" DROP COLUMN "silent"`);
  }
}
