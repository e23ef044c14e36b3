import type { SourceLine } from '../lines/lines';
import type { DatedLine, FrontMatter, PlacedLine } from '../reading';
import type { ReadingStyle } from '../style';
import { changesIn } from './changes';
import { dateIn } from './dates';
import { isSigning } from './front-zone';
import { makerIn } from './maker';
import { makingWords, type MakingWords } from './making-words';
import { registerNumber } from './register-number';

type Facts = Omit<FrontMatter, 'lines'>;
type FactRecogniser = (words: MakingWords, style: ReadingStyle) => Facts;

/** One recogniser per fact; each looks at every passage of the making words, and the first find of a fact stands. */
const recognisers: readonly FactRecogniser[] = [
  ...[named, numbered, enabling, made, signedAt, notified, venue, commencement],
];

const act = "((?:[A-Z][A-Za-z'’-]{0,30} |\\([A-Z][A-Za-z ]{0,40}\\) |and |of ){1,10}Act \\d{4})";
const section = '(\\d{1,3}[A-Z]{0,2}(?:\\(\\d{1,2}\\))?)';
const sectionOfAct = new RegExp(`[Ss]ection ${section} of (?:the )?${act}`);
const actAndSection = new RegExp(`${act}, section ${section}`);

/** The facts the making words state; nothing where there are none. */
export function frontFacts(zone: readonly SourceLine[], style: ReadingStyle): Facts {
  const passages = makingWords(zone);
  let facts: Facts = {};
  for (const words of passages) {
    for (const recognise of recognisers) facts = { ...recognise(words, style), ...facts };
  }
  const title = titleOver(zone);
  const maker = makerIn(zone, style);
  return {
    ...(title === undefined ? {} : { title }),
    ...(maker === undefined ? {} : { maker }),
    ...facts,
    ...changesIn(passages),
  };
}

/** "This Notice takes effect on …", "This instrument commences …" */
export function isCommencement({ text }: Pick<SourceLine, 'text'>, style: ReadingStyle): boolean {
  return /^(?:this|these) /i.test(text) && commencingWord(text, style) !== undefined;
}

function commencingWord(text: string, style: ReadingStyle): string | undefined {
  const lower = text.toLowerCase();
  return style.commencingWords.find((word) => lower.includes(word));
}

/** "This instrument is the Ferries (Fares) Approval 2001 (No 2)." */
function named({ text, lineAt }: MakingWords): Facts {
  const match =
    /\b(?:This|These) (?:instrument|order|notice|rules?) (?:is|are|may be cited as) the ([A-Z][^.]{5,150}(?:\(No\.? \d+\))?)\./i.exec(
      text,
    );
  return match?.[1] === undefined ? {} : { title: { text: match[1], line: lineAt(match.index) } };
}

function numbered(words: MakingWords): Facts {
  const number = registerNumber(words);
  return number === undefined ? {} : { number };
}

/** "under section 12(3) of the Ferries Act 1990", or "Ferries Act 1990, section 12" */
function enabling({ text, lineAt }: MakingWords): Facts {
  const forward = sectionOfAct.exec(text);
  if (forward?.[1] !== undefined && forward[2] !== undefined) {
    return { enabling: { act: forward[2], section: forward[1], line: lineAt(forward.index) } };
  }
  const backward = actAndSection.exec(text);
  if (backward?.[1] === undefined || backward[2] === undefined) return {};
  return { enabling: { act: backward[1], section: backward[2], line: lineAt(backward.index) } };
}

/** "Signed at Port Vale, this 3rd day of May 2001.", "made on 3 May 2001", or a date alone under the signature */
function made({ lines }: MakingWords, style: ReadingStyle): Facts {
  for (const line of lines) {
    const found = dateIn(line.text);
    const alone = found?.words === line.text;
    if (found === undefined || (!alone && !isSigning(line, style) && !/\bmade on\b/i.test(line.text))) continue;
    return { made: { date: found.date, line: line.number } };
  }
  return {};
}

/** "Signed at Port Vale, this …" */
function signedAt({ text, lineAt }: MakingWords): Facts {
  const match = /\b(?:Signed|Dated) at ([A-Z][A-Za-z' -]{1,40}),/.exec(text);
  return match?.[1] === undefined ? {} : { signedAt: { text: match[1], line: lineAt(match.index) } };
}

/** "No. S12, Tuesday 3 May 2001" over a gazette; "Notified on 3 May 2001", "Published in the Gazette on …" */
function notified(words: MakingWords): Facts {
  const { text, lineAt } = words;
  const states = registerNumber(words) !== undefined || /^(?:notified|published|gazetted)\b/i.test(text);
  const date = dateIn(text)?.date;
  return states && date !== undefined ? { notified: { text, date, line: lineAt(0) } } : {};
}

/** "… in the casino operated by Vale Ferries Limited under licence …" */
function venue({ text, lineAt }: MakingWords): Facts {
  const opening = 'casino operated by ';
  const at = text.indexOf(opening);
  if (at < 0) return {};
  const name = /^.{1,80}?(?= under |[,.;:]|$)/.exec(text.slice(at + opening.length))?.[0];
  return name === undefined ? {} : { venue: { text: name, line: lineAt(at) } };
}

function commencement({ lines }: MakingWords, style: ReadingStyle): Facts {
  const line = lines.find((one) => isCommencement(one, style));
  if (line === undefined) return {};
  const word = commencingWord(line.text, style) ?? '';
  const date = dateIn(line.text.slice(line.text.toLowerCase().indexOf(word)))?.date;
  const stated: DatedLine = { text: line.text, line: line.number };
  return { commencement: date === undefined ? stated : { ...stated, date } };
}

/** The last heading of the making words stands over the rules they approve; where none is marked, "RULES OF …" in capitals. */
function titleOver(zone: readonly SourceLine[]): PlacedLine | undefined {
  const isTitle = ({ text }: SourceLine): boolean => /^RULES? (?:OF|FOR)\b/.test(text) && text === text.toUpperCase();
  const line = zone.findLast((other) => other.heading) ?? zone.find(isTitle);
  return line === undefined ? undefined : { text: line.text, line: line.number };
}
