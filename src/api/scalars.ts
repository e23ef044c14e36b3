import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import { parseDate } from '../core/values/calendar-date';

export const jsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: String,
  parseValue: readDate,
  parseLiteral: (node) => readDate(valueFromASTUntyped(node)),
});

function readDate(value: unknown): string {
  const date = typeof value === 'string' ? parseDate(value) : undefined;
  if (date === undefined)
    throw new GraphQLError(`A date such as "2016-06-02" is expected, found ${JSON.stringify(value)}.`);
  return date;
}
