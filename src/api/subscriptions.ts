import type { IncomingMessage } from 'node:http';
import type { GraphQLWsSubscriptionsConfig } from '@nestjs/graphql';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { DataSource } from 'typeorm';
import type { KeyRing } from '../app/access/key-ring';
import { isOwnSite } from '../app/access/own-site';
import type { Holder } from '../app/access/role';
import type { RulesService } from '../app/rules-service';
import { refusalFor } from './access';
import { contextFor } from './context';
import { armor } from './limits';

/** What graphql-ws keeps of a connection. */
interface Connection {
  readonly connectionParams?: Readonly<Record<string, unknown>> | undefined;
  readonly extra: { readonly request: IncomingMessage; readonly socket: { close(code: number, why: string): void } };
}

interface Payload {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

/** How WebSockets are told that they may not. */
const FORBIDDEN = 4403;

/**
 * Subscriptions over WebSocket at /graphql. The gate of HTTP does not see these connections, so that the key is asked for here, and
 * a page of another site is let in no more than it is there. Queries and changes go over HTTP, with its limits.
 */
export function subscriptions(
  ring: KeyRing,
  dataSource: DataSource,
  rules: RulesService,
  schema: () => GraphQLSchema,
): GraphQLWsSubscriptionsConfig {
  const holderOf = async ({ connectionParams, extra: { request } }: Connection): Promise<Holder | undefined> => {
    if (!isOwnSite(request.headers)) return undefined;
    const given = connectionParams?.['authorization'] ?? connectionParams?.['Authorization'];
    const authorization = typeof given === 'string' ? given : request.headers.authorization;
    return ring.holderOf(authorization, new URL(`http://${request.headers.host ?? ''}`).hostname);
  };
  const settings = {
    onConnect: async (connection: Connection) => (await holderOf(connection)) !== undefined,
    onSubscribe: async (connection: Connection, _id: string, payload: Payload) => {
      const holder = await holderOf(connection);
      if (holder === undefined) return [refused('A key is needed.', 'UNAUTHENTICATED')];
      const asked = checkedOperation(schema(), payload, holder);
      if ('errors' in asked) return asked.errors;
      // A subscription lasts as long as what it tells of.
      const contextValue = { ...(await contextFor(dataSource, rules, holder)), deadline: Infinity };
      return { ...asked, contextValue } satisfies ExecutionArgs;
    },
    /** A key that is revoked ends what it has opened. */
    onNext: async (connection: Connection) => {
      if ((await holderOf(connection)) === undefined) connection.extra.socket.close(FORBIDDEN, 'Forbidden');
    },
  };
  return settings as unknown as GraphQLWsSubscriptionsConfig;
}

type Asked =
  | { readonly errors: readonly GraphQLError[] }
  | Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;

/** The same questions as over HTTP: may it be asked at all, and by this holder. */
function checkedOperation(schema: GraphQLSchema, { query, operationName, variables }: Payload, holder: Holder): Asked {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error : refused(String(error), 'GRAPHQL_PARSE_FAILED')] };
  }
  const errors = validate(schema, document, [...specifiedRules, ...armor.validationRules]);
  if (errors.length > 0) return { errors };
  const operation = getOperationAST(document, operationName ?? undefined);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    return {
      errors: [refused('Only subscriptions are taken here; send queries and mutations over HTTP.', 'BAD_REQUEST')],
    };
  const refusal = refusalFor(schema, document, operation, holder);
  if (refusal) return { errors: [refusal] };
  return { schema, document, operationName: operationName ?? null, variableValues: variables ?? {} };
}

const refused = (message: string, code: string): GraphQLError => new GraphQLError(message, { extensions: { code } });
