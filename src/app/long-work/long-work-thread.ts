import { readOfficialText } from '../read-official-text';
import { auditPage } from '../../core/exports/audit/audit-page';
import { lintInstrument } from '../../core/reading/lint/lint-instrument';
import { textWords } from '../../core/reading/meaning/clause-words';
import { sha256 } from '../../io/files/digest';
import { auditPdf } from '../../io/report-pdf/audit-pdf';
import { serveOrders } from '../../io/threads/serve-orders';
import { RoundChecker } from '../check-round';
import { textsGiven, type WordsGiven } from '../clause-wordings';
import { citedBy, columnsOf, compare } from '../compare';
import { comparisonFile } from '../comparison-file';
import { differenceFile } from '../difference-file';
import { versionMeant } from '../diff-held';
import { draftFrom, draftsGiven } from '../drafts';
import { RoundExplainer } from '../explain-round';
import { exportInstrument } from '../export';
import { findWitness } from '../find-witness';
import { overlay } from '../overlay';
import { replayChunk } from '../replay-rounds';
import { differenceBetween, namedSides, withoutFacts } from './diff-in-thread';
import { todayIn } from '../today';
import { REQUEST_EFFORT } from './effort';
import type { LongOrders, SidesOrder } from './orders';
import { rulesFrom, type RulesInThread } from './rules-in-thread';

/** One thread of a service: does what requests ask for and takes long. */
serveOrders<LongOrders, RulesInThread>(
  {
    ready: () => null,
    check: ({ round, all }, { book }) => new RoundChecker(book, all).check(round),
    why: ({ round }, { book }) => new RoundChecker(book).why(round),
    explain: ({ round }, { book }) => new RoundExplainer(book).explain(round),
    witness: ({ game, subject, sides: [from = '', to = ''], now, drafts }, { book }) =>
      findWitness(book, game, subject, [from, to], todayIn(book, now), draftsGiven(drafts), REQUEST_EFFORT),
    replay: ({ chunk, ...sides }, rules) => replayChunk(rules.replayerOf(sides), chunk),
    overlay: ({ draft, now }, { book }) => overlay(book, draftFrom(draft, 'The draft'), todayIn(book, now)),
    cited: ({ game, sides, now, drafts }, { book }) =>
      citedBy(columnsOf(book, game, sides, todayIn(book, now), draftsGiven(drafts))),
    compare: (order, rules) => compared(order, rules),
    comparisonFile: ({ format, all, ...order }, rules) =>
      comparisonFile(compared(order, rules), format, todayIn(rules.book, order.now), all),
    versions: (order, { book }) => namedSides(order, book).map(versionMeant),
    diff: (order, { book }) => {
      const { from, to, ...difference } = differenceBetween(order, book);
      return { ...difference, from: withoutFacts(from), to: withoutFacts(to) };
    },
    diffFile: ({ format, all, ...order }, { book }) =>
      differenceFile(differenceBetween(order, book), format, todayIn(book, order.question.now), all),
    export: (order, { book }) => exportInstrument({ ...order, ruleSets: book.ruleSets }),
    read: async ({ path, instrument, shownAs, megabytes }, { book }, onProgress) => {
      const official = await readOfficialText(path, book.sources, instrument, { shownAs, megabytes, onProgress });
      const { reading } = official;
      return { ...official, prepared: { lint: lintInstrument(reading), words: textWords(reading, sha256) } };
    },
    reportPdf: async ({ report, release }) => {
      const parts: Uint8Array[] = [];
      for await (const part of await auditPdf(report, release)) parts.push(part as Uint8Array);
      return Buffer.concat(parts);
    },
    reportPage: ({ report }) => auditPage(report),
  },
  rulesFrom,
);

function compared({ game, sides, now, drafts, ...words }: SidesOrder & WordsGiven, { book }: RulesInThread) {
  return compare(book, game, sides, todayIn(book, now), textsGiven(words), draftsGiven(drafts));
}
