import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was found and the rounds it was found in are append-only, as the log is; of an audit that is sealed nothing is changed, taken away
 * or added. Old months still go as a whole, which the log tells of.
 */
export class SealedForGood1763801200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of UP) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await queryRunner.query(statement);
  }
}

const REFUSALS = [
  // Told of a row that is changed or taken away: the audit it was of counts, whatever it says now.
  `CREATE FUNCTION refuse_change_of_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE of_audit text;
   BEGIN
     of_audit := CASE WHEN TG_OP = 'INSERT' THEN NEW.audit_id ELSE OLD.audit_id END;
     IF NOT EXISTS (SELECT 1 FROM audit_seal WHERE audit_id = of_audit) AND
       (TG_OP <> 'UPDATE' OR NOT EXISTS (SELECT 1 FROM audit_seal WHERE audit_id = NEW.audit_id)) THEN
       RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
     END IF;
     RAISE EXCEPTION 'Audit % is sealed: nothing of it in % is changed, taken away or added', of_audit, TG_TABLE_NAME;
   END $$`,
  `CREATE FUNCTION refuse_change_of_sealed_audit() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NOT EXISTS (SELECT 1 FROM audit_seal WHERE audit_id = OLD.id) THEN
       RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
     END IF;
     RAISE EXCEPTION 'Audit % is sealed: it is not changed or taken away', OLD.id;
   END $$`,
  `CREATE FUNCTION refuse_change_of_sealed_file() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NOT EXISTS (SELECT 1 FROM audit_seal JOIN audit_chunk ON audit_chunk.audit_id = audit_seal.audit_id WHERE audit_chunk.batch_id = OLD.id) THEN
       RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
     END IF;
     RAISE EXCEPTION 'Batch % is not changed or taken away: a sealed audit rests on it', OLD.id;
   END $$`,
];

/** A row of a partition is refused by the trigger of its table; a partition that is emptied, by one of its own. */
const APPEND_ONLY = ['finding', 'round_chunk', 'audit_problem'];
const PARTITIONED = ['finding', 'round_chunk'];
const OF_SEALED = ['audit_chunk', 'audit_hour', 'clause_breach', 'finding_group', 'foremost_finding'];

const UP = [
  ...REFUSALS,
  ...APPEND_ONLY.map(
    (table) =>
      `CREATE TRIGGER "append_only_rows" BEFORE UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  ),
  ...[...APPEND_ONLY, ...OF_SEALED, 'audit', 'batch'].map(
    (table) => `CREATE TRIGGER "append_only" BEFORE TRUNCATE ON "${table}" EXECUTE FUNCTION refuse_change()`,
  ),
  `DO $$
   DECLARE part text;
   BEGIN
     FOR part IN SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent IN (${PARTITIONED.map((table) => `'${table}'::regclass`).join(', ')}) LOOP
       EXECUTE format('CREATE TRIGGER "append_only" BEFORE TRUNCATE ON %s EXECUTE FUNCTION refuse_change()', part);
     END LOOP;
   END $$`,
  ...['finding', 'audit_problem'].map(
    (table) =>
      `CREATE TRIGGER "sealed" BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_sealed()`,
  ),
  ...OF_SEALED.map(
    (table) =>
      `CREATE TRIGGER "sealed" BEFORE INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_sealed()`,
  ),
  `CREATE TRIGGER "sealed" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_sealed_audit()`,
  `CREATE TRIGGER "sealed_rows" BEFORE DELETE ON "batch" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_sealed_file()`,
  // Where a file lies and how far it was read may change; what it was may not.
  `CREATE TRIGGER "sealed" BEFORE UPDATE ON "batch" FOR EACH ROW
   WHEN ((OLD.id, OLD.file_name, OLD.state, OLD.sha256, OLD.bytes, OLD.mapping, OLD.lines, OLD.chunks)
     IS DISTINCT FROM (NEW.id, NEW.file_name, NEW.state, NEW.sha256, NEW.bytes, NEW.mapping, NEW.lines, NEW.chunks))
   EXECUTE FUNCTION refuse_change_of_sealed_file()`,
];

const DOWN = [
  ...['sealed', 'sealed_rows', 'append_only'].map((trigger) => `DROP TRIGGER "${trigger}" ON "batch"`),
  ...['sealed', 'append_only'].map((trigger) => `DROP TRIGGER "${trigger}" ON "audit"`),
  ...OF_SEALED.flatMap((table) =>
    ['sealed', 'append_only'].map((trigger) => `DROP TRIGGER "${trigger}" ON "${table}"`),
  ),
  ...['finding', 'audit_problem'].map((table) => `DROP TRIGGER "sealed" ON "${table}"`),
  ...APPEND_ONLY.flatMap((table) =>
    ['append_only', 'append_only_rows'].map((trigger) => `DROP TRIGGER "${trigger}" ON "${table}"`),
  ),
  `DO $$
   DECLARE part text;
   BEGIN
     FOR part IN SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent IN (${PARTITIONED.map((table) => `'${table}'::regclass`).join(', ')}) LOOP
       EXECUTE format('DROP TRIGGER "append_only" ON %s', part);
     END LOOP;
   END $$`,
  `DROP FUNCTION refuse_change_of_sealed_file()`,
  `DROP FUNCTION refuse_change_of_sealed_audit()`,
  `DROP FUNCTION refuse_change_of_sealed()`,
];
