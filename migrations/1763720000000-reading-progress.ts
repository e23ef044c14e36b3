import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of a file has been read, so that whoever watches its audit can be told how long it will take. */
export class ReadingProgress1763720000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "batch" ADD "bytes_read" bigint NOT NULL DEFAULT 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "batch" DROP COLUMN "bytes_read"`);
  }
}
