import { UnreadablePdf } from './unreadable-pdf';

/** What one file may need to be read. */
export interface PdfLimits {
  /** Enough for gazettes of thousands of pages, and little enough that a hostile file does not take the service with it. */
  readonly megabytes: number;
  /** Until its first page is there, and from one page to the next. */
  readonly pageSeconds: number;
  readonly pages: number;
}

const LOOK_MILLISECONDS = 50;
const MEGABYTE = 2 ** 20;

/** Looks at the time and the memory that the reader of a PDF takes: buffers are in no limit of V8. */
export class PdfWatch {
  /** Whether somebody waits for the next page; while he looks at one, no time runs. */
  private since: number | undefined;
  private pages = 0;
  private readonly before = process.memoryUsage.rss();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly limits: PdfLimits,
    private readonly fail: (error: Error) => void,
  ) {
    this.timer = setInterval(() => {
      this.look();
    }, LOOK_MILLISECONDS);
  }

  wait(): void {
    this.since ??= performance.now();
  }

  pageCame(): void {
    this.since = undefined;
    this.pages += 1;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  tooMuch(): UnreadablePdf {
    const { megabytes } = this.limits;
    return new UnreadablePdf(
      `needs more than ${String(megabytes)} MB of memory to be read; supply it in smaller parts`,
    );
  }

  private look(): void {
    const { megabytes, pageSeconds } = this.limits;
    if (process.memoryUsage.rss() - this.before > megabytes * MEGABYTE) this.fail(this.tooMuch());
    else if (this.since !== undefined && performance.now() - this.since > pageSeconds * 1_000)
      this.fail(
        new UnreadablePdf(
          `takes more than ${String(pageSeconds)} seconds to read page ${String(this.pages + 1)}; supply a copy that was printed anew, or plain text`,
        ),
      );
  }
}
