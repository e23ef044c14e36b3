import { recogniseFacts, type RecognisedFact } from '../../../src/core/games/recognise';
import type { Block, Clause, Reading } from '../../../src/core/reading/reading';

export interface InventedClause {
  readonly label: string;
  readonly parent?: string;
  readonly heading?: string;
  readonly blocks: readonly Block[];
}

/** Words that make a book one about the game, and state nothing. */
const NAMING: InventedClause = {
  label: '0',
  blocks: [paragraph("In Baccarat there are a Player's Hand and a Banker's Hand.")],
};

export function paragraph(text: string, line = 1): Block {
  return { kind: 'paragraph', text, line };
}

/** A reading of invented clauses, without the reader: recognisers are tested on their own. */
export function inventedReading(clauses: readonly InventedClause[], naming = NAMING): Reading {
  return {
    clauses: [naming, ...clauses].map((one, index) => clauseOf(one, index + 1)),
    definitions: [],
    references: [],
    frontMatter: { lines: [] },
    furniture: [],
    unplaced: [],
    diagnostics: [],
  };
}

function clauseOf({ label, parent, heading = '', blocks }: InventedClause, order: number): Clause {
  const line = blocks[0]?.line ?? order;
  const text = blocks.map((block) => ('text' in block ? block.text : '')).join('\n');
  const place = { line, endLine: line, parent, order };
  return {
    book: 'rules',
    label,
    labelBasis: 'printed',
    printed: label,
    kind: 'clause',
    heading,
    text,
    blocks,
    ...place,
  };
}

/** What is recognised in one sentence, under a lead-in and before closing words if given. */
export function recognisedIn(
  text: string,
  around: { readonly lead?: string; readonly heading?: string; readonly closing?: string } = {},
): readonly RecognisedFact[] {
  const { lead = 'Introduces a list:', heading = '', closing } = around;
  const after: readonly Block[] = closing === undefined ? [] : [{ kind: 'closing', text: closing, line: 9 }];
  return recogniseFacts(
    inventedReading([
      { label: '1', heading, blocks: [paragraph(lead, 2), ...after] },
      { label: '1.1', parent: '1', blocks: [paragraph(text, 3)] },
    ]),
  );
}

/** As a line to compare: `even-money bankerPays "1 to 1"`. */
export const line = ({ variant, name, value }: RecognisedFact): string =>
  [...(variant === undefined ? [] : [variant]), name, JSON.stringify(value)].join(' ');
