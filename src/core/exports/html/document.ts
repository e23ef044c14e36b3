import { DOCUMENT_STYLE } from './document-style';
import { Html, html, type Part } from './html';

/** A page that somebody keeps or attaches to a memo. */
export interface Document {
  readonly title: string;
  /** What stands under the title: when it was made, from what. */
  readonly about: Part;
  readonly main: Html;
  /** What this kind of document needs beyond the common style. */
  readonly style?: string;
}

/** One page that is whole by itself: its style is in it, nothing is loaded from anywhere and nothing runs. */
export const document = ({ title, about, main, style = '' }: Document): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${new Html(`${DOCUMENT_STYLE}${style}`)}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p class="about">${about}</p>
        </header>
        <main>${main}</main>
        <footer>
          <p>
            House Rules states what gazetted rules provide, in its own words where the official words are not shown; the
            official text alone is the law.
          </p>
        </footer>
      </body>
    </html>`.markup;
