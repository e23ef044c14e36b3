import type { IncomingMessage } from 'node:http';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { Context, ServerOptions } from 'graphql-ws';
import type { DataSource } from 'typeorm';
import type { Entry } from '../app/access/entry';
import type { Holder } from '../app/access/role';
import type { RulesService } from '../app/rules-service';
import { refusalFor } from './access';
import { contextFor } from './context';
import { armor, parsing, refuseCostly } from './limits';

/** What is kept of a connection: the request it began with, which says whose it is. */
export interface Begun {
  readonly request: IncomingMessage;
  close(code: number, why: string): void;
}

interface Payload {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** How WebSockets are told that they may not. */
export const FORBIDDEN = 4403;
/** A page that watches audits watches a few. */
const MOST_SUBSCRIPTIONS = 20;
const WAIT_FOR_INIT_MILLISECONDS = 3_000;

interface Needs {
  readonly entry: Entry;
  readonly dataSource: DataSource;
  readonly rules: RulesService;
  readonly schema: GraphQLSchema;
}

/** What is asked over a connection: subscriptions, a few at a time. Queries and changes go over HTTP. */
export function subscriptions({ entry, dataSource, rules, schema }: Needs): ServerOptions<never, Begun> {
  const holderOf = async ({ extra: { request } }: Context<never, Begun>): Promise<Holder | undefined> => {
    const admission = await entry.admit(request);
    return 'holder' in admission ? admission.holder : undefined;
  };
  return {
    connectionInitWaitTimeout: WAIT_FOR_INIT_MILLISECONDS,
    onSubscribe: async (connection, _id, payload) => {
      const holder = await holderOf(connection);
      if (holder === undefined) return [refused('A key is needed.', 'UNAUTHENTICATED')];
      if (Object.keys(connection.subscriptions).length > MOST_SUBSCRIPTIONS)
        return [
          refused(
            `A connection has at most ${String(MOST_SUBSCRIPTIONS)} subscriptions; end one of them first.`,
            'TOO_MANY_REQUESTS',
          ),
        ];
      const asked = checkedOperation(schema, payload, holder);
      if ('errors' in asked) return asked.errors;
      // A subscription lasts as long as what it tells of.
      const contextValue = await contextFor(dataSource, rules, holder, () => ({ deadline: Infinity }));
      return { ...asked, contextValue } satisfies ExecutionArgs;
    },
    /** A key that is revoked ends what it has opened. */
    onNext: async (connection) => {
      if ((await holderOf(connection)) === undefined) connection.extra.close(FORBIDDEN, 'Forbidden');
    },
  };
}

type Asked =
  | { readonly errors: readonly GraphQLError[] }
  | Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;

/** The same questions as over HTTP: may it be asked at all, and by this holder. */
function checkedOperation(schema: GraphQLSchema, payload: Payload, holder: Holder): Asked {
  const { query, operationName = null, variables } = payload;
  try {
    // A long text is given up where it becomes too long, before it is understood.
    const document = parse(query, parsing);
    const errors = validate(schema, document, [...specifiedRules, ...armor.validationRules]);
    if (errors.length > 0) return { errors };
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
      throw refused('Only subscriptions are taken here; send queries and mutations over HTTP.', 'BAD_REQUEST');
    const refusal = refusalFor(schema, document, operation, holder);
    if (refusal) throw refusal;
    refuseCostly({ schema, document, operationName, variables: variables ?? {} });
    return { schema, document, operationName, variableValues: variables ?? {} };
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error : refused(String(error), 'BAD_REQUEST')] };
  }
}

const refused = (message: string, code: string): GraphQLError => new GraphQLError(message, { extensions: { code } });
