const EVERY_MS = 500;

/** How far a long run has come, on one line of the terminal; silent where standard error is not one. */
export class Progress {
  private readonly start = Date.now();
  private shown = this.start;
  private done = 0;

  constructor(private readonly what: string) {}

  advance(count: number): void {
    this.done += count;
    const now = Date.now();
    if (!process.stderr.isTTY || now - this.shown < EVERY_MS) return;
    this.shown = now;
    const rate = Math.round((this.done * 1000) / (now - this.start));
    process.stderr.write(
      `\r${this.done.toLocaleString('en')} ${this.what}, ${rate.toLocaleString('en')} a second\u001b[K`,
    );
  }

  end(): void {
    if (this.shown > this.start) process.stderr.write('\r\u001b[K');
  }
}
