import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import { parseDate } from '../core/values/calendar-date';
import { instantOf } from '../app/instant';

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

/** Given as an instant or as a day, which means its end; written as an instant in UTC. */
export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: readInstant,
  parseLiteral: (node) => readInstant(valueFromASTUntyped(node)),
});

function readInstant(value: unknown): Date {
  const instant = typeof value === 'string' ? instantOf(value) : undefined;
  if (instant === undefined)
    throw new GraphQLError(
      `An instant such as "2026-11-16T09:30:00Z" or a day is expected, found ${JSON.stringify(value)}.`,
    );
  return instant;
}
