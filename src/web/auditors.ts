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
