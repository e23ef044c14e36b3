import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same bytes are stored once, and each audit of them is about the file that its inspector named. */
export class OwnFileName1763770000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "audit" ADD "file_name" text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "audit" DROP COLUMN "file_name"`);
  }
}
