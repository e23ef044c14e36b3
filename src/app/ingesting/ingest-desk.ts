import type { DataSource } from 'typeorm';
import { Failure, isOfService } from '../../core/failures/failure';
import type { Progress } from '../../io/files/official-text';
import type { ReceivedFile, UploadFolder } from '../../io/files/uploads';
import { previewOutdated } from '../../io/postgres/store/text-store';
import { addUpload, uploadsOf, type StoredUpload } from '../../io/postgres/store/upload-store';
import { ingest } from '../ingest';
import { instrumentNamed, refuseUnnameable } from '../instrument-name';
import type { LongWork } from '../long-work/long-work';
import type { OfficialReading } from '../read-official-text';
import type { RulesService } from '../rules-service';
import { previewText, textsOf, type IngestPreview } from './preview';
import { refusal, type Refusal } from './refusal';
import { BY_ARGUMENT, namelessness } from './resemblance';
import { ReadingRoom, type ReadingState } from './reading-room';

/** The longest text known takes a few seconds. */
const LONGEST_READING_MILLISECONDS = 300_000;

interface ReadAs {
  readonly instrument?: string | undefined;
  readonly compilation?: string | undefined;
}

/** From the upload of an official text to its publication: read in the background, looked at, then published or refused. */
export class IngestDesk {
  private readonly room = new ReadingRoom();
  /** For each upload the texts that its preview was last held against. */
  private readonly seen = new Map<string, string>();

  /** Whoever pages through a preview asks for the same one again and again. */
  private last: { readonly name: string; readonly preview: IngestPreview } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: RulesService,
    private readonly work: LongWork,
    private readonly folder: UploadFolder,
  ) {}

  /** Keeps a file and begins to read it. */
  async accept(file: ReceivedFile, { instrument, compilation = '' }: ReadAs, who: string): Promise<StoredUpload> {
    refuseUnnameable(instrument, compilation);
    const held = await this.rules.current();
    const name = instrumentNamed(file.fileName, file.sha256, held.sources, instrument);
    if (file.bytes > this.folder.greatestBytes) throw this.folder.tooLarge(file.fileName);
    await this.folder.keep(file.id);
    try {
      await addUpload(this.dataSource, { ...file, ...name, compilation }, who);
    } catch (error) {
      await this.folder.remove(file.id);
      throw error;
    }
    const [upload] = await uploadsOf(this.dataSource, [file.id]);
    if (!upload) throw new Error(`Upload ${file.id} was not stored.`);
    this.seen.set(upload.id, textsOf(held, name.instrument));
    this.stateOf(upload);
    return upload;
  }

  stateOf(upload: StoredUpload): ReadingState {
    return this.room.stateOf(upload.id, this.reader(upload));
  }

  /**
   * What publishing would change, held against what is known now; of a text that was published, what it changed then. Nothing
   * while it is being read.
   */
  async preview(upload: StoredUpload): Promise<IngestPreview | undefined> {
    if (this.stateOf(upload).state !== 'read') return undefined;
    const official = await this.room.reading(upload.id, this.reader(upload));
    if (official === undefined) return undefined;
    const preview = await this.previewOf(upload, official, []);
    this.seen.set(upload.id, preview.heldAgainst);
    return preview;
  }

  /** Stores the text in one transaction; nothing is returned where that was done, or had been done before. */
  async publish(upload: StoredUpload, who: string, repealed: readonly string[]): Promise<readonly Refusal[]> {
    if (upload.published !== null) return [];
    const official = await this.read(upload);
    const preview = await this.previewOf(upload, official, repealed);
    if ((this.seen.get(upload.id) ?? preview.heldAgainst) !== preview.heldAgainst) return [outdated(upload)];
    const nameless = namelessness(preview, preview.likeness, BY_ARGUMENT);
    if (nameless !== undefined) return [{ code: 'UNNAMED_INSTRUMENT', sentence: nameless }];
    if (preview.damage.length > 0) return preview.damage.map((damage) => refusal(upload.instrument, damage));
    const { compilation, lint, replaces } = preview;
    try {
      await ingest(this.dataSource, official, who, { compilation, lint, repealed, replaces: { edition: replaces } });
    } catch (error) {
      if (error instanceof Failure && error.code === 'PREVIEW_OUTDATED') return [outdated(upload)];
      throw error;
    }
    return [];
  }

  /** Called by Nest when the service ends: what is being read is finished first, what waits is read after the next start. */
  async onModuleDestroy(): Promise<void> {
    await this.room.close();
  }

  private async read(upload: StoredUpload): Promise<OfficialReading> {
    const { state, problem } = this.stateOf(upload);
    if (state === 'reading')
      throw new Failure(
        'NOT_READ_YET',
        `${upload.fileName} is still being read; look at its preview, then publish it.`,
      );
    const official = await this.room.reading(upload.id, this.reader(upload));
    if (official !== undefined) return official;
    throw new Failure(
      'BAD_ARGUMENT',
      `${upload.fileName} could not be read: ${problem?.message ?? 'see its problem.'}`,
    );
  }

  private async previewOf(
    upload: StoredUpload,
    official: OfficialReading,
    repealed: readonly string[],
  ): Promise<IngestPreview> {
    const { published, change, compilation } = upload;
    const isOwn = published !== null && published > change;
    const held = isOwn ? await this.rules.after(published - 1) : await this.rules.current();
    const name = JSON.stringify([upload.id, held.change, repealed]);
    if (this.last?.name !== name || this.last.preview.reading !== official.reading)
      this.last = { name, preview: await previewText(this.dataSource, held, official, { compilation, repealed }) };
    return this.last.preview;
  }

  private reader({ id, fileName, instrument, namedBy, sha256 }: StoredUpload) {
    return async (onProgress: (progress: Progress) => void): Promise<OfficialReading> => {
      const { book } = await this.rules.current();
      const order = { path: this.folder.pathOf(id), shownAs: fileName, megabytes: this.folder.megabytes, instrument };
      const official = await this.work
        .ask('read', order, book, {
          deadline: performance.now() + LONGEST_READING_MILLISECONDS,
          lasting: true,
          onProgress: (progress) => {
            onProgress(progress as Progress);
          },
        })
        .catch((error: unknown) => {
          throw readingFailed(fileName, error);
        });
      if (official.sha256 === sha256) return { ...official, namedBy };
      throw new Failure('NO_SUCH_FILE', `${fileName} is no longer the file that was uploaded; upload it again.`);
    };
  }
}

/** What the service says of its work is said of the file. */
function readingFailed(fileName: string, error: unknown): unknown {
  if (!(error instanceof Failure) || !isOfService(error)) return error;
  const why = {
    TOO_SLOW: `takes more than ${String(LONGEST_READING_MILLISECONDS / 60_000)} minutes to read`,
    TOO_LARGE: 'needs more memory to be read than this service gives to one text',
  };
  if (error.code !== 'TOO_SLOW' && error.code !== 'TOO_LARGE') return error;
  return new Failure(error.code, `${fileName} ${why[error.code]}; supply it in smaller parts, or as plain text.`);
}

const outdated = ({ instrument }: StoredUpload): Refusal => ({
  code: 'PREVIEW_OUTDATED',
  sentence: previewOutdated(instrument).message,
});
