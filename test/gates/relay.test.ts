import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { ROOT } from '../support/command-line';

/** The rules of Relay's specification of connections, which the lint of GraphQL schemas holds against every connection. */
const FOLDER = join(ROOT, 'src', 'api', 'schema');
const schema = buildSchema(
  readdirSync(FOLDER)
    .map((name) =>
      readFileSync(join(FOLDER, name), 'utf8').replace(/^type (Query|Mutation|Subscription) \{/gm, 'extend type $1 {'),
    )
    .concat('type Query { _: Int } type Mutation { _: Int } type Subscription { _: Int }')
    .join('\n'),
);
const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
const connections = objects.filter(({ name }) => name.endsWith('Connection'));
const returning = objects.flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => connections.includes(getNamedType(field.type) as GraphQLObjectType))
    .map((field): [string, GraphQLField<unknown, unknown>] => [`${type.name}.${field.name}`, field]),
);
const typeOf = (type: GraphQLObjectType | undefined, field: string): string => String(type?.getFields()[field]?.type);

describe('connections', () => {
  it.each(connections.map((type): [string, GraphQLObjectType] => [type.name, type]))(
    '%s has edges and where it ends',
    (name, type) => {
      const edge = name.replace(/Connection$/, 'Edge');
      expect(typeOf(type, 'edges')).toBe(`[${edge}!]!`);
      expect(typeOf(type, 'pageInfo')).toBe('PageInfo!');
      const edgeType = objects.find((one) => one.name === edge);
      expect(typeOf(edgeType, 'cursor')).toBe('String!');
      const { type: node } = edgeType?.getFields()['node'] ?? {};
      expect(node !== undefined && isNonNullType(node) && !isListType(node.ofType) && !isLeafType(node.ofType)).toBe(
        true,
      );
      expect(typeOf(type, 'nodes')).toBe(`[${String(node)}]!`);
    },
  );

  it.each(returning)('%s goes forward from a cursor', (_, { args, type }) => {
    const given = Object.fromEntries(args.map((argument) => [argument.name, String(argument.type)]));
    expect(given).toMatchObject({ first: 'Int', after: 'String' });
    expect(isNonNullType(type)).toBe(true);
  });

  it('are called so, and nothing else is', () => {
    const edges = objects.filter(({ name }) => name.endsWith('Edge')).map(({ name }) => name);
    expect(edges.sort()).toEqual(connections.map(({ name }) => name.replace(/Connection$/, 'Edge')).sort());
    expect(objects.filter((type) => type.getFields()['pageInfo']).map(({ name }) => name)).toEqual(
      connections.map(({ name }) => name),
    );
  });

  it('say where a page stands', () => {
    const info = objects.find(({ name }) => name === 'PageInfo');
    expect(['hasPreviousPage', 'hasNextPage', 'startCursor', 'endCursor'].map((field) => typeOf(info, field))).toEqual([
      ...['Boolean!', 'Boolean!', 'String', 'String'],
    ]);
  });
});
