import { GraphQLError, isObjectType, type GraphQLSchema } from 'graphql';
import { TOO_SLOW } from '../io/threads/thread-pool';

/** When the time of a query is up, on the clock of `performance.now()`. */
export interface Timed {
  readonly deadline: number;
}

/**
 * Lets no resolver begin after the deadline of its query. Only fields with a resolver of their own are watched: those that
 * merely read a property cost nothing, and there are many of them. A statement already under way is stopped by the database.
 */
export function withDeadline(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve)
        field.resolve = (parent, args, context, info): unknown => {
          if (performance.now() > (context as Timed).deadline)
            throw new GraphQLError(TOO_SLOW, { extensions: { code: 'TOO_SLOW' } });
          return resolve(parent, args, context, info);
        };
    }
  }
  return schema;
}
