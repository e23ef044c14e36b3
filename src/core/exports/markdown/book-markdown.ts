import { printInterval } from '../../values/interval';
import { citationOf } from '../../values/citation';
import { clauseTree, type ClauseNode, type ClausePart } from '../clause-tree';
import { whoseWords, type ExportedBook, type ExportedClause, type ExportedInstrument } from '../exported-instrument';
import { numberOf } from '../labels';
import { blockLines } from './blocks';
import { escapeMarkdown } from './escape';

/** What is known of clauses beside their words, by citation. */
export interface ClauseLinks {
  readonly facts?: ReadonlyMap<string, readonly string[]> | undefined;
  readonly checks?: ReadonlyMap<string, readonly string[]> | undefined;
}

/** A book to read or to attach: parts and sections as headings, what stands under them as nested lists. */
export function bookMarkdown(document: ExportedInstrument, book: ExportedBook, links: ClauseLinks = {}): string {
  const body = clauseTree(book.clauses).flatMap((node) => ['', ...nodeLines(node, 2, document.about.id, links)]);
  return `${[...headLines(document, book), ...body].join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

function headLines(document: ExportedInstrument, book: ExportedBook): readonly string[] {
  const { title, citation, enabledBy, maker, venue, made, inForce, compilation } = document.about;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Citation', citation],
    ['Made', made === undefined ? maker && `by ${maker}` : `${made}${maker === undefined ? '' : ` by ${maker}`}`],
    ['Under', enabledBy],
    ['Venue', venue],
    ['Version', compilation],
    [
      'In force',
      `${printInterval(inForce)} (${inForce.basis})${inForce.reason === undefined ? '' : `: ${inForce.reason}`}`,
    ],
    ['Cite as', `${document.about.id}#${book.id}/…`],
    ['Words', whoseWords(document)],
  ];
  return [
    `# ${escapeMarkdown(title)} – ${escapeMarkdown(book.title)}`,
    '',
    ...rows.flatMap(([name, value]) => (value === undefined ? [] : [`- **${name}**: ${escapeMarkdown(value)}`])),
  ];
}

/** Parts and sections are headings, at most six deep; under any other clause everything is a list. */
function nodeLines(node: ClauseNode, level: number, instrument: string, links: ClauseLinks): readonly string[] {
  const { clause, parts } = node;
  if (level > 6 || (clause.kind !== 'part' && clause.kind !== 'section')) return itemLines(node, instrument, links);
  const head = [numberOf(clause.label, clause.parent), clause.heading].filter((words) => words !== '');
  const { first, rest } = opened(parts);
  return [
    `${'#'.repeat(level)} ${head.map(escapeWithin).join(' ')}`,
    ...partLines(first, () => []),
    ...remarkLines(clause, instrument, links),
    ...partLines(rest, (child) => nodeLines(child, level + 1, instrument, links)),
  ];
}

/** A clause by its whole label, so that it can be cited from where one reads. */
function itemLines({ clause, parts }: ClauseNode, instrument: string, links: ClauseLinks): readonly string[] {
  const heading = clause.heading === '' ? '' : ` *${escapeMarkdown(clause.heading)}*`;
  const { first, rest } = opened(parts);
  const words = partLines(first, () => []);
  const [part] = first;
  // The first paragraph stands on the line of the number; a table or a list cannot.
  const joins = part?.kind === 'words' && part.blocks[0]?.kind === 'paragraph';
  const further = [
    ...(joins ? words.slice(2) : words),
    ...remarkLines(clause, instrument, links),
    ...partLines(rest, (child) => itemLines(child, instrument, links)),
  ];
  const head = `- **${escapeWithin(clause.label)}**${heading} ${joins ? (words[1] ?? '') : ''}`.trimEnd();
  return [head, ...further.map((line) => (line === '' ? '' : `  ${line}`))];
}

/** "8." is a list only where a line begins with it. */
const escapeWithin = (text: string): string => escapeMarkdown(`.${text}`).slice(1);

/** The words a clause begins with, and what follows them. */
function opened(parts: readonly ClausePart[]): {
  readonly first: readonly ClausePart[];
  readonly rest: readonly ClausePart[];
} {
  const end = parts[0]?.kind === 'words' ? 1 : 0;
  return { first: parts.slice(0, end), rest: parts.slice(end) };
}

function partLines(parts: readonly ClausePart[], child: (node: ClauseNode) => readonly string[]): readonly string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'clause') return ['', ...child(part.node)];
    return part.blocks.flatMap((block, index) => {
      const runsOn = block.kind === 'bullet' && part.blocks[index - 1]?.kind === 'bullet';
      return runsOn ? blockLines(block) : ['', ...blockLines(block)];
    });
  });
}

/** Under its words: what kind of clause it is, the facts it states, the checks that hold to it or why there is none. */
function remarkLines(clause: ExportedClause, instrument: string, { facts, checks }: ClauseLinks): readonly string[] {
  const citation = citationOf(instrument, clause.book, clause.label);
  const stated = facts?.get(citation) ?? [];
  const held = checks?.get(citation) ?? [];
  const told = [checkedOr(clause, held, checks !== undefined), clause.note && `Note: ${clause.note}`];
  return [
    ...(stated.length === 0 ? [] : ['', `*States:* ${stated.map(escapeMarkdown).join(' · ')}`]),
    ...told.flatMap((words) => (words === undefined || words === '' ? [] : ['', `*${escapeMarkdown(words)}*`])),
  ];
}

function checkedOr(clause: ExportedClause, held: readonly string[], known: boolean): string {
  const { class: kind = '', unchecked } = clause;
  // A heading that holds other clauses is no rule by itself, and nobody expects a check of it.
  if (kind === 'structure' && held.length === 0) return '';
  const outstanding = known && kind !== '' ? 'no check yet' : '';
  const reason = unchecked === undefined ? outstanding : unchecked === kind ? '' : `not checked: ${unchecked}`;
  const state = held.length > 0 ? `checked by ${held.join(', ')}` : reason;
  return [kind, state].filter((words) => words !== '').join(' · ');
}
