/**
 * A name or a value of a fact as a person says it: `perfect-pair/mixed` is "perfect pair, mixed", `total:9` "total 9", `split:0/1`
 * "split 0/1" and `$25000` "$25,000". Figures, and what stands between two of them, are left as they are.
 */
export const said = (name: string): string =>
  name
    .replace(/:(?=\d)/g, ' ')
    .replace(/(?<=\D)\/|\/(?=\D)|:/g, ', ')
    .replace(/(?<=[a-z])-|-(?=[a-z])/g, ' ')
    .replace(/(?<=[a-z])\+/g, ' and ')
    .replace(/\$\d{4,}/g, (sum) => sum.replace(/\B(?=(?:\d{3})+$)/g, ','));

/** `blazing7sPayTable` is "blazing 7s pay table". */
const fieldSaid = (field: string): string =>
  field
    .replace(/^.*\./, '')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();

/** When options hold, by the field of a record that names them: "with 6 or 8 decks", "pay table 1", "at terminals". */
export function conditionSaid(field: string, options: readonly string[]): string {
  const named = inAList(options.map(said));
  if (field === 'channel') return `at ${inAList(options.map((channel) => `${channel}s`))}`;
  if (field === 'equipment.decks') return `with ${named} decks`;
  const words = fieldSaid(field);
  return options.every((option) => /^\d+$/.test(option)) && !words.endsWith('table')
    ? `${words} choice ${named}`
    : `${words} ${named}`;
}

const inAList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
