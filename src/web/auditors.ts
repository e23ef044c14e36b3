import { ForbiddenException } from '@nestjs/common';
import { roleIncludes, type Holder, type Role } from '../app/access/role';

/** The request as the gate let it in. */
export interface LetIn {
  getDecorator(name: 'holder'): Holder;
}

/** Who may see audits, as the schema has it. */
const AUDITORS: readonly Role[] = ['inspector', 'officer'];

export const maySeeAudits = (request: LetIn): boolean =>
  AUDITORS.some((role) => roleIncludes(request.getDecorator('holder').role, role));

/** A page that is not for everyone: one sentence says for whom. */
class NotForAll extends ForbiddenException {
  constructor({ name, role }: Holder) {
    super(`Audits are for inspectors and officers; the key of “${name}” has the role ${role}.`);
  }
}

export function requireAuditor(request: LetIn): void {
  if (!maySeeAudits(request)) throw new NotForAll(request.getDecorator('holder'));
}

/** Who may mark findings, as the schema has it. */
export const mayMark = (request: LetIn): boolean => roleIncludes(request.getDecorator('holder').role, 'inspector');

export function requireInspector(request: LetIn): Holder {
  const holder = request.getDecorator('holder');
  if (!mayMark(request))
    throw new ForbiddenException(
      `Findings are marked by inspectors; the key of “${holder.name}” has the role ${holder.role}.`,
    );
  return holder;
}
