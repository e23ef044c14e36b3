import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ApiKeyEntity } from './api-key.entity';

/** Somebody who signed in with a key; the browser has the token, here is a hash of it. Signing out takes the row away. */
@Entity('session')
@Index('session_key', ['keyId', 'begunAt'])
export class SessionEntity {
  @PrimaryColumn('text', { name: 'token_hash', primaryKeyConstraintName: 'session_token' })
  tokenHash!: string;

  @Column('text', { name: 'key_id' })
  keyId!: string;

  @ManyToOne(() => ApiKeyEntity)
  @JoinColumn({ name: 'key_id', foreignKeyConstraintName: 'session_of_key' })
  key?: ApiKeyEntity;

  @Column('timestamptz', { name: 'begun_at', default: () => 'now()' })
  begunAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
