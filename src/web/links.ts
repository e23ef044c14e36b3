import { html, type Html } from '../core/exports/html/html';

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** A citation keeps its slashes, so that the address can still be read: /clauses/au-nsw/ltgame-2016%23rules/8.4.2. */
export const clausePath = (citation: string): string => `/clauses/${encoded(citation)}`;

export const instrumentPath = (id: string): string => `/instruments/${encoded(id)}`;

export const auditPath = (id: string): string => `/audits/${encodeURIComponent(id)}`;

/** The query travels behind the #, so it never reaches the service's log and no length limit applies to it. */
export const explorerPath = (query: string, variables?: string): string =>
  `/explorer#${new URLSearchParams({ query, ...(variables !== undefined && { variables }) }).toString()}`;

export const clauseLink = (citation: string, words: string | Html = citation): Html =>
  html`<a href="${clausePath(citation)}">${words}</a>`;

export const instrumentLink = (id: string, words: string | Html = id): Html =>
  html`<a href="${instrumentPath(id)}">${words}</a>`;
