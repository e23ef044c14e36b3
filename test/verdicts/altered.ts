import { Random } from '../../src/core/generating/random';
import type { RoundRecord } from '../../src/core/rounds/record';

type Loose = Record<string, unknown>;
type Alteration = (record: Loose & { events: Loose[] }, random: Random) => void;

const AMOUNTS = ['paid', 'returned', 'stake', 'amount'];
const RESULTS = ['win', 'lose', 'push', 'void'];
const CARDS = Array.from('A23456789TJQK').flatMap((rank) => Array.from('SHDC', (suit) => `${rank}${suit}`));

/** An event in which a field has a value of some kind, and the name of that field. */
function fieldOf(events: readonly Loose[], random: Random, isMeant: (name: string, value: unknown) => boolean) {
  const found = events.flatMap((event) =>
    Object.entries(event).flatMap(([name, value]) => (isMeant(name, value) ? [{ event, name }] : [])),
  );
  return random.pick(found);
}

const leaveOut: Alteration = ({ events }, random) => void events.splice(random.below(events.length), 1);

const tellTwice: Alteration = ({ events }, random) => {
  const at = random.below(events.length);
  events.splice(at, 0, { ...events[at] });
};

const exchange: Alteration = ({ events }, random) => {
  const at = random.below(Math.max(1, events.length - 1));
  events.splice(at, 2, ...events.slice(at, at + 2).reverse());
};

const move: Alteration = ({ events }, random) => {
  const [moved] = events.splice(random.below(events.length), 1);
  if (moved !== undefined) events.splice(random.below(events.length + 1), 0, moved);
};

const otherAmount: Alteration = ({ events }, random) => {
  const found = fieldOf(events, random, (name, value) => AMOUNTS.includes(name) && typeof value === 'number');
  if (found === undefined) return;
  const was = Number(found.event[found.name]);
  found.event[found.name] = random.pick([was + 1, Math.max(0, was - 1), was * 2, Math.floor(was / 2), 0]);
};

const otherResult: Alteration = ({ events }, random) => {
  const found = fieldOf(events, random, (name) => name === 'result');
  if (found !== undefined) found.event['result'] = random.pick(RESULTS);
};

const otherCard: Alteration = ({ events }, random) => {
  const found = fieldOf(events, random, (name) => name === 'card');
  if (found !== undefined) found.event['card'] = random.pick(CARDS);
};

/** A bet, a kind, a hand or a call of another event of the round. */
const otherWord: Alteration = ({ events }, random) => {
  const found = fieldOf(events, random, (name, value) => name !== 'type' && typeof value === 'string');
  if (found === undefined) return;
  const { event, name } = found;
  const others = events.flatMap((other) => (typeof other[name] === 'string' ? [other[name]] : []));
  event[name] = random.pick(others) ?? event[name];
};

const untoldField: Alteration = ({ events }, random) => {
  const found = fieldOf(events, random, (name) => name !== 'type');
  if (found !== undefined) found.event[found.name] = undefined;
};

const untoldTable: Alteration = (record, random) => {
  const part = random.pick(['table', 'equipment'] as const);
  const held = record[part] as Loose | undefined;
  const name = random.pick(Object.keys(held ?? {}));
  if (name !== undefined) record[part] = { ...held, [name]: undefined };
};

const ALTERATIONS = [
  ...[leaveOut, tellTwice, exchange, move, otherAmount, otherAmount],
  ...[otherResult, otherCard, otherWord, untoldField, untoldTable],
];

/** The round with one or two things in it otherwise, as a seed has it: rarely lawful, often in doubt, now and then no record. */
export function altered(record: RoundRecord, seed: number): RoundRecord {
  const random = new Random(seed);
  const copy = JSON.parse(JSON.stringify(record)) as Loose & { events: Loose[] };
  for (let times = 1 + random.below(2); times > 0 && copy.events.length > 0; times -= 1)
    random.pick(ALTERATIONS)?.(copy, random);
  return JSON.parse(JSON.stringify(copy)) as RoundRecord;
}
