import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A key may end by itself; and a person who signed in with one has a session, which ends with it or before. */
export class SignIn1763810000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "api_key" ADD "expires_at" TIMESTAMP(3) WITH TIME ZONE`);
    await queryRunner.query(
      `CREATE TABLE "session" (
         "token_hash" text NOT NULL,
         "key_id" text NOT NULL,
         "begun_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
         "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "session_token" PRIMARY KEY ("token_hash"),
         CONSTRAINT "session_of_key" FOREIGN KEY ("key_id") REFERENCES "api_key"("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "session_key" ON "session" ("key_id", "begun_at")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "session"`);
    await queryRunner.query(`ALTER TABLE "api_key" DROP COLUMN "expires_at"`);
  }
}
