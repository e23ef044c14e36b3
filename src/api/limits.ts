import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  GraphQLError,
  isListType,
  isNonNullType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type ParseOptions,
  type SelectionSetNode,
} from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';

const DEEPEST = 12;
const COSTLIEST = 20_000;
const MOST_ALIASES = 30;
/** What a list without a page size is taken to hold. */
const USUAL_LIST = 10;

/** Questions that take seconds of work, no more than two of them at once; and those that go through all findings of an audit or judge a round again. */
const LABORIOUS: Readonly<Record<string, number>> = {
  'Query.witness': 8_000,
  'Query.impact': 8_000,
  'Audit.impact': 8_000,
  'Audit.groups': 500,
  'Audit.groupCount': 500,
  'Audit.money': 500,
  'Audit.sealState': 2_000,
  'Audit.trend': 500,
  'AuditFindingConnection.totalCount': 200,
  'AuditFinding.record': 100,
  'AuditFinding.replay': 300,
};

/** Tokens of a query; what is longer is not parsed to its end. */
export const parsing: ParseOptions = { maxLexicalTokens: 2_000 };

/** Depth, aliases and directives of a query, refused before anything is resolved. */
export const armor = new ApolloArmor({
  maxDepth: { n: DEEPEST, flattenFragments: true },
  maxAliases: { n: MOST_ALIASES },
  // Counted by the parser itself, which then tells it as an error of the request and not of the service.
  maxTokens: { enabled: false },
  maxDirectives: { n: 20 },
  // Costs are counted below, where the page size a query asks for is known.
  costLimit: { enabled: false },
  blockFieldSuggestion: { enabled: false },
}).protect();

const holdsList = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) ? holdsList(type.ofType) : isListType(type);

interface HasSelections {
  readonly selectionSet?: SelectionSetNode | undefined;
}

interface CountedList {
  /** What a member of it costs. */
  readonly each: number;
  /** What it was taken to cost altogether. */
  readonly asUsual: number;
}

/**
 * A list costs its length times what each member costs: the length asked for with `first`, or else the usual one. On a page, the
 * lists in it are of the length that is asked of the page, and all else on it (its total, where it ends) is counted once.
 */
function costOf(document: DocumentNode): ComplexityEstimator {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const lists = new Map<FieldNode, CountedList>();
  const listsIn = (part: HasSelections | undefined): readonly CountedList[] =>
    part?.selectionSet?.selections.flatMap((one) => {
      if (one.kind === Kind.FIELD) return lists.get(one) ?? [];
      return listsIn(one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value));
    }) ?? [];
  return ({ args, childComplexity, field, node, type }) => {
    // The schema is the same for everyone and costs no statement; tools ask for it whole.
    if (field.name.startsWith('__')) return 0;
    const { first } = args as { readonly first?: unknown };
    const times = typeof first === 'number' ? Math.max(first, 1) : undefined;
    const own = 1 + (LABORIOUS[`${type.name}.${field.name}`] ?? 0);
    if (holdsList(field.type)) {
      const asUsual = own + (times ?? USUAL_LIST) * childComplexity;
      lists.set(node, { each: childComplexity, asUsual });
      return asUsual;
    }
    const members = times === undefined ? [] : listsIn(node);
    return members.reduce((sum, { each, asUsual }) => sum + (times ?? 1) * each - asUsual, own + childComplexity);
  };
}

/** A variable that does not fit its type shows here first; it is the caller's mistake, and is told as one. */
function counted(complexity: () => number): number {
  try {
    return complexity();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, nodes, originalError } = error;
    if (originalError !== undefined && !(originalError instanceof GraphQLError)) throw error;
    throw new GraphQLError(message, {
      ...(nodes && { nodes }),
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
}

export interface Asked {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Fails where the operation costs more than one may. */
export function refuseCostly({ schema, document, operationName, variables }: Asked): void {
  const complexity = counted(() =>
    getComplexity({
      schema,
      query: document,
      variables,
      ...(operationName !== null && { operationName }),
      estimators: [costOf(document)],
    }),
  );
  if (complexity > COSTLIEST)
    throw new GraphQLError(
      `The query costs ${String(complexity)}, more than the ${String(COSTLIEST)} allowed; ask for fewer fields or smaller pages.`,
      { extensions: { code: 'TOO_COSTLY', http: { status: 400 } } },
    );
}

export const costLimit: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ document, schema, request, operationName }) => {
        refuseCostly({ schema, document, operationName, variables: request.variables ?? {} });
        return Promise.resolve();
      },
    }),
};
