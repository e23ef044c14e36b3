import type { SourceLine } from '../lines/lines';
import {
  endsInLinkingWord,
  endsSentence,
  endsWithSeparator,
  hasOpenBracket,
  isFinished,
  opensList,
  startsLowerCase,
} from '../lines/sentence';
import { isInside, isTerm, type Path } from '../numbering/path';
import type { ReadingStyle } from '../style';
import { lastWords, leadIn, type DraftClause } from './draft';

/** Where an unnumbered line belongs: on with the words before it, after the list they stand in, or by itself. */
export type Placement = 'continues' | 'closes' | 'bullet' | 'paragraph';

/** An unnumbered line, the clause that holds the words before it, and the next number printed after it. */
export interface Situation {
  readonly line: SourceLine;
  readonly owner: DraftClause;
  readonly next: Path | undefined;
  /** Lines of this document are broken at the width of the page, not at the end of a paragraph. */
  readonly wrapped: boolean;
  readonly style: ReadingStyle;
}

interface Evidence extends Situation {
  /** The words before the line. */
  readonly before: string;
  readonly finished: boolean;
  /** The clause is an item of a list its parent leads into. */
  readonly inList: boolean;
  readonly lastOfList: boolean;
  /** The item before it ends as items do ("; and"), so an item that does not end so has been cut. */
  readonly separated: boolean;
}

type PlacementRecogniser = (evidence: Evidence) => Placement | undefined;

/** In order of strength: the first that speaks decides. */
const recognisers: readonly PlacementRecogniser[] = [
  cutInsideBracket,
  cutAfterLinkingWord,
  bulletOfList,
  leadsIntoOwnList,
  cutOutsideAnyList,
  cutInsideList,
  nextLineOfParagraph,
  closesList,
  standsUnderList,
];

export function placementOf(situation: Situation): Placement {
  const before = lastWords(situation.owner.blocks.at(-1)) ?? '';
  const evidence: Evidence = { ...situation, before, finished: isFinished(before), ...listOf(situation) };
  for (const recognise of recognisers) {
    const placement = recognise(evidence);
    if (placement !== undefined) return placement;
  }
  return situation.line.bulleted ? 'bullet' : 'paragraph';
}

function listOf({ owner, next }: Situation): Pick<Evidence, 'inList' | 'lastOfList' | 'separated'> {
  const { parent, sibling } = owner;
  if (parent === undefined || isTerm(owner.path)) return { inList: false, lastOfList: false, separated: false };
  const separated = endsWithSeparator(lastWords(sibling?.blocks.at(-1)) ?? '');
  const lead = leadIn(parent);
  const goesOn = next?.length === owner.path.length && isInside(next, parent.path);
  return { inList: lead !== '' && !endsSentence(lead), lastOfList: !goesOn, separated };
}

/** "3.1 coins (of the kind shown" – page break – "on the quay);" */
function cutInsideBracket({ before }: Evidence): Placement | undefined {
  return hasOpenBracket(before) ? 'continues' : undefined;
}

/** "3.1 The fare is paid to the" – page break – "master." */
function cutAfterLinkingWord({ before, style }: Evidence): Placement | undefined {
  return endsInLinkingWord(before, style) ? 'continues' : undefined;
}

/** "A berth is:" – "• moored; and" – "• lit." */
function bulletOfList({ line, before, owner }: Evidence): Placement | undefined {
  const afterBullet = owner.blocks.at(-1)?.kind === 'bullet' && isFinished(before);
  return line.bulleted && (afterBullet || opensList(before)) ? 'bullet' : undefined;
}

/** "3.1 When the tide" – page break – "turns, the master shall:" – "3.1.1 cast off;" */
function leadsIntoOwnList({ line, finished, next, owner }: Evidence): Placement | undefined {
  const leads = next !== undefined && isInside(next, owner.path) && opensList(line.text);
  return !finished && leads ? 'continues' : undefined;
}

/** "3.1 The master may" – page break – "refuse passage." */
function cutOutsideAnyList({ line, finished, inList }: Evidence): Placement | undefined {
  return !finished && !inList && /^\W{0,2}[\p{Ll}\d]/u.test(line.text) ? 'continues' : undefined;
}

/** "(a) the lamps are moved to the other" – page break – "mast; and" – "(b) …": the list goes on. */
function cutInsideList({ line, finished, inList, lastOfList, separated, style }: Evidence): Placement | undefined {
  if (finished) return undefined;
  const goesOn = inList && startsLowerCase(line.text) && (!lastOfList || (separated && !mayClose(line.text, style)));
  return endsWithSeparator(line.text) || goesOn ? 'continues' : undefined;
}

/** "the master shall give notice" can complete "If a ferry is: (a) … (b) …"; "mast; and" cannot. */
function mayClose(text: string, style: ReadingStyle): boolean {
  const lower = text.toLowerCase();
  if (style.closingWords.some((words) => lower.startsWith(words))) return true;
  return /^(?:the|that|all|any|each|every|a|an|no) (?:\S+ ){1,8}?(?:shall|must|may|will|is|are)\b/i.test(text);
}

/** The next line of the same paragraph, where paragraphs are broken into lines. */
function nextLineOfParagraph({ line, wrapped, finished, inList }: Evidence): Placement | undefined {
  if (line.blankBefore || line.bulleted) return undefined;
  return wrapped || (!finished && !inList) ? 'continues' : undefined;
}

/** "If a ferry is: (a) late; or (b) full;" – "the master must give notice." */
function closesList({ line, inList }: Evidence): Placement | undefined {
  return inList && startsLowerCase(line.text) ? 'closes' : undefined;
}

/** "The master shall: (a) cast off; and (b) sound the horn." – "No other vessel may leave." */
function standsUnderList({ line, before, inList, lastOfList }: Evidence): Placement | undefined {
  return inList && lastOfList && !line.bulleted && endsSentence(before) ? 'closes' : undefined;
}
