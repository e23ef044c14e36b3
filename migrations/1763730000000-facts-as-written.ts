import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Values of facts as they were written: `jsonb` puts keys in an order of its own, and the version of a rule set goes by the order it states things in. */
export class FactsAsWritten1763730000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(columnsAs('json'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(columnsAs('jsonb'));
  }
}

const columnsAs = (type: string): string => `
  ALTER TABLE "fact"
    ALTER COLUMN "value" TYPE ${type} USING "value"::${type},
    ALTER COLUMN "options" TYPE ${type} USING "options"::${type}`;
