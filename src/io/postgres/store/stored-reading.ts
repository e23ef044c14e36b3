import type { DataSource } from 'typeorm';
import type { Block, ClauseKind, LabelBasis, Reading, ReferenceKind, Unplaced } from '../../../core/reading/reading';
import type { TextFront } from '../entities/edition.entity';

/** An official text as it was read when it was stored, as far as exports need it. */
export type StoredReading = Pick<Reading, 'clauses' | 'references' | 'frontMatter' | 'furniture' | 'unplaced'>;

interface EditionRow {
  readonly front: TextFront | null;
  readonly unplaced: readonly Unplaced[];
}

interface ClauseRow {
  readonly book: string;
  readonly label: string;
  readonly labelBasis: LabelBasis;
  readonly kind: ClauseKind;
  readonly heading: string;
  readonly text: string;
  readonly blocks: readonly Block[] | null;
  readonly line: number;
  readonly page: number | null;
  readonly parent: string | null;
}

interface ReferenceRow {
  readonly fromBook: string;
  readonly fromLabel: string;
  readonly words: string;
  readonly kind: ReferenceKind;
  readonly targetBook: string | null;
  readonly targetLabel: string | null;
  readonly line: number;
}

export async function storedReading(dataSource: DataSource, edition: number): Promise<StoredReading> {
  const [[about], clauses, references] = await Promise.all([
    dataSource.query<EditionRow[]>('SELECT front, unplaced FROM edition WHERE id = $1', [edition]),
    dataSource.query<ClauseRow[]>(
      `SELECT book, label, label_basis AS "labelBasis", kind, heading, body AS text, blocks, line, page, parent
       FROM clause WHERE edition_id = $1 ORDER BY book_ordinal, ordinal`,
      [edition],
    ),
    dataSource.query<ReferenceRow[]>(
      `SELECT from_book AS "fromBook", from_label AS "fromLabel", words, kind, target_book AS "targetBook",
         target_label AS "targetLabel", line FROM clause_reference WHERE edition_id = $1 ORDER BY id`,
      [edition],
    ),
  ]);
  return {
    clauses: clauses.map(({ blocks, page, parent, ...clause }, index) => ({
      ...clause,
      printed: '',
      blocks: blocks ?? [{ kind: 'paragraph', text: clause.text, line: clause.line }],
      endLine: clause.line,
      ...(page !== null && { page }),
      parent: parent ?? undefined,
      order: index + 1,
    })),
    references: references.map(({ fromBook, fromLabel, targetBook, targetLabel, ...reference }) => ({
      ...reference,
      from: { book: fromBook, label: fromLabel },
      target: targetBook === null || targetLabel === null ? undefined : { book: targetBook, label: targetLabel },
    })),
    frontMatter: about?.front?.frontMatter ?? { lines: [] },
    furniture: about?.front?.titles ?? [],
    unplaced: about?.unplaced ?? [],
  };
}
