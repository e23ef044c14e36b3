import type { ApolloServerPlugin } from '@apollo/server';
import {
  getDirectiveValues,
  GraphQLError,
  isObjectType,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { roleIncludes, type Holder, type Role } from '../app/access/role';

/** A field and the roles of which its reader needs one. */
interface Need {
  readonly field: string;
  readonly roles: readonly Role[];
}

/** What a field of an object type asks of its reader: what it says itself, else what its type says, else nothing more. */
function rolesNeeded(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): readonly Role[] | undefined {
  const directive = schema.getDirective('role');
  if (!directive) throw new Error('The schema does not declare the directive @role.');
  for (const node of [field.astNode, type.astNode, ...type.extensionASTNodes]) {
    const values = node && getDirectiveValues(directive, node);
    if (values) return values['is'] as readonly Role[];
  }
  return undefined;
}

/** Nobody can forget whom a new question or change is for: without its role the service does not start. */
export function requireRoles(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of roots.filter((root) => root != null))
    for (const field of Object.values(type.getFields()))
      if (!rolesNeeded(schema, type, field))
        throw new Error(`${type.name}.${field.name} does not say who may ask for it; add @role(is: …) in the schema.`);
  return schema;
}

/** Every need of an operation and of the fragments it uses, whatever @skip and @include say of them. */
function needsOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): readonly Need[] {
  const own = separateOperations(document)[operation.name?.value ?? ''];
  if (!own) throw new Error('The operation is not part of its document.');
  const needs = new Map<string, Need>();
  const info = new TypeInfo(schema);
  visit(
    own,
    visitWithTypeInfo(info, {
      Field: ({ name: { value } }) => {
        for (const type of objectsOf(schema, info.getParentType())) {
          const field = type.getFields()[value];
          const roles = field && rolesNeeded(schema, type, field);
          if (roles) needs.set(`${type.name}.${value}`, { field: `${type.name}.${value}`, roles });
        }
      },
    }),
  );
  return [...needs.values()];
}

/** A field of an interface or union may turn out to be that of any of its types, so it needs what each of them does. */
const objectsOf = (
  schema: GraphQLSchema,
  type: GraphQLCompositeType | null | undefined,
): readonly GraphQLObjectType[] => {
  if (!type) return [];
  return isObjectType(type) ? [type] : schema.getPossibleTypes(type);
};

/** The refusal of an operation that asks for more than its holder may have. */
export function refusalFor(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  holder: Holder,
): GraphQLError | undefined {
  return refusalOf(needsOf(schema, document, operation), holder);
}

function refusalOf(needs: readonly Need[], holder: Holder): GraphQLError | undefined {
  const refused = needs.find(({ roles }) => !roles.some((role) => roleIncludes(holder.role, role)));
  return (
    refused &&
    new GraphQLError(
      `${refused.field} needs the role ${refused.roles.join(' or ')}; the key of "${holder.name}" has the role ${holder.role}.`,
      { extensions: { code: 'FORBIDDEN', http: { status: 403 } } },
    )
  );
}

/** Refuses an operation before anything of it is resolved. Documents are kept by Apollo, and so are their needs here. */
export function accessControl(): ApolloServerPlugin<{ readonly holder: Holder }> {
  const known = new WeakMap<OperationDefinitionNode, readonly Need[]>();
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ schema, document, operation, contextValue: { holder } }) => {
          if (!operation) throw new Error('An operation was let through without being known.');
          const needs = known.get(operation) ?? needsOf(schema, document, operation);
          known.set(operation, needs);
          const refused = refusalOf(needs, holder);
          if (refused) throw refused;
          return Promise.resolve();
        },
      }),
  };
}
