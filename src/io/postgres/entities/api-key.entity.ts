import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';

/** A key to the service; its secret is known to its holder alone, here is a hash of it. */
@Entity('api_key')
export class ApiKeyEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('integer')
  change!: number;

  @Column('text')
  name!: string;

  @Column('text')
  role!: string;

  @Column('text', { name: 'secret_hash' })
  secretHash!: string;

  @Column('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt!: Date;

  /** From then on the key opens nothing; null where it is good until it is revoked. */
  @Column({ type: 'timestamptz', precision: 3, name: 'expires_at', nullable: true })
  expiresAt!: Date | null;
}

/** From here on the key opens nothing. */
@Entity('api_key_revocation')
export class ApiKeyRevocationEntity {
  @PrimaryColumn('text', { name: 'key_id', primaryKeyConstraintName: 'api_key_revocation_id' })
  keyId!: string;

  @OneToOne(() => ApiKeyEntity)
  @JoinColumn({ name: 'key_id', foreignKeyConstraintName: 'revocation_of_key' })
  key?: ApiKeyEntity;

  @Column('integer')
  change!: number;

  @Column('timestamptz', { name: 'revoked_at', default: () => 'now()' })
  revokedAt!: Date;
}
