import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { LintFinding } from '../../../core/reading/lint/lint-finding';
import type { Diagnostic, FrontMatter, Furniture, Unplaced } from '../../../core/reading/reading';
import type { ConflictSource, InstrumentSource } from '../../../core/rules/source';
import { InstrumentEntity } from './instrument.entity';

/** What an instrument is, as its rule sources say; its interval has columns of its own, its books have tables. */
export type AboutInstrument = Omit<InstrumentSource, 'id' | 'inForce' | 'books'> & {
  /** Of the books that have any. */
  readonly conflicts?: readonly (readonly [book: string, conflicts: readonly ConflictSource[]])[];
};

export interface TextFront {
  readonly frontMatter: FrontMatter;
  readonly titles: readonly Furniture[];
}

/**
 * One version of what is known about an instrument: its rule sources (`sources`) or its official text (`text`).
 * Rows are added and never changed; the same content twice in a row is one row.
 */
@Entity('edition')
@Index('edition_newest', ['instrumentId', 'compilation', 'kind', 'id'])
export class EditionEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'integer', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text', { name: 'instrument_id' })
  instrumentId!: string;

  @ManyToOne(() => InstrumentEntity)
  @JoinColumn({ name: 'instrument_id', foreignKeyConstraintName: 'edition_of_instrument' })
  instrument?: InstrumentEntity;

  /** The row of the change log that tells of it. */
  @Column('integer')
  change!: number;

  /** Which amended version of the instrument it is of; empty: as first made. */
  @Column('text', { default: '' })
  compilation!: string;

  @Column('text')
  kind!: 'sources' | 'text';

  @Column('text')
  sha256!: string;

  @Column('timestamptz', { name: 'learnt_at', default: () => 'now()' })
  learntAt!: Date;

  @Column('date', { name: 'in_force_from', nullable: true })
  inForceFrom!: string | null;

  @Column('date', { name: 'in_force_to', nullable: true })
  inForceTo!: string | null;

  @Column('text', { name: 'in_force_basis', nullable: true })
  inForceBasis!: 'stated' | 'computed' | 'assumed' | null;

  @Column('text', { name: 'in_force_reason', nullable: true })
  inForceReason!: string | null;

  @Column('jsonb', { nullable: true })
  about!: AboutInstrument | null;

  /** The official text itself, for a `text` edition. */
  @Column('text', { nullable: true })
  content!: string | null;

  @Column('jsonb', { default: [] })
  diagnostics!: readonly Diagnostic[];

  /** What the linter found in a text when it was stored. */
  @Column('jsonb', { default: [] })
  lint!: readonly LintFinding[];

  /** Of a text: the hashes by which a change of its words and definitions is noticed, as rows. */
  @Column('text', { nullable: true })
  words!: string | null;

  /** Of a text: its making words and the titles of its books, which belong to no clause. */
  @Column('jsonb', { nullable: true })
  front!: TextFront | null;

  @Column('jsonb', { default: [] })
  unplaced!: readonly Unplaced[];
}
