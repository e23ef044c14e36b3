/** A crude reading of exported XML, apart from the writer: tags are cut out, entities turned back. */
export interface XmlClause {
  readonly eId: string;
  readonly citation: string;
}

export function clausesIn(xml: string): readonly XmlClause[] {
  return [...xml.matchAll(/<\w+ [^>]*\beId="([^"]*)"[^>]*\bhr:citation="([^"]*)"/g)].map(([, eId, citation]) => ({
    eId: eId ?? '',
    citation: decoded(citation ?? ''),
  }));
}

export const eIdsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/\beId="([^"]*)"/g)].map(([, eId]) => eId ?? '');

/** Every `#…` the document points at inside itself. */
export const targetsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/ (?:href|from|upTo|source|refersTo|placementBase|start|end)="#([^"]*)"/g)].map(
    ([, id]) => id ?? '',
  );

/** How often each word stands in some text. */
export function wordCounts(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of some elements, without numbers, titles of books and remarks that are ours. */
export function wordsOfText(xml: string): string {
  const start = /<preamble>|<body>/.exec(xml)?.index ?? 0;
  return decoded(
    xml
      .slice(start)
      .replace(/(<\w+ [^>]*hr:book="[^"]*"[^>]*>\s*)<heading>[^<]*<\/heading>/g, '$1')
      .replace(/<p class="editorial">[^<]*<\/p>/g, ' ')
      .replace(/<num[^>]*>.*?<\/num>/g, ' ')
      .replace(/<\/?(?:ref|rref|term|def|noteRef)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' '),
  );
}

const decoded = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
