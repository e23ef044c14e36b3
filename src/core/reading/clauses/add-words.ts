import type { SourceLine } from '../lines/lines';
import type { Construct } from './constructs';
import { addBlock, addPart, type DraftBlock, type DraftClause } from './draft';
import { placementOf, type Situation } from './placement';

/** Adds an unnumbered line to the clause it belongs to, and returns that clause: later words are measured against it. */
export function addWords(construct: Construct, situation: Situation): DraftClause {
  const { line, owner } = situation;
  const part = { line: line.number, text: line.text };
  const last = owner.blocks.at(-1);
  if (construct.kind === 'example') return added(owner, { kind: 'example', title: part, parts: [] }, line);
  if (construct.kind === 'definition') {
    return added(owner, { kind: 'definition', term: construct.term, parts: [part] }, line);
  }
  if (last?.kind === 'example' && isOfExample(last, line)) {
    addPart(owner, last, part);
    return owner;
  }
  const placement = placementOf(situation);
  if (placement === 'continues' && last !== undefined && last.kind !== 'table') {
    addPart(owner, last, part);
    return owner;
  }
  if (placement === 'closes' && owner.parent !== undefined) {
    return added(owner.parent, { kind: 'closing', parts: [part] }, line);
  }
  return added(owner, { kind: placement === 'bullet' ? 'bullet' : 'paragraph', parts: [part] }, line);
}

/** An example is the paragraph under its title, and those after it that are set in italics too. */
function isOfExample(example: Extract<DraftBlock, { kind: 'example' }>, line: SourceLine): boolean {
  return example.parts.length === 0 || line.italic;
}

function added(clause: DraftClause, block: DraftBlock, line: SourceLine): DraftClause {
  addBlock(clause, block, line.number);
  return clause;
}
