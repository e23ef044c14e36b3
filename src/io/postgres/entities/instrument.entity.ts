import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An instrument the service has heard of; everything said about it belongs to one of its editions. */
@Entity('instrument')
export class InstrumentEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  jurisdiction!: string;
}
