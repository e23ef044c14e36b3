import type { LintFinding, LintRule } from '../lint-finding';

const fewestListed = 3;

/** A diagram that is printed but not in contents pages that list the others. What a copy has lost is not held against it. */
export const unlistedDiagram: LintRule = ({ reading, style }) => {
  const title = new RegExp(`^(${style.diagramWords.join('|')})\\s+["“]?((?:\\d{1,3}|[A-Z])[\\w.()]*)["”]?`, 'i');
  const numberOf = (text: string): string | undefined => {
    const match = title.exec(text);
    return match?.[2]
      ?.toLowerCase()
      .match(/\d+|[a-z]+/g)
      ?.join('-');
  };
  const listed = new Set(
    reading.furniture.flatMap(({ why, text }) => (why === 'contents' ? (numberOf(text) ?? []) : [])),
  );
  if (listed.size < fewestListed) return [];
  return reading.furniture.flatMap(({ why, text, line }): readonly LintFinding[] => {
    const number = why === 'diagram' ? numberOf(text) : undefined;
    if (number === undefined || listed.has(number)) return [];
    const sentence = `“${text}” is printed but not listed in the contents.`;
    return [{ code: 'contents-disagree', severity: 'warning', clause: undefined, line, sentence }];
  });
};
