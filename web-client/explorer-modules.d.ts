/**
 * The little of GraphiQL and React that explorer.ts touches. Their own types need React's, which nothing else here does;
 * a declaration here stands before the packages' own.
 */
declare module 'react' {
  export interface Element {
    readonly type: unknown;
  }
  export function createElement(
    type: unknown,
    props: object | null,
    ...children: readonly (Element | string)[]
  ): Element;
}

declare module 'react-dom/client' {
  import type { Element } from 'react';
  export function createRoot(container: HTMLElement): { render(element: Element): void };
}

declare module 'graphiql' {
  export const GraphiQL: { readonly Logo: unknown };
}

declare module 'graphiql/style.css';

/** The schema files of the service, put in by the build. */
declare const HOUSE_RULES_SCHEMA: string;

/** Monaco asks this object for the worker of each language. */
interface Window {
  MonacoEnvironment?: { getWorker(id: string, language: string): Worker };
}
