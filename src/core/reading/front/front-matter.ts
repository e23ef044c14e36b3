import type { SourceLine } from '../lines/lines';
import type { FrontMatter, PlacedLine } from '../reading';
import type { ReadingStyle } from '../style';
import { isSigning } from './front-zone';

type Facts = Omit<FrontMatter, 'lines'>;
type FactRecogniser = (line: SourceLine, style: ReadingStyle) => Facts;

/** One recogniser per fact; each looks at every line of the making words, and the first find of a fact stands. */
const recognisers: readonly FactRecogniser[] = [enabling, made, signedAt, venue, commencement];

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

const act = "((?:[A-Z][A-Za-z'’-]{0,30} |\\([A-Z][A-Za-z ]{0,40}\\) |and |of ){1,10}Act \\d{4})";
const section = '(\\d{1,3}[A-Z]{0,2}(?:\\(\\d{1,2}\\))?)';
const sectionOfAct = new RegExp(`[Ss]ection ${section} of (?:the )?${act}`);
const actAndSection = new RegExp(`${act}, section ${section}`);

export function frontFacts(zone: readonly SourceLine[], style: ReadingStyle): Facts {
  let facts: Facts = title(zone);
  for (const line of zone) {
    for (const recognise of recognisers) facts = { ...recognise(line, style), ...facts };
  }
  return facts;
}

/** "This Notice takes effect on …", "This instrument commences …" */
export function isCommencement(line: SourceLine, style: ReadingStyle): boolean {
  const text = line.text.toLowerCase();
  return /^(?:this|these) /.test(text) && style.commencingWords.some((word) => text.includes(word));
}

/** "under section 12(3) of the Ferries Act 1990", or "Ferries Act 1990, section 12" */
function enabling(line: SourceLine): Facts {
  const forward = sectionOfAct.exec(line.text);
  if (forward?.[1] !== undefined && forward[2] !== undefined) {
    return { enabling: { act: forward[2], section: forward[1], line: line.number } };
  }
  const backward = actAndSection.exec(line.text);
  if (backward?.[1] === undefined || backward[2] === undefined) return {};
  return { enabling: { act: backward[1], section: backward[2], line: line.number } };
}

/** "Signed at Port Vale, this 3rd day of May 2001.", "made on 3 May 2001", or a date alone under the signature */
function made(line: SourceLine, style: ReadingStyle): Facts {
  const match = /(\d{1,2})(?:st|nd|rd|th)? (?:day of )?([A-Z][a-z]{2,8}),? (\d{4})/.exec(line.text);
  const month = months.indexOf(match?.[2]?.toLowerCase() ?? '') + 1;
  if (match === null || month === 0) return {};
  const alone = match[0].length === line.text.length;
  if (!alone && !isSigning(line, style) && !/\bmade on\b/i.test(line.text)) return {};
  const date = `${match[3] ?? ''}-${String(month).padStart(2, '0')}-${(match[1] ?? '').padStart(2, '0')}`;
  return { made: { date, line: line.number } };
}

/** "Signed at Port Vale, this …" */
function signedAt(line: SourceLine): Facts {
  const place = /^(?:Signed|Dated) at ([A-Z][A-Za-z' -]{1,40}),/.exec(line.text)?.[1];
  return place === undefined ? {} : { signedAt: placed(line, place) };
}

/** "… in the casino operated by Vale Ferries Limited under licence …" */
function venue(line: SourceLine): Facts {
  const opening = 'casino operated by ';
  const at = line.text.indexOf(opening);
  if (at < 0) return {};
  const name = /^.{1,80}?(?= under |[,.;:]|$)/.exec(line.text.slice(at + opening.length))?.[0];
  return name === undefined ? {} : { venue: placed(line, name) };
}

function commencement(line: SourceLine, style: ReadingStyle): Facts {
  return isCommencement(line, style) ? { commencement: placed(line, line.text) } : {};
}

/** The last heading of the making words stands over the rules they approve. */
function title(zone: readonly SourceLine[]): Facts {
  const line = zone.findLast((other) => other.heading);
  return line === undefined ? {} : { title: placed(line, line.text) };
}

function placed(line: SourceLine, text: string): PlacedLine {
  return { line: line.number, text };
}
