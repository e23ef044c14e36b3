import type { Holder } from '../app/access/role';
import { html, Html } from '../core/exports/html/html';

export interface SignInPage {
  readonly holder: Holder | undefined;
  /** Why the key before was refused. */
  readonly problem?: string;
  /** Where the visitor was going. */
  readonly next: string;
}

/** Whoever reads this page has shown no key yet, so that it is complete in itself and loads nothing. */
export const signInPage = ({ holder, problem, next }: SignInPage): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Sign in – House Rules</title>
        <link rel="icon" href="data:," />
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>House Rules</h1>
          ${holder ? signedIn(holder, next) : form(problem, next)}
        </main>
      </body>
    </html>`.markup;

const form = (problem: string | undefined, next: string): Html =>
  html`${problem !== undefined && html`<p role="alert" class="problem">${problem}</p>`}
    <form method="post" action="/sign-in">
      <input type="hidden" name="next" value="${next}" />
      <label for="key">Your key</label>
      <input
        id="key"
        name="key"
        type="password"
        autocomplete="current-password"
        required
        autofocus
        spellcheck="false"
      />
      <p class="note">
        It begins with hr_; whoever runs the service makes one with <code>house-rules keys make</code>.
      </p>
      <button type="submit">Sign in</button>
    </form>`;

const signedIn = ({ name, role }: Holder, next: string): Html =>
  html`<p>You are signed in as <b>${name}</b> (${role}). <a href="${next}">Go on</a>.</p>
    <form method="post" action="/sign-out"><button type="submit">Sign out</button></form>`;

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
  main { max-width: 26rem; margin: 12vh auto; padding: 0 1rem; }
  label, input, button { display: block; font: inherit; }
  input { box-sizing: border-box; width: 100%; padding: .5rem; margin-top: .25rem; }
  button { padding: .5rem 1.25rem; }
  .note { font-size: .875rem; }
  .problem { border-left: .25rem solid #b3261e; padding-left: .75rem; }
`;
