import { deserialize, serialize } from 'node:v8';
import type { Kept } from '../../io/threads/asked';
import type { Rules } from '../auditing/thread-orders';
import { draftsGiven } from '../drafts';
import { RoundReplayer } from '../impact';
import { RuleBook } from '../rule-book';
import { todayIn } from '../today';
import type { ReplayOrder } from './orders';

/** Each book of rules is put into shared memory once, and has a name of its own. */
const shared = new WeakMap<RuleBook, Kept>();
let books = 0;

/** The rules of a service, as threads are given them. */
export function keptRules(book: RuleBook): Kept {
  const known = shared.get(book);
  if (known !== undefined) return known;
  let bytes: SharedArrayBuffer | undefined;
  books += 1;
  const kept: Kept = { key: `rules ${String(books)}`, bytes: () => (bytes ??= packed(book)) };
  shared.set(book, kept);
  return kept;
}

function packed({ sources, effects, doubts }: RuleBook): SharedArrayBuffer {
  const bytes = serialize({ sources, effects, doubts } satisfies Rules);
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return memory;
}

const REPLAYERS_KEPT = 2;

/** The rules as a thread has them, with what was made of them for rounds that come in parts. */
export class RulesInThread {
  private readonly replayers = new Map<string, RoundReplayer>();

  constructor(readonly book: RuleBook) {}

  replayerOf({ from, to, now, drafts }: Omit<ReplayOrder, 'chunk'>): RoundReplayer {
    const name = JSON.stringify([from, to, now, drafts]);
    const replayer =
      this.replayers.get(name) ?? new RoundReplayer(this.book, from, to, todayIn(this.book, now), draftsGiven(drafts));
    this.replayers.delete(name);
    this.replayers.set(name, replayer);
    for (const oldest of this.replayers.keys()) if (this.replayers.size > REPLAYERS_KEPT) this.replayers.delete(oldest);
    return replayer;
  }
}

export function rulesFrom(memory: SharedArrayBuffer): RulesInThread {
  const { sources, effects, doubts } = deserialize(Buffer.from(new Uint8Array(memory))) as Rules;
  return new RulesInThread(new RuleBook(sources, effects, doubts));
}
