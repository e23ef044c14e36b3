/** What a holder of a key may do. Everyone reads; an admin may do all that the others may. */
export const ROLES = ['reader', 'officer', 'inspector', 'designer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking: the name goes into the log beside every change, the role says what is allowed. */
export interface Holder {
  readonly name: string;
  readonly role: Role;
}

export const isRole = (word: string): word is Role => ROLES.some((role) => role === word);

export const roleIncludes = (held: Role, needed: Role): boolean =>
  held === needed || held === 'admin' || needed === 'reader';
