import type { Mutation } from './mutating';
import { DEALING_MUTATIONS } from './mutations-of-dealing';
import { WAGER_MUTATIONS } from './mutations-of-wagers';

/** Ways to make a lawful round unlawful in one respect. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = { ...DEALING_MUTATIONS, ...WAGER_MUTATIONS };
