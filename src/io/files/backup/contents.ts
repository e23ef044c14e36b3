import { z } from 'zod';

/** Raised when an older release could not read what a newer one writes. */
export const BACKUP_FORMAT = 'house-rules/backup@1';

export const ABOUT = 'about.json';
export const MANIFEST = 'manifest.json';

/** The kinds of content, which are folders in the archive. */
export type Kind = 'tables' | 'uploads';

const count = z.number().int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const format = z.object({ format: z.string(), version: z.string() });

const about = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** The release that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** In the order in which they can be loaded. */
  tables: z.array(
    z.object({
      name: identifier,
      columns: z.array(identifier),
      /** Where the numbers that the database gives out stood. */
      identity: z.object({ column: identifier, last: count }).optional(),
    }),
  ),
  /** For which rounds and findings there is room. */
  months: z.array(z.string().regex(/^\d{4}-\d\d-01$/)),
  /** Where the uploads lay. */
  uploadFolder: z.string(),
});

const measured = z.object({ bytes: count, sha256 });

const manifest = z.object({
  about: measured,
  tables: z.record(identifier, measured.extend({ rows: count })),
  /** Under the names that the service gave them. */
  uploads: z.record(z.string().regex(/^[0-9a-f]{16}(?:\.rounds)?$/), measured),
  log: z.object({ entries: count, head: z.string() }),
});

/** What stands at the beginning of a backup. */
export type About = z.infer<typeof about>;
export type KeptTable = About['tables'][number];
export type Measured = z.infer<typeof measured>;
/** What stands at its end: how much of everything there is, and its hashes. */
export type Manifest = z.infer<typeof manifest>;

const isUpload = (name: string): boolean => /^[0-9a-f]{16}(?:\.rounds)?$/.test(name);

/** Files that came whole; those that are still being sent are nobody's yet. */
export const keptUploads = (names: readonly string[]): readonly string[] => names.filter(isUpload).sort();

/** Which release wrote it in which form; nothing where it is no backup. */
export function formatOf(text: string): { readonly format: string; readonly version: string } | undefined {
  const read = format.safeParse(valueOf(text));
  return read.success && /^house-rules\/backup@\d+$/.test(read.data.format) ? read.data : undefined;
}

export const parseAbout = (text: string): About | undefined => about.safeParse(valueOf(text)).data;
export const parseManifest = (text: string): Manifest | undefined => manifest.safeParse(valueOf(text)).data;

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
