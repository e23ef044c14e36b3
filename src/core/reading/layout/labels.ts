/** "2.4", "(b)", "7.", "iv)", "12A", "•": printed in the margin of what it numbers. */
const label =
  /^(?:(?:[A-Z]|\d{1,3}[A-Z]{0,2})(?:\.\d{1,3}[A-Z]{0,2}){1,6}\.?|\([^\s()]{1,5}\)|\d{1,3}[A-Z]{0,2}\.?|[A-Z]\.|[A-Za-z0-9]{1,4}\)|[-•–])$/;

export function isLabel(text: string): boolean {
  return text.length <= 24 && label.test(text);
}

export function startsWithLabel(text: string): boolean {
  const end = text.indexOf(' ');
  return end > 0 && isLabel(text.slice(0, end));
}
