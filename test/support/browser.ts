import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** Debian's browser, unless CHROMIUM names another. */
const PROGRAM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page as one visitor sees it, and whatever went wrong behind it. */
export interface Visit {
  readonly page: Page;
  /** Errors in the console, scripts that threw, requests that left the origin or failed. */
  readonly troubles: readonly string[];
}

export type Visitor = (url: string, options?: BrowserContextOptions) => Promise<Visit>;

/** `describe` for tests that look at pages. Without a browser they are skipped and say so; in CI its absence is a failure. */
export function describeInBrowser(title: string, tests: (visit: Visitor) => void): void {
  if (existsSync(PROGRAM)) {
    describe(title, () => tests(visitor()));
    return;
  }
  const reason = `there is no browser at ${PROGRAM}; install chromium, or set CHROMIUM to one`;
  if (process.env['CI']) {
    test(title, () => {
      throw new Error(`In CI this must run, but ${reason}.`);
    });
    return;
  }
  // Jest does not print the names of skipped tests when a whole file is skipped.
  process.stderr.write(`Skipped “${title}”: ${reason}.\n`);
  describe.skip(`${title} (skipped: ${reason})`, () => tests(visitor()));
}

function visitor(): Visitor {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: PROGRAM, args: FLAGS });
  });
  afterEach(() => Promise.all((browser?.contexts() ?? []).map((context) => context.close())));
  afterAll(() => browser?.close());
  return async (url, options) => {
    const context = await browser?.newContext({ reducedMotion: 'reduce', ...options });
    if (!context) throw new Error('The browser has not been started.');
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('console', (message) => message.type() === 'error' && troubles.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => troubles.push(`script: ${error.message}`));
    page.on('dialog', (dialog) => troubles.push(`dialog: ${dialog.message()}`));
    // Leaving a page cancels what it was still loading; that is no failure.
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()}`);
    });
    const { origin } = new URL(url);
    page.on('request', (request) => {
      const asked = new URL(request.url());
      if (asked.protocol !== 'data:' && asked.origin !== origin) troubles.push(`left the origin: ${asked.href}`);
    });
    await page.goto(url);
    return { page, troubles };
  };
}
