import { CHECKED_GAMES } from './registry';
import type { Check } from './check';

type Digest = (text: string) => string;

/** What a check says of itself: whoever changes its duty, its facts or its sentences makes another version of it. */
const checkVersion = (check: Check<unknown>, digest: Digest): string => {
  const { id, requirement, enforces, mayEnforce, needs, uses, judges, concerns, messages } = check;
  return digest(JSON.stringify([id, requirement, enforces, mayEnforce, needs, uses, judges, concerns, messages]));
};

/** All checks together and the release they belong to: how they decide is code, and the release names it. */
export const checksVersion = (release: string, digest: Digest): string =>
  `${release} sha256:${digest(CHECKED_GAMES.flatMap(({ checks }) => checks.map((check) => checkVersion(check, digest))).join('\n'))}`;
