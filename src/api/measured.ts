import type { ApolloServerPlugin } from '@apollo/server';
import { graphqlErrors, graphqlOperations } from '../io/metrics/metrics';

/** Codes are ours; what looks otherwise came from elsewhere and is counted together. */
const CODE = /^[A-Z_]{1,40}$/;

const codeOf = (code: unknown): string => (typeof code === 'string' && CODE.test(code) ? code : 'OTHER');

/** Counts operations, how long they took and the codes of what went wrong. */
export const measured: ApolloServerPlugin = {
  requestDidStart: () => {
    const begun = performance.now();
    return Promise.resolve({
      willSendResponse: ({ operation, response: { body } }) => {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        for (const { extensions } of errors) graphqlErrors.inc({ code: codeOf(extensions?.['code']) });
        const labels = { type: operation?.operation ?? 'none', outcome: errors.length > 0 ? 'errors' : 'answered' };
        graphqlOperations.observe(labels, (performance.now() - begun) / 1_000);
        return Promise.resolve();
      },
    });
  },
};
