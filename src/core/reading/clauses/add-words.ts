import type { SourceLine } from '../lines/lines';
import type { Construct } from './constructs';
import { opensList } from '../lines/sentence';
import { isInside } from '../numbering/path';
import { addBlock, addPart, isWords, leadIn, openingWords, type DraftBlock, type DraftClause } from './draft';
import { placementOf, type Situation } from './placement';

/** Adds an unnumbered line to the clause it belongs to, and returns that clause: later words are measured against it. */
export function addWords(construct: Construct, situation: Situation): DraftClause {
  const { line, owner } = situation;
  const part = { line: line.number, text: line.text };
  const last = owner.blocks.at(-1);
  if (construct === 'example') return added(owner, { kind: 'example', title: part, parts: [] }, line);
  if (last?.kind === 'example' && isOfExample(last, line)) {
    addPart(owner, last, part);
    return owner;
  }
  const placement = placementOf(situation);
  if (placement === 'continues' && isWords(last)) {
    addPart(owner, last, part);
    return owner;
  }
  const closed = placement === 'closes' ? closedClause(situation) : undefined;
  if (closed !== undefined) return added(closed, { kind: 'closing', parts: [part] }, line);
  return added(owner, { kind: placement === 'bullet' ? 'bullet' : 'paragraph', parts: [part] }, line);
}

/**
 * The clause whose sentence is completed: that of the list itself, or, where the words before it are a mere condition
 * ("Where the cards of a player: (a) are: (i) …"), the clause that states the condition.
 */
function closedClause({ owner, next, style }: Situation): DraftClause | undefined {
  let closed = owner.parent;
  for (let above = closed?.parent; above !== undefined && above.named === undefined; above = above.parent) {
    const begins = openingWords(above).toLowerCase();
    const opens = style.conditionWords.some((words) => begins.startsWith(`${words} `)) && opensList(leadIn(above));
    const goesOn = next !== undefined && isInside(next, above.path);
    if (opens && !goesOn) closed = above;
  }
  return closed;
}

/** An example is the paragraph under its title, and those after it that are set in italics too. */
function isOfExample(example: Extract<DraftBlock, { kind: 'example' }>, line: SourceLine): boolean {
  return example.parts.length === 0 || line.italic;
}

function added(clause: DraftClause, block: DraftBlock, line: SourceLine): DraftClause {
  addBlock(clause, block, line.number);
  return clause;
}
