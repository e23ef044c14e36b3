import { html } from '../core/exports/html/html';

/** The frame that the bundled explorer fills; it brings its own style. */
export const explorerPage = (): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Explorer – House Rules</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/explorer.css" />
        <script type="module" src="/assets/explorer.js"></script>
      </head>
      <body>
        <div id="explorer">
          <p>The explorer is loading. It needs JavaScript; without it, the <a href="/">first page</a> can be read.</p>
        </div>
      </body>
    </html>`.markup;
