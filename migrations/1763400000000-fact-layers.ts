import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Facts lie in layers: general rules, a game, a variant over it, additions from other books; and the operator may have a choice. */
export class FactLayers1763400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of UP) await queryRunner.query(statement);
  }

  /** Layers that are not one form of one game cannot be told in the old shape; their facts are dropped with them. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await queryRunner.query(statement);
  }
}

const UP = [
  `CREATE TABLE "fact_layer" (
     "edition_id" integer NOT NULL,
     "ordinal" integer NOT NULL,
     "book" text NOT NULL,
     "role" text NOT NULL,
     "forms" jsonb NOT NULL,
     "extends" text,
     "without" jsonb NOT NULL DEFAULT '[]',
     CONSTRAINT "fact_layer_place" PRIMARY KEY ("edition_id", "ordinal"),
     CONSTRAINT "fact_layer_of_edition" FOREIGN KEY ("edition_id") REFERENCES "edition"("id"))`,
  `INSERT INTO "fact_layer" ("edition_id", "ordinal", "book", "role", "forms")
     SELECT "edition_id", row_number() OVER (PARTITION BY "edition_id" ORDER BY min("id")) - 1, "book", 'form',
       jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('game', "game", 'variant', "variant")))
     FROM "fact" GROUP BY "edition_id", "book", "game", "variant"`,
  `ALTER TABLE "fact" ADD COLUMN "layer" integer`,
  `ALTER TABLE "fact" ADD COLUMN "options" jsonb`,
  `ALTER TABLE "fact" ADD COLUMN "chosen_by" text`,
  `ALTER TABLE "fact" ALTER COLUMN "value" DROP NOT NULL`,
  `UPDATE "fact" SET "layer" = "fact_layer"."ordinal" FROM "fact_layer"
     WHERE "fact_layer"."edition_id" = "fact"."edition_id" AND "fact_layer"."book" = "fact"."book"
       AND "fact_layer"."forms"->0->>'game' = "fact"."game"
       AND "fact_layer"."forms"->0->>'variant' IS NOT DISTINCT FROM "fact"."variant"`,
  `ALTER TABLE "fact" ALTER COLUMN "layer" SET NOT NULL`,
  `ALTER TABLE "fact" DROP CONSTRAINT "fact_of_edition"`,
  `ALTER TABLE "fact" ADD CONSTRAINT "fact_of_layer" FOREIGN KEY ("edition_id", "layer") REFERENCES "fact_layer"("edition_id", "ordinal")`,
  `ALTER TABLE "fact" DROP COLUMN "book"`,
  `ALTER TABLE "fact" DROP COLUMN "game"`,
  `ALTER TABLE "fact" DROP COLUMN "variant"`,
];

const DOWN = [
  `DELETE FROM "fact" USING "fact_layer" WHERE "fact_layer"."edition_id" = "fact"."edition_id"
     AND "fact_layer"."ordinal" = "fact"."layer" AND ("fact_layer"."role" <> 'form' OR "fact"."value" IS NULL)`,
  `ALTER TABLE "fact" ADD COLUMN "book" text`,
  `ALTER TABLE "fact" ADD COLUMN "game" text`,
  `ALTER TABLE "fact" ADD COLUMN "variant" text`,
  `UPDATE "fact" SET "book" = "fact_layer"."book", "game" = "fact_layer"."forms"->0->>'game',
       "variant" = "fact_layer"."forms"->0->>'variant' FROM "fact_layer"
     WHERE "fact_layer"."edition_id" = "fact"."edition_id" AND "fact_layer"."ordinal" = "fact"."layer"`,
  `ALTER TABLE "fact" ALTER COLUMN "book" SET NOT NULL`,
  `ALTER TABLE "fact" ALTER COLUMN "game" SET NOT NULL`,
  `ALTER TABLE "fact" DROP CONSTRAINT "fact_of_layer"`,
  `ALTER TABLE "fact" ADD CONSTRAINT "fact_of_edition" FOREIGN KEY ("edition_id") REFERENCES "edition"("id")`,
  `ALTER TABLE "fact" ALTER COLUMN "value" SET NOT NULL`,
  `ALTER TABLE "fact" DROP COLUMN "chosen_by"`,
  `ALTER TABLE "fact" DROP COLUMN "options"`,
  `ALTER TABLE "fact" DROP COLUMN "layer"`,
  `DROP TABLE "fact_layer"`,
];
