import { graphql, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { withDeadline } from '../../src/api/deadline';

describe('the deadline of a query', () => {
  const begun: string[] = [];
  const begin = <T>(field: string, value: T) => {
    begun.push(field);
    return value;
  };
  const rule = new GraphQLObjectType({
    name: 'Rule',
    fields: { text: { type: GraphQLString }, words: { type: GraphQLString, resolve: () => begin('words', 'of it') } },
  });
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { name: { type: GraphQLString }, rule: { type: rule, resolve: () => begin('rule', { text: 'plain' }) } },
  });
  const schema = withDeadline(new GraphQLSchema({ query }));
  const ask = (source: string, deadline: number) => graphql({ schema, source, contextValue: { deadline } });
  beforeEach(() => begun.splice(0));

  it('lets resolvers begin before it', async () => {
    const { data } = await ask('{ rule { words text } }', Number.POSITIVE_INFINITY);
    expect([data, begun]).toEqual([{ rule: { words: 'of it', text: 'plain' } }, ['rule', 'words']]);
  });

  it('lets none begin after it, and says so by a code', async () => {
    const { errors } = await ask('{ rule { words } }', performance.now() - 1);
    expect([errors?.map(({ extensions }) => extensions), begun]).toEqual([[{ code: 'TOO_SLOW' }], []]);
  });

  it('costs a field without a resolver nothing', async () => {
    expect(await ask('{ name }', performance.now() - 1)).toEqual({ data: { name: null } });
  });
});
