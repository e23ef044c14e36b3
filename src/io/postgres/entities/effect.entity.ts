import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Effect } from '../../../core/rules/effect';

/** When an instrument, a book or a clause of it begins or ends, as it was learnt; of two rows on the same the later one holds. */
@Entity('effect')
export class EffectEntity {
  @PrimaryGeneratedColumn('identity', {
    name: 'id',
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'effect_id',
  })
  id!: number;

  @Column('integer')
  change!: number;

  /** The instrument whose rule sources say so, or `record` where an officer does. */
  @Column('text')
  origin!: string;

  @Column('text')
  instrument!: string;

  @Column('text', { nullable: true })
  compilation!: string | null;

  @Column('text', { nullable: true })
  place!: string | null;

  @Column('text')
  kind!: Effect['kind'];

  @Column('date', { nullable: true })
  day!: string | null;

  @Column('text')
  basis!: Effect['basis'];

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('text', { name: 'stated_by', nullable: true })
  statedBy!: string | null;
}
