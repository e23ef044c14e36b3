import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a finished audit found is counted once, when it ends: by check, clause, game, venue, table, hour, day, month and verdict, with the
 * money. Whoever looks at it reads as many rows as are shown, however many findings there are.
 */
export class FindingGroups1763801100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of UP) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await queryRunner.query(statement);
  }
}

const UP = [
  // In the order of place those with the most breaches come first.
  `CREATE TABLE "finding_group" (
     "audit_id" text NOT NULL,
     "grouping" text NOT NULL,
     "place" integer NOT NULL,
     "key" text,
     "venue" text,
     "findings" bigint NOT NULL,
     "breaches" bigint NOT NULL,
     "indeterminate" bigint NOT NULL,
     "rounds" bigint,
     "money" jsonb NOT NULL,
     CONSTRAINT "finding_group_place" PRIMARY KEY ("audit_id", "grouping", "place"),
     CONSTRAINT "group_of_audit" FOREIGN KEY ("audit_id") REFERENCES "audit"("id"))`,
  `CREATE TABLE "foremost_finding" (
     "audit_id" text NOT NULL,
     "check" text NOT NULL,
     "rank" integer NOT NULL,
     "batch_id" integer NOT NULL,
     "line" integer NOT NULL,
     "place" integer NOT NULL,
     CONSTRAINT "foremost_finding_rank" PRIMARY KEY ("audit_id", "check", "rank"),
     CONSTRAINT "foremost_of_audit" FOREIGN KEY ("audit_id") REFERENCES "audit"("id"))`,
  // The bits of GROUPING say which columns a row is not grouped by.
  `CREATE FUNCTION sum_up_findings(of_audit text, most_told integer, least_of_check integer) RETURNS void LANGUAGE plpgsql AS $$
   DECLARE checks integer; told integer;
   BEGIN
     DELETE FROM finding_group WHERE audit_id = of_audit;
     DELETE FROM foremost_finding WHERE audit_id = of_audit;
     INSERT INTO finding_group (audit_id, "grouping", place, key, venue, findings, breaches, indeterminate, rounds, money)
     WITH told AS MATERIALIZED (
       SELECT GROUPING("check", game, venue, table_id, hour, verdict) AS bits, "check", game, venue, table_id, hour, verdict, currency,
         count(*) AS findings, count(*) FILTER (WHERE verdict = 'breaches') AS breaches,
         count(*) FILTER (WHERE verdict = 'indeterminate') AS indeterminate, count(overpaid) AS amounts,
         coalesce(sum(overpaid) FILTER (WHERE overpaid > 0), 0) AS overpaid, coalesce(-sum(overpaid) FILTER (WHERE overpaid < 0), 0) AS underpaid
       FROM (SELECT "check", game, venue, table_id, date_trunc('hour', local_time) AS hour, verdict, currency, overpaid
         FROM finding WHERE audit_id = of_audit) AS own
       GROUP BY currency, GROUPING SETS (("check"), (game), (venue), (table_id, venue), (hour), (verdict))),
     judged AS MATERIALIZED (
       SELECT GROUPING(game, venue, table_id, hour) AS bits, game, nullif(venue, '') AS venue, nullif(table_id, '') AS table_id, hour, sum(rounds) AS rounds
       FROM audit_hour WHERE audit_id = of_audit GROUP BY GROUPING SETS ((game), (venue), (table_id, venue), (hour))),
     part ("grouping", key, venue, currency, findings, breaches, indeterminate, amounts, overpaid, underpaid, rounds) AS (
       SELECT CASE bits WHEN 31 THEN 'check' WHEN 47 THEN 'game' WHEN 55 THEN 'venue' WHEN 51 THEN 'table' WHEN 61 THEN 'hour' ELSE 'verdict' END,
         CASE bits WHEN 31 THEN "check" WHEN 47 THEN game WHEN 55 THEN venue WHEN 51 THEN table_id
           WHEN 61 THEN to_char(hour, 'YYYY-MM-DD"T"HH24') ELSE verdict END,
         CASE bits WHEN 51 THEN venue END, currency, findings, breaches, indeterminate, amounts, overpaid, underpaid, NULL::numeric FROM told
       UNION ALL
       SELECT unit, to_char(hour, letters), NULL, currency, findings, breaches, indeterminate, amounts, overpaid, underpaid, NULL
       FROM told, (VALUES ('day', 'YYYY-MM-DD'), ('month', 'YYYY-MM')) AS longer (unit, letters) WHERE bits = 61
       UNION ALL
       SELECT 'clause', clause, NULL, '', count(*), count(*) FILTER (WHERE verdict = 'breaches'), count(*) FILTER (WHERE verdict = 'indeterminate'), 0, 0, 0, NULL
       FROM finding, unnest(clauses) AS clause WHERE audit_id = of_audit GROUP BY clause
       UNION ALL
       SELECT CASE bits WHEN 7 THEN 'game' WHEN 11 THEN 'venue' WHEN 9 THEN 'table' ELSE 'hour' END,
         CASE bits WHEN 7 THEN game WHEN 11 THEN venue WHEN 9 THEN table_id ELSE to_char(hour, 'YYYY-MM-DD"T"HH24') END,
         CASE bits WHEN 9 THEN venue END, NULL, 0, 0, 0, 0, 0, 0, rounds FROM judged
       UNION ALL
       SELECT unit, to_char(hour, letters), NULL, NULL, 0, 0, 0, 0, 0, 0, rounds
       FROM judged, (VALUES ('day', 'YYYY-MM-DD'), ('month', 'YYYY-MM')) AS longer (unit, letters) WHERE bits = 14),
     sums AS (
       SELECT "grouping", key, venue, currency, sum(findings) AS findings, sum(breaches) AS breaches, sum(indeterminate) AS indeterminate,
         sum(amounts) AS amounts, sum(overpaid) AS overpaid, sum(underpaid) AS underpaid, sum(rounds) AS rounds
       FROM part GROUP BY "grouping", key, venue, currency),
     groups AS (
       SELECT "grouping", key, venue, sum(findings) AS findings, sum(breaches) AS breaches, sum(indeterminate) AS indeterminate, sum(rounds) AS rounds,
         coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'overpaid', overpaid::text, 'underpaid', underpaid::text, 'findings', amounts)
           ORDER BY currency COLLATE "C") FILTER (WHERE amounts > 0), '[]') AS money
       FROM sums GROUP BY "grouping", key, venue)
     SELECT of_audit, "grouping",
       row_number() OVER (PARTITION BY "grouping" ORDER BY breaches DESC, findings DESC, key COLLATE "C" NULLS LAST, venue COLLATE "C" NULLS FIRST),
       key, venue, findings, breaches, indeterminate,
       CASE WHEN "grouping" IN ('game', 'venue', 'table', 'hour', 'day', 'month') THEN coalesce(rounds, 0) END, money
     FROM groups;
     SELECT count(*), sum(findings) INTO checks, told FROM finding_group WHERE audit_id = of_audit AND "grouping" = 'check';
     INSERT INTO foremost_finding (audit_id, "check", rank, batch_id, line, place)
     SELECT of_audit, known.key, row_number() OVER (PARTITION BY known.key ORDER BY abs(own.overpaid) DESC NULLS LAST, own.batch_id, own.line, own.place),
       own.batch_id, own.line, own.place
     FROM finding_group AS known CROSS JOIN LATERAL (
       SELECT overpaid, batch_id, line, place FROM finding WHERE audit_id = of_audit AND "check" = known.key
       ORDER BY abs(overpaid) DESC NULLS LAST, batch_id, line, place
       LIMIT CASE WHEN told <= most_told THEN most_told ELSE greatest(least_of_check, most_told / greatest(checks, 1)) END) AS own
     WHERE known.audit_id = of_audit AND known."grouping" = 'check';
   END $$`,
  `SELECT sum_up_findings("id", 1000, 5) FROM "audit" WHERE "state" = 'finished'`,
];

const DOWN = [
  `DROP FUNCTION sum_up_findings(text, integer, integer)`,
  `DROP TABLE "foremost_finding"`,
  `DROP TABLE "finding_group"`,
];
