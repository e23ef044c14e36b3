/** Property tests try the same cases on every run; FC_SEED tries others. */
export const fixedSeed = { seed: Number(process.env['FC_SEED'] ?? 20160602) };
