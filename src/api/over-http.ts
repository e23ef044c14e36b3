import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';

/** How this service calls a request that is no GraphQL request at all; it is refused in any media type. */
const NO_REQUEST = 'BAD_REQUEST';

const ELSEWHERE =
  'Subscriptions are answered over WebSocket at /graphql (protocol graphql-transport-ws); over HTTP send queries and mutations.';

/** Whether the client understands the older media type only, in which an answer that says what is wrong is still an answer. */
function readsPlainJsonOnly(accept: string): boolean {
  const types = accept.split(',').map((type) => type.split(';', 1)[0]?.trim().toLowerCase());
  return types.includes('application/json') && !types.includes('application/graphql-response+json');
}

/**
 * Statuses as the GraphQL over HTTP specification has them. What was refused before it was carried out has the status of its refusal;
 * a client that asks for `application/json` and nothing newer gets 200 with the errors, as that media type has it.
 */
export const overHttp: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation }) => {
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION)
          throw new GraphQLError(ELSEWHERE, { extensions: { code: NO_REQUEST, http: { status: 400 } } });
        return Promise.resolve();
      },
      willSendResponse: ({ request, response: { body, http } }) => {
        const refusals = body.kind === 'single' && body.singleResult.data === undefined ? body.singleResult.errors : [];
        const isRequest = refusals?.every(({ extensions }) => extensions?.['code'] !== NO_REQUEST) ?? false;
        if (http.status === 400 && isRequest && readsPlainJsonOnly(request.http?.headers.get('accept') ?? ''))
          http.status = 200;
        return Promise.resolve();
      },
    }),
};
