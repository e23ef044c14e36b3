import { Html, html } from '../core/exports/html/html';

export interface Page {
  readonly title: string;
  readonly main: Html;
  /** Whether the explorer is served, and so may be linked to. */
  readonly explorer: boolean;
  /** What only this page needs. */
  readonly style?: string;
}

/** The frame around every page; the whole of it as text, ready to send. */
export const layout = ({ title, main, explorer, style }: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/pages.css" />
        ${style !== undefined && new Html(`<style>${style}</style>`)}
        <script type="module" src="/assets/pages.js"></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="banner">
          <a class="name" href="/"><img src="/assets/icon.svg" alt="" width="28" height="28" /> House Rules</a>
          <nav aria-label="Pages">
            <a href="/#loaded">What is loaded</a>
            <a href="/#try">Queries</a>
            <a href="/compare">Compare</a>
            <a href="/#check">Check a round</a>
            <a href="/audits">Audits</a>
            ${explorer && html`<a href="/explorer">Explorer</a>`}
          </nav>
        </header>
        <main id="main">${main}</main>
        <footer>
          <p>
            House Rules states what gazetted rules provide, in its own words; the official text alone is the law.
            GraphQL is at <code>/graphql</code>, <a href="/sign-in">your key</a> at <code>/sign-in</code>, the state of
            the service at <a href="/health">/health</a>.
          </p>
        </footer>
      </body>
    </html>`.markup;
