import type { ServerResponse } from 'node:http';
import type { Config } from '../app/config';
import { goneWith } from '../io/threads/gone';
import type { Patience } from '../io/threads/asked';

/** The answer to a page as it goes out. */
export interface Answering {
  readonly raw: ServerResponse;
}

/** Whoever asks for a page waits as long as for a query, and work for him ends when he leaves. */
export const patienceOf = ({ raw }: Answering, { queryMilliseconds }: Config): Patience => ({
  deadline: performance.now() + queryMilliseconds,
  gone: goneWith(raw),
});
