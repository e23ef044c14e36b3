import { GraphiQL } from 'graphiql';
import { buildSchema } from 'graphql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import './explorer.css';

const WORKERS: Readonly<Record<string, string>> = { json: 'json.worker.js', graphql: 'graphql.worker.js' };

window.MonacoEnvironment = {
  getWorker: (_, language) => new Worker(`/assets/${WORKERS[language] ?? 'editor.worker.js'}`),
};

const WELCOME = `# The book icon shows all that can be asked.
# Ctrl-Enter runs the query.
{
  instruments {
    id
    title
    inForce { from basis }
    ruleSets { name }
  }
}
`;

async function ask(request: unknown): Promise<unknown> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return response.json();
}

/** A link may bring its query: /explorer#query=…&variables=… */
const brought = new URLSearchParams(location.hash.slice(1));
const query = brought.get('query');

const explorer = createElement(
  GraphiQL,
  {
    fetcher: ask,
    // The schema comes with the page, so completion works at once and the service need not answer for it.
    schema: buildSchema(HOUSE_RULES_SCHEMA),
    defaultQuery: WELCOME,
    isHeadersEditorEnabled: false,
    ...(query !== null && { initialQuery: query, initialVariables: brought.get('variables') ?? '' }),
  },
  createElement(GraphiQL.Logo, null, createElement('a', { href: '/', className: 'home' }, 'House Rules')),
);

const place = document.getElementById('explorer');
if (place) createRoot(place).render(explorer);
