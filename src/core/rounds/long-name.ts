/** Texts of JSON up to this length are kept once each by the machine, and are compared by where they lie. */
const KEPT_ONCE = 10;

/**
 * Whether the type of an event has a name longer than that. Few have, and they are told apart from each other by themselves:
 * a comparison that has met one of them is slower ever after, and most events are compared with several names.
 */
export const isLongName = (type: unknown): boolean => typeof type === 'string' && type.length > KEPT_ONCE;
