import { Progress } from './progress';

const KILOBYTE = 1_000;

/** How many bytes of what have gone by. */
export class BytesShown {
  private readonly progress = new Progress('kB');
  private bytes = 0;

  readonly onBytes = (bytes: number, what: string): void => {
    this.bytes += bytes;
    this.progress.tell(Math.round(this.bytes / KILOBYTE), undefined, ` (${what})`);
  };

  hide(): void {
    this.progress.hide();
  }
}
