/** Room for letters of more than one byte; where it is not enough, more is made. */
const SPARE = 1.125;

/**
 * The lines of a chunk while it is gathered, as bytes: as one text, each chunk would lie about in memory until all of it is swept,
 * which happens seldom.
 */
export class KeptBody {
  letters = 0;
  private room: Buffer;
  private end = 0;

  constructor(letters: number) {
    this.room = Buffer.allocUnsafeSlow(Math.ceil(letters * SPARE));
  }

  add(text: string): void {
    const most = this.end + text.length * 3;
    if (most > this.room.length) this.makeRoom(this.end + Buffer.byteLength(text));
    this.end += this.room.write(text, this.end);
    this.letters += text.length;
  }

  get bytes(): Buffer {
    return this.room.subarray(0, this.end);
  }

  private makeRoom(least: number): void {
    if (least <= this.room.length) return;
    const more = Buffer.allocUnsafeSlow(Math.max(least, this.room.length * 2));
    this.room.copy(more, 0, 0, this.end);
    this.room = more;
  }
}
