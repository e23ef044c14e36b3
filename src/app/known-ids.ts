/** Slots at first, and at most: 64 bits each, never more than two thirds of them taken. */
const FIRST = 1 << 16;
const MOST = 1 << 26;

/**
 * Tells an id that was met before, in 12 to 24 bytes for each: of every id 64 bits of a hash are kept, so that among ten million
 * different ids the chance of taking any two for the same is about one in 400,000. Whoever must be sure looks at the ids themselves.
 */
export class KnownIds {
  private slots = new Uint32Array(2 * FIRST);
  private taken = 0;

  /** Whether there was room for every id; afterwards nothing more is taken in. */
  get isFull(): boolean {
    return this.taken >= (MOST / 3) * 2;
  }

  /** Takes an id in and tells whether it was known. */
  add(id: string): boolean {
    const [high, low] = hashOf(id);
    return this.addHash(high, low);
  }

  addHash(high: number, low: number): boolean {
    if (this.isFull) return this.find(high, low) === undefined;
    if (this.taken * 3 >= this.slots.length) this.grow();
    const at = this.find(high, low);
    if (at === undefined) return true;
    this.slots[at] = high;
    this.slots[at + 1] = low;
    this.taken += 1;
    return false;
  }

  /** The free slot for a hash; nothing where it is there already. */
  private find(high: number, low: number): number | undefined {
    const { slots } = this;
    const last = slots.length / 2 - 1;
    for (let slot = low & last; ; slot = (slot + 1) & last) {
      const at = slot * 2;
      if (slots[at] === 0 && slots[at + 1] === 0) return at;
      if (slots[at] === high && slots[at + 1] === low) return undefined;
    }
  }

  private grow(): void {
    const { slots } = this;
    this.slots = new Uint32Array(slots.length * 2);
    for (let at = 0; at < slots.length; at += 2) {
      const high = slots[at] ?? 0;
      const low = slots[at + 1] ?? 0;
      if (high === 0 && low === 0) continue;
      const free = this.find(high, low) ?? 0;
      this.slots[free] = high;
      this.slots[free + 1] = low;
    }
  }
}

/** Two independent 32-bit hashes of an id, never both nothing. */
export function hashOf(id: string): readonly [high: number, low: number] {
  let high = 0x9747b28c;
  let low = 0x85ebca6b;
  for (let at = 0; at < id.length; at += 1) {
    const letter = id.charCodeAt(at);
    high = Math.imul(high ^ letter, 0x9e3779b1);
    low = Math.imul(low ^ letter, 0x5f356495);
    high ^= high >>> 15;
    low ^= low >>> 13;
  }
  high = Math.imul(high ^ (low >>> 16), 0x85ebca6b) >>> 0;
  low = Math.imul(low ^ (high >>> 13), 0xc2b2ae35) >>> 0;
  return high === 0 && low === 0 ? [0, 1] : [(high ^ (high >>> 16)) >>> 0, (low ^ (low >>> 16)) >>> 0];
}
