/** The pages read and work without this; it answers in place what would otherwise take another page. */

/** `Run` beneath an example: its query goes to the service as it stands on the page. */
function makeRunnable(example: HTMLElement): void {
  const button = example.querySelector<HTMLButtonElement>('[data-run]');
  const answer = example.querySelector<HTMLElement>('[data-answer]');
  if (!button || !answer) return;
  const written = (selector: string): string | undefined => example.querySelector(selector)?.textContent ?? undefined;
  button.hidden = false;
  button.addEventListener('click', () => {
    const variables: unknown = JSON.parse(written('[data-variables]') ?? '{}');
    void whileBusy(button, async () => {
      answer.replaceChildren(await answerTo(written('[data-query]') ?? '', variables));
    });
  });
}

async function answerTo(query: string, variables: unknown): Promise<HTMLElement> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const answer: unknown = await response.json();
    const shown = element('pre', JSON.stringify(answer, undefined, 2));
    shown.tabIndex = 0;
    shown.setAttribute('role', 'region');
    shown.setAttribute('aria-label', 'Answer');
    return shown;
  } catch {
    return element('p', NO_ANSWER);
  }
}

const NO_ANSWER = 'The service does not answer; see whether it still runs, then try again.';

/** The form of a round: its verdict is lifted out of the page that the form would otherwise open. */
function answerInPlace(form: HTMLFormElement): void {
  const place = document.getElementById('verdict-place');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!place || !button) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whileBusy(button, async () => {
      place.replaceChildren(await verdictOn(form));
      place.scrollIntoView({ block: 'nearest' });
    });
  });
}

async function verdictOn(form: HTMLFormElement): Promise<Element> {
  try {
    const round = form.querySelector('textarea')?.value ?? '';
    const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams({ round }) });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const verdict = page.getElementById('verdict');
    return verdict ? document.importNode(verdict, true) : element('p', refusedWith(response.status));
  } catch {
    return element('p', NO_ANSWER);
  }
}

const refusedWith = (status: number): string =>
  status === 413
    ? 'The record is too large for this box; the command line checks files of any size: npx house-rules check <file>.'
    : `The service gave no verdict (${String(status)}); its log says why.`;

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

async function whileBusy(button: HTMLButtonElement, work: () => Promise<void>): Promise<void> {
  button.setAttribute('aria-busy', 'true');
  try {
    await work();
  } finally {
    button.removeAttribute('aria-busy');
  }
}

document.querySelectorAll<HTMLElement>('.example').forEach(makeRunnable);
document.querySelectorAll<HTMLFormElement>('[data-round-form]').forEach(answerInPlace);

/** What is still going on is looked at again until it is over; the page that comes says whether it is. */
async function followUntilOver(id: string): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const now = document.getElementById(id);
    if (now?.dataset['refresh'] === undefined) return;
    try {
      const response = await fetch(location.href);
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const next = page.getElementById(id);
      if (next) now.replaceWith(document.importNode(next, true));
    } catch {
      // A service that is away for a moment is asked again.
    }
  }
}

document.querySelectorAll<HTMLElement>('[data-refresh]').forEach(({ id }) => void followUntilOver(id));
