import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { ROOT } from './command-line';

/** A field of the schema, the shortest operation that asks for it, and what its way there needs: one role out of each list. */
export interface ReachedField {
  readonly field: string;
  readonly operation: string;
  readonly needs: readonly (readonly string[])[];
}

interface Way {
  readonly wrap: (selection: string) => string;
  readonly needs: ReachedField['needs'];
}

/** The schema as its files state it, read without the service. */
export function writtenSchema(): GraphQLSchema {
  const folder = join(ROOT, 'src', 'api', 'schema');
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return buildSchema(files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'));
}

/**
 * Every field of every object type, with dummies for the arguments it must be given. The root field is left out at the last
 * moment, so that nothing is computed or changed for a question whose answer nobody reads.
 */
export function reachEveryField(schema: GraphQLSchema): readonly ReachedField[] {
  const ways = new Map<GraphQLObjectType, Way>();
  for (const [type, kind] of [
    [schema.getQueryType(), 'query'],
    [schema.getMutationType(), 'mutation'],
    [schema.getSubscriptionType(), 'subscription'],
  ] as const)
    if (type) ways.set(type, { wrap: (selection) => `${kind} { ${selection} }`, needs: [] });
  const roots = new Set(ways.keys());
  const reached: ReachedField[] = [];
  // A map goes on to what is added while it is gone through, so the nearest types come first.
  for (const [type, way] of ways)
    for (const field of Object.values(type.getFields())) {
      const asked = `${field.name}${dummies(field)}${roots.has(type) ? ' @include(if: false)' : ''}`;
      const own = declared(field.astNode) ?? [type.astNode, ...type.extensionASTNodes].map(declared).find(Boolean);
      const needs = own ? [...way.needs, own] : way.needs;
      const target = getNamedType(field.type);
      const selection = isLeafType(target) ? asked : `${asked} { __typename }`;
      reached.push({ field: `${type.name}.${field.name}`, operation: way.wrap(selection), needs });
      for (const object of isObjectType(target)
        ? [target]
        : isAbstractType(target)
          ? schema.getPossibleTypes(target)
          : [])
        if (!ways.has(object))
          ways.set(object, { wrap: (inner) => way.wrap(`${asked} { ... on ${object.name} { ${inner} } }`), needs });
    }
  return reached;
}

/** What @role says, read from the words of the schema and not by the service's own way of reading them. */
function declared(node: { readonly directives?: readonly ConstDirectiveNode[] } | null | undefined) {
  const value = node?.directives?.find(({ name }) => name.value === 'role')?.arguments?.[0]?.value;
  if (value?.kind === Kind.ENUM) return [value.value];
  return value?.kind === Kind.LIST
    ? value.values.map((item) => (item.kind === Kind.ENUM ? item.value : ''))
    : undefined;
}

function dummies({ args }: GraphQLField<unknown, unknown>): string {
  const given = args.filter(isRequiredArgument).map(({ name, type }) => `${name}: ${dummy(type)}`);
  return given.length === 0 ? '' : `(${given.join(', ')})`;
}

const SCALARS: Readonly<Record<string, string>> = {
  ID: '"x"',
  String: '"x"',
  Int: '1',
  Boolean: 'true',
  JSON: '{}',
  Date: '"2020-01-01"',
  Upload: '"x"',
  DateTime: '"2020-01-01T00:00:00Z"',
};

function dummy(type: GraphQLInputType): string {
  if (isNonNullType(type)) return dummy(type.ofType);
  if (isListType(type)) return `[${dummy(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${dummy(field.type)}`).join(', ')} }`;
  }
  const value = SCALARS[type.name];
  if (value === undefined) throw new Error(`Say in schema-paths.ts what a ${type.name} may look like.`);
  return value;
}
