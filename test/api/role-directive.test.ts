import { buildSchema, GraphQLSchema } from 'graphql';
import { requireRoles } from '../../src/api/access';

const DIRECTIVE = 'directive @role(is: [Role!]!) on FIELD_DEFINITION | OBJECT enum Role { reader officer }';

describe('a schema', () => {
  it.each([
    ['type Query { a: Int @role(is: reader) }', undefined],
    ['type Query { a: Int @role(is: [reader, officer]) } extend type Query { b: Int @role(is: reader) }', undefined],
    ['type Query @role(is: reader) { a: Int }', undefined],
    ['type Query { a: Int @role(is: reader) } type Other { b: Int }', undefined],
    ['type Query { a: Int }', 'Query.a'],
    ['type Query { a: Int @role(is: reader) b: Int }', 'Query.b'],
    ['type Query { a: Int @role(is: reader) } extend type Query { b: Int }', 'Query.b'],
    ['type Query { a: Int @role(is: reader) } type Mutation { b: Int }', 'Mutation.b'],
    ['type Query { a: Int @role(is: reader) } type Subscription { b: Int }', 'Subscription.b'],
  ])('%s', (words, forgotten) => {
    const require = (): GraphQLSchema => requireRoles(buildSchema(`${DIRECTIVE} ${words}`));
    if (forgotten === undefined) expect(require()).toBeInstanceOf(GraphQLSchema);
    else expect(require).toThrow(`${forgotten} does not say who may ask for it; add @role(is: …) in the schema.`);
  });
});
