import { declarationOf } from '../../games/registry';
import type { DraftMark, RuleSet } from '../rule-set';
import type { Share } from '../share';
import type { ClauseSource, FactEntry, InstrumentSource } from '../source';

const BOOK = 'rules';

/** A clause of the folder and the entry that rests on it. */
interface Stated {
  readonly fact: string;
  readonly clause: ClauseSource;
  readonly entry: FactEntry;
}

/**
 * A draft as rule sources that are whole by themselves: one book, a clause for each statement, said in words that name where it came
 * from. It begins and ends on one day, so that it governs nothing until a person gives it days, and is marked as a draft.
 */
export function sourceOfDraft(ruleSet: RuleSet, { name, over, overVersion }: DraftMark): InstrumentSource {
  const { jurisdiction, game, variant, channel, venue, inForce, silent } = ruleSet;
  const stated = statements(ruleSet);
  const facts = new Map<string, FactEntry[]>();
  for (const { fact, entry } of stated) facts.set(fact, [...(facts.get(fact) ?? []), entry]);
  return {
    id: `${jurisdiction.toLowerCase()}/draft-${name}`,
    title: `Draft ${name} over ${over}`,
    citation: `Draft ${name}`,
    enabledBy: 'Nothing: a draft is not law',
    ...(venue !== undefined && { venue }),
    ...(channel !== undefined && { channel }),
    inForce: { from: inForce.from, to: inForce.from, basis: 'assumed', reason: 'A draft is never in force.' },
    textSha256: ruleSet.version.replace(/^sha256:/, ''),
    note: `Laid over ${over}, version ${overVersion}. There is no official text; the hash is that of the draft itself.`,
    draft: true,
    books: [
      {
        id: BOOK,
        clauses: stated.map(({ clause }) => clause),
        facts: [
          {
            role: 'form',
            forms: [{ game, ...(variant !== undefined && { variant }) }],
            without: [],
            ...(silent && { silent: [...silent] }),
            facts: Object.fromEntries(facts),
          },
        ],
        conflicts: [],
      },
    ],
  };
}

const statements = ({ game, facts }: RuleSet): readonly Stated[] =>
  [...facts.values()]
    .flatMap(({ name, shares }) => shares.map((share) => ({ name, share })))
    .map(({ name, share }, index) => {
      const label = String(index + 1);
      const heading = declarationOf(game, name)?.label ?? name;
      const clause: ClauseSource = {
        label,
        heading,
        class: 'duty',
        says: `${heading}: ${written(share)}. Stated by ${share.clauses.join(', ')}.`,
      };
      return { fact: name, clause, entry: entryOf(share, label) };
    });

const written = ({ raw, choice }: Share): string =>
  `${typeof raw === 'string' ? raw : JSON.stringify(raw)}${choice ? ` where ${choice.field} is ${choice.option}` : ''}`;

const entryOf = ({ raw, choice }: Share, clause: string): FactEntry => ({
  ...(choice ? { options: { [choice.option]: raw }, chosenBy: choice.field } : { value: raw }),
  clause,
  also: [],
  anchor: 'draft',
  basis: 'person',
});
