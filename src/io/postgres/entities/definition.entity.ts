import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { EditionEntity } from './edition.entity';

/** A term that an official text defines. */
@Entity('definition')
export class DefinitionEntity {
  @PrimaryColumn('integer', { name: 'edition_id', primaryKeyConstraintName: 'definition_place' })
  editionId!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'definition_place' })
  ordinal!: number;

  @ManyToOne(() => EditionEntity)
  @JoinColumn({ name: 'edition_id', foreignKeyConstraintName: 'definition_of_edition' })
  edition?: EditionEntity;

  @Column('text')
  term!: string;

  @Column('text')
  book!: string;

  @Column('text')
  label!: string;

  @Column('text')
  body!: string;
}

/** A clause of an official text that uses a term in the sense of a definition. */
@Entity('term_use')
@Index('term_used', ['editionId', 'definition'])
export class TermUseEntity {
  @PrimaryColumn('integer', { name: 'edition_id', primaryKeyConstraintName: 'term_use_place' })
  editionId!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'term_use_place' })
  book!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'term_use_place' })
  label!: string;

  /** The ordinal of the definition in the edition. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'term_use_place' })
  definition!: number;

  @ManyToOne(() => DefinitionEntity)
  @JoinColumn([
    { name: 'edition_id', referencedColumnName: 'editionId', foreignKeyConstraintName: 'use_of_definition' },
    { name: 'definition', referencedColumnName: 'ordinal', foreignKeyConstraintName: 'use_of_definition' },
  ])
  defined?: DefinitionEntity;
}
