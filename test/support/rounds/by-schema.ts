import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type AnySchemaObject } from 'ajv/dist/2020';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { coup } from './coup';

export const schema = JSON.parse(
  readFileSync(join(__dirname, '..', '..', '..', 'docs', 'round-record.schema.json'), 'utf8'),
) as AnySchemaObject;
const bySchema = new Ajv2020({ strict: true }).compile(schema);

/** A record as it comes over the wire: what cannot be said in JSON is gone. */
export const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

export const accepted = (value: unknown): { schema: boolean; reader: boolean } => ({
  schema: bySchema(value) === true,
  reader: problemOfRecord(value) === undefined,
});

/** Records with every event a game may have, so that every field of the contract is there to be spoilt. */
export const EVERYTHING = {
  ...coup({
    dummy: true,
    table: { id: 'B07', seats: 9, limits: { '*': { min: 1, max: 2, increment: 1 } }, differential: 5 },
  }),
  venue: 'The Star',
  variant: 'even-money',
  equipment: { decks: 8, jokers: 0, wheel: 'single-zero' },
  events: [
    {
      type: 'wager',
      id: 'w1',
      player: 'p1',
      bet: 'tie',
      stake: 5,
      position: 'seat:3',
      on: 'w0',
      chips: 'cash',
      confirmed: true,
      at: '2024-10-03T21:04:05+10:00',
    },
    { type: 'change', wager: 'w1', stake: 6 },
    { type: 'withdraw', wager: 'w1' },
    { type: 'call', call: 'no-more-bets' },
    { type: 'shuffle', by: 'dealer' },
    { type: 'cut', depth: 52, back: 20 },
    { type: 'cutting-card', at: '2024-10-03T21:04:05' },
    { type: 'burn', card: '4H', faceUp: false },
    { type: 'deal', to: 'player', card: 'TH', face: 'up', position: 'seat:3' },
    { type: 'decide', position: 'box:3', choice: 'hit', amount: 5 },
    { type: 'spin', result: '17', direction: 'same' },
    { type: 'roll', dice: [1, 2, 3] },
    { type: 'draw', numbers: [3, 17, 44] },
    { type: 'set', position: 'seat:4', high: ['6-6'], low: ['1-1'] },
    { type: 'announce', of: 'player', value: 4 },
    { type: 'settle', wager: 'w1', result: 'win', paid: 5, returned: 5, commission: 0 },
    {
      type: 'irregularity',
      kind: 'malfunction',
      of: 'system',
      to: 'player',
      wager: 'w1',
      exposed: true,
      treatment: 'played',
    },
    { type: 'void', scope: 'wager', ref: 'w1' },
  ],
};
