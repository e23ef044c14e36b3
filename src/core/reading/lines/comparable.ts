/** Letters and figures alone: two prints of one heading may differ in case, spaces and dashes. */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
