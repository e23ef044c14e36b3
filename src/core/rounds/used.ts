const UNUSED: ReadonlySet<unknown> = new Set([false, '', 'no', 'none']);

/** A record names the shoe or the machine, or says that there is one; nothing where it does not speak of it. */
export const isUsed = (told: unknown): boolean | undefined => (told === undefined ? undefined : !UNUSED.has(told));
