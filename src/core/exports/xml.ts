/** XML as a tree, printed once at the end: what is text can never become markup. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: XmlAttributes;
  readonly content: readonly XmlContent[];
}

export type XmlContent = XmlElement | string;
export type XmlAttributes = Readonly<Record<string, string | undefined>>;

export const xml = (name: string, attributes: XmlAttributes = {}, content: readonly XmlContent[] = []): XmlElement => ({
  name,
  attributes,
  content,
});

/** Indented for a person to read; an element with words in it stands on one line, as spaces there would be words too. */
export function printXml(root: XmlElement): string {
  const lines: string[] = ['<?xml version="1.0" encoding="UTF-8"?>'];
  const write = (element: XmlElement, indent: string): void => {
    const [only] = element.content;
    if (only === undefined || isRunning(element)) {
      lines.push(`${indent}${onOneLine(element)}`);
      return;
    }
    lines.push(`${indent}<${opening(element)}>`);
    for (const child of element.content) if (typeof child !== 'string') write(child, `${indent}  `);
    lines.push(`${indent}</${element.name}>`);
  };
  write(root, '');
  return `${lines.join('\n')}\n`;
}

/** Elements whose content is words, also where they happen to hold nothing but another element. */
const RUNNING = new Set(['p', 'num', 'heading', 'caption', 'listIntroduction', 'li', 'def', 'term', 'ref', 'rref']);

const isRunning = ({ name, content }: XmlElement): boolean =>
  RUNNING.has(name) || content.some((child) => typeof child === 'string');

function onOneLine(element: XmlElement): string {
  if (element.content.length === 0) return `<${opening(element)}/>`;
  const inner = element.content.map((child) => (typeof child === 'string' ? escapeText(child) : onOneLine(child)));
  return `<${opening(element)}>${inner.join('')}</${element.name}>`;
}

const opening = ({ name, attributes }: XmlElement): string =>
  [
    name,
    ...Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}="${escapeText(value.replace(/\s+/g, ' ')).replaceAll('"', '&quot;')}"`],
    ),
  ].join(' ');

/** XML 1.0 has no way to write these at all, not even escaped; half of a surrogate pair is one of them. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeText = (text: string): string =>
  text
    .replace(NOT_XML, '\u{FFFD}')
    .replaceAll('\r', ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
