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

/** When an option holds, by the field of a record that names it: "with 6 decks", "pay table 1", "at terminals". */
export function conditionSaid(field: string, option: string): string {
  if (field === 'channel') return option === 'terminal' ? 'at terminals' : 'at tables';
  if (field === 'equipment.decks') return `with ${option} decks`;
  const words = fieldSaid(field);
  return /^\d+$/.test(option) && !words.endsWith('table') ? `${words} choice ${option}` : `${words} ${said(option)}`;
}
