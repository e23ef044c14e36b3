const EVERY_MS = 500;

/** How far a long run has come, on one line of the terminal; silent where standard error is not one. */
export class Progress {
  private readonly start = Date.now();
  private shown = this.start;
  private done = 0;
  private isVisible = false;

  constructor(private readonly what: string) {}

  /** `part` is how much of the whole is done, from 0 to 1, where that is known; `more` what else there is to say. */
  advance(count: number, part?: number, more = ''): void {
    this.done += count;
    this.tell(this.done, part, more);
  }

  tell(done: number, part?: number, more = ''): void {
    const now = Date.now();
    if (!process.stderr.isTTY || now - this.shown < EVERY_MS) return;
    this.shown = now;
    this.isVisible = true;
    const rate = Math.round((done * 1000) / (now - this.start));
    const left = part === undefined || part <= 0 ? '' : `, ${timeLeft(now - this.start, part)} left`;
    process.stderr.write(
      `\r${done.toLocaleString('en')} ${this.what}, ${rate.toLocaleString('en')} a second${more}${left}\u001b[K`,
    );
  }

  /** Takes the line away, so that what is written next does not stand behind it. */
  hide(): void {
    if (this.isVisible) process.stderr.write('\r\u001b[K');
    this.isVisible = false;
  }
}

/** At the pace so far. */
function timeLeft(elapsedMs: number, part: number): string {
  const seconds = Math.max(0, Math.round((elapsedMs * (1 - part)) / part / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${String(seconds)} s` : `${String(minutes)} min ${String(seconds % 60)} s`;
}
