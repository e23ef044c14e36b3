import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file that came over the network to be read; its bytes lie in the data folder. */
@Entity('upload')
export class UploadEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('integer')
  change!: number;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('text')
  sha256!: string;

  @Column('integer')
  bytes!: number;

  @Column('text')
  uploader!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
