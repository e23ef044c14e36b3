import type { FactDeclaration, Game } from '../../games/game';
import type { RuleSet } from '../../rules/rule-set';
import { statedRows, type StatedRows } from './entries';

/**
 * Every fact as it stands in a comparison of one game: a figure that is declared to say the same as a row of another fact stands in that
 * row, unless the rules state both.
 */
export class RowsBeside {
  private readonly guests = new Map<string, readonly Guest[]>();

  constructor(private readonly game: Game) {
    for (const [fact, declaration] of Object.entries(game.facts)) {
      if (declaration.comparedAs === undefined) continue;
      const [host = '', ...row] = declaration.comparedAs.split('.');
      const guest = { fact, declaration, row: row.join('.') };
      this.guests.set(host, [...(this.guests.get(host) ?? []), guest]);
    }
  }

  of(ruleSet: RuleSet, fact: string, declaration: FactDeclaration<unknown>): StatedRows {
    const own = statedRows(ruleSet, fact, declaration);
    const host = declaration.comparedAs?.split('.')[0];
    if (host !== undefined) return this.leftApart(ruleSet, own, host, declaration);
    const guests = (this.guests.get(fact) ?? []).flatMap((guest) =>
      [...statedRows(ruleSet, guest.fact, guest.declaration)].map(
        ([row, cells]) => [under(guest.row, row), cells] as const,
      ),
    );
    return guests.length === 0 ? own : new Map([...own, ...guests.filter(([row]) => !own.has(row))]);
  }

  /** The names under which rules may state what stands in a row. */
  namesOf(fact: string, row: string): readonly (readonly [fact: string, row: string])[] {
    const guests = (this.guests.get(fact) ?? []).filter((guest) => guest.row === row);
    return [[fact, row], ...guests.map((guest) => [guest.fact, ''] as const)];
  }

  private leftApart(
    ruleSet: RuleSet,
    own: StatedRows,
    host: string,
    { comparedAs = '' }: FactDeclaration<unknown>,
  ): StatedRows {
    const declaration = this.game.facts[host];
    if (own.size === 0 || declaration === undefined) return own;
    const taken = statedRows(ruleSet, host, declaration);
    return new Map([...own].filter(([row]) => taken.has(under(comparedAs.slice(host.length + 1), row))));
  }
}

interface Guest {
  readonly fact: string;
  readonly declaration: FactDeclaration<unknown>;
  /** Where it stands among the rows of the other fact. */
  readonly row: string;
}

const under = (above: string, row: string): string => (above === '' || row === '' ? above + row : `${above}/${row}`);
