import type { Difference } from '../../core/differences/difference';
import type { Comparison } from '../../core/compare/matrix/comparison';
import type { Explanation } from '../../core/explain/explanation';
import type { AuditReport } from '../../core/exports/audit/audit-report';
import type { CheckedRound } from '../../core/findings/checked-round';
import type { Step } from '../../core/rules/select';
import type { WitnessAnswer } from '../../core/witnessing/witness';
import type { WordsGiven } from '../clause-wordings';
import type { VersionMeant } from '../diff-held';
import type { TextHeld } from '../side-text';
import type { SideQuestion } from '../diff-side-names';
import type { Exported, ExportRequest } from '../export';
import type { Overlaid } from '../overlay';
import type { OfficialReading } from '../read-official-text';
import type { ReplayedChunk } from '../replay-rounds';
import type { RoundChunk } from '../../io/files/rounds/round-chunk';
import type { WrittenFormat } from '../written-file';

interface Order<Given, Answer> {
  readonly order: Given;
  readonly answer: Answer;
}

/** Sides of one game, and the drafts that they may name. */
export interface SidesOrder {
  readonly game: string;
  readonly sides: readonly string[];
  /** Its day is another one in another place. */
  readonly now: Date;
  readonly drafts: readonly unknown[];
}

/** How a comparison is written, where a file is wanted. */
export interface WrittenAs {
  readonly format: WrittenFormat;
  readonly all: boolean;
}

/** Rounds to be replayed under two sides, of any games. */
export interface ReplayOrder extends Omit<SidesOrder, 'game' | 'sides'> {
  readonly from: string;
  readonly to: string;
  readonly chunk: RoundChunk;
}

/** When names are asked for, and of which game. */
export interface NamesAsked extends Omit<SideQuestion, 'today'> {
  readonly now: Date;
}

/** Two sides of which clauses are compared, and all instruments of which a text is held. */
interface NamedSidesOrder {
  readonly names: readonly [string, string];
  readonly question: NamesAsked;
  readonly instruments: readonly string[];
}

export interface DiffOrder extends NamedSidesOrder {
  /** Of either side; absent where none was ingested. */
  readonly texts: readonly (TextHeld | undefined)[];
}

export interface ReadOrder {
  readonly path: string;
  readonly shownAs: string;
  readonly megabytes: number;
  readonly instrument: string;
}

/** What threads are asked for; what is about rules rests on those of a service, which a thread is given once. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- an interface is no record of orders
export type LongOrders = {
  readonly ready: Order<null, null>;
  readonly check: Order<{ readonly round: unknown; readonly all: boolean }, CheckedRound>;
  readonly why: Order<{ readonly round: unknown }, readonly Step[]>;
  readonly explain: Order<{ readonly round: unknown }, Explanation>;
  readonly witness: Order<SidesOrder & { readonly subject: string }, WitnessAnswer>;
  readonly replay: Order<ReplayOrder, ReplayedChunk>;
  readonly overlay: Order<{ readonly draft: unknown; readonly now: Date }, Overlaid>;
  readonly cited: Order<SidesOrder, readonly string[]>;
  readonly compare: Order<SidesOrder & WordsGiven, Comparison>;
  readonly comparisonFile: Order<SidesOrder & WordsGiven & WrittenAs, Exported>;
  readonly versions: Order<NamedSidesOrder, readonly VersionMeant[]>;
  readonly diff: Order<DiffOrder, Difference>;
  readonly diffFile: Order<DiffOrder & WrittenAs, Exported>;
  readonly export: Order<Omit<ExportRequest, 'ruleSets'>, Exported>;
  readonly read: Order<ReadOrder, OfficialReading>;
  readonly reportPdf: Order<{ readonly report: AuditReport; readonly release: string }, Uint8Array>;
  readonly reportPage: Order<{ readonly report: AuditReport }, string>;
};
