import { recogniseFacts } from '../../../src/core/games/recognise';
import { verifySource } from '../../../src/core/rules/verify';
import { sha256 } from '../../../src/io/files/digest';
import { describeOfficial, officialTexts, type OfficialInstrument } from '../../support/official-texts';
import { readOnce } from '../../support/read-once';
import { ruleSources } from '../../support/rule-sources';

const sources = ruleSources();

for (const id of Object.keys(officialTexts) as OfficialInstrument[])
  describeOfficial(id, `the rule sources of ${id}`, (text) => {
    const source = sources.find((one) => one.id === id);
    if (!source) throw new Error(`there are no rule sources for ${id}`);
    let recognised: ReturnType<typeof recogniseFacts> | undefined;
    const verified = (changed = source) => {
      const reading = readOnce(id, text);
      recognised ??= recogniseFacts(reading);
      return verifySource(changed, { reading, sha256: sha256(text()) }, recognised, sha256);
    };

    test('agree with the official text: every clause, anchor, figure and recognised fact', () => {
      expect(verified().map(({ citation, sentence }) => `${citation ?? id}: ${sentence}`)).toEqual([]);
    });

    test('would be contradicted if the figures of a pay table were exchanged', () => {
      const swapped = {
        ...source,
        books: source.books.map((book) => ({
          ...book,
          facts: book.facts.map((layer) => ({ ...layer, facts: swap(layer.facts) })),
        })),
      };
      expect(swapped).not.toEqual(source);
      expect(verified(swapped).map(({ code }) => code)).toContain('value-differs');
    });
  });

type Facts = (typeof sources)[0]['books'][0]['facts'][0]['facts'];

/** Every pay table with the figures of its first and last row exchanged, and the odds on a tie exchanged for those on the player. */
function swap(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, entries]) => [
      name,
      entries.map((entry) => {
        if (name === 'tiePays' && entry.value !== undefined)
          return { ...entry, value: facts['playerPays']?.[0]?.value };
        if (name !== 'pays' || typeof entry.value !== 'object' || entry.value === null) return entry;
        const rows = Object.entries(entry.value as Readonly<Record<string, string>>);
        const [first, last] = [rows[0], rows.at(-1)];
        return first && last
          ? { ...entry, value: { ...entry.value, [first[0]]: last[1], [last[0]]: first[1] } }
          : entry;
      }),
    ]),
  );
}
