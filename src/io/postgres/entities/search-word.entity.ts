import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word that stands in some clause, kept so that a misspelt search can be put right. */
@Entity('search_word')
@Index('search_word_likeness', { synchronize: false })
export class SearchWordEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'search_word_itself' })
  word!: string;
}
