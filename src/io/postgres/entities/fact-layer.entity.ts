import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { FactsSource, Form } from '../../../core/rules/source';
import { EditionEntity } from './edition.entity';

/** Facts that one book of an edition states together, and which games or forms they are for. */
@Entity('fact_layer')
export class FactLayerEntity {
  @PrimaryColumn('integer', { name: 'edition_id', primaryKeyConstraintName: 'fact_layer_place' })
  editionId!: number;

  /** Counted from 0 through the whole edition. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'fact_layer_place' })
  ordinal!: number;

  @ManyToOne(() => EditionEntity)
  @JoinColumn({ name: 'edition_id', foreignKeyConstraintName: 'fact_layer_of_edition' })
  edition?: EditionEntity;

  @Column('text')
  book!: string;

  @Column('text')
  role!: FactsSource['role'];

  @Column('jsonb')
  forms!: readonly Form[];

  @Column('text', { name: 'extends', nullable: true })
  extends!: string | null;

  @Column('jsonb', { default: [] })
  without!: readonly string[];

  @Column('jsonb', { nullable: true })
  silent!: readonly string[] | null;
}
