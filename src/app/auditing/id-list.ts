import { hashOf } from '../known-ids';

const BYTES_EACH = 12;

/** Lines and the hashes of the ids on them, packed: what it takes to find ids that stand in an audit twice. */
export class IdList {
  private packed = Buffer.allocUnsafe(BYTES_EACH * 1024);
  private used = 0;

  add(line: number, id: string): void {
    if (this.used === this.packed.length) this.packed = Buffer.concat([this.packed, Buffer.allocUnsafe(this.used)]);
    const [high, low] = hashOf(id);
    this.packed.writeUInt32LE(line, this.used);
    this.packed.writeUInt32LE(high, this.used + 4);
    this.packed.writeUInt32LE(low, this.used + 8);
    this.used += BYTES_EACH;
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.packed.subarray(0, this.used));
  }
}

/** In place, mark by mark: there are millions of them. */
export function forEachMark(packed: Buffer, tell: (line: number, high: number, low: number) => void): void {
  for (let at = 0; at < packed.length; at += BYTES_EACH)
    tell(packed.readUInt32LE(at), packed.readUInt32LE(at + 4), packed.readUInt32LE(at + 8));
}
