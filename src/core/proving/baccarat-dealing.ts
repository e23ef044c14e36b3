import { dealtByTheRules } from '../checks/baccarat/dealt-hands';
import { valuesOf } from '../checks/bind';
import { readBaccaratRound } from '../rounds/baccarat';
import type { RuleSet } from '../rules/rule-set';
import { coupSpace, shoeOf, type Coup } from './baccarat-coups';
import { dealerUnder, valuesIn } from './baccarat-deal';
import { drawingBy, statesUnder } from './baccarat-drawing';
import { rowsIn } from './question';
import type { Tally } from './tally';

/** Every hand that can be dealt has one rule to draw or stand by, with any number of decks, and the checks hold it to that rule. */
export function proveDrawing(ruleSet: RuleSet, decks: readonly number[], tally: Tally): void {
  const { facts } = ruleSet;
  const values = valuesIn(facts);
  const stating = ['playerDraws', 'bankerDraws', 'bankerDrawsAlone'].flatMap((fact) => rowsIn(facts, fact));
  const drawing = drawingBy(facts, undefined);
  // Each state by itself and once, so that what is left open is named and counted.
  const noting = drawingBy(facts, tally);
  for (const state of statesUnder(drawing)) noting.at(state);
  const spaces = decks.map((count) => ({ count, ...coupSpace(shoeOf(count, values), drawing) }));
  for (const { count, total, cases } of spaces) {
    const weight = cases.reduce((sum, one) => sum + one.weight, 0);
    if (weight !== total)
      tally.note({
        ...{ what: 'incomplete', subject: 'coup', example: `${String(count)} decks`, rows: [], near: stating },
        sentence: `The coups that can be dealt come about in ${String(weight)} of ${String(total)} ways.`,
        isAnswered: false,
      });
  }
  proveAgainstChecks(ruleSet, spaces.at(-1)?.cases.map(({ outcome }) => outcome) ?? [], tally);
}

/** The checks accept what the rows have dealt, and do not accept it with the banker's last act turned round. */
function proveAgainstChecks(ruleSet: RuleSet, coups: readonly Coup[], tally: Tally): void {
  const { facts } = ruleSet;
  const values = valuesOf(ruleSet);
  const dealt = dealerUnder(facts);
  const accepts = (coup: Coup): boolean => {
    const record = { format: 'house-rules/round@1', id: 'proof', jurisdiction: '', game: 'baccarat' } as const;
    const read = readBaccaratRound({ ...record, playedAt: '2000-01-01T00:00:00Z', events: dealt(coup) });
    return typeof read !== 'string' && dealtByTheRules(read, values);
  };
  const differ = (coup: Coup, sentence: string): void => {
    const { playerFirst, bankerFirst, playerThird } = coup;
    tally.note({
      ...{ what: 'checks-differ', subject: 'coup', sentence, isAnswered: true },
      rows: rowsIn(facts, 'bankerDraws').filter(({ row }) => row.startsWith(`${String(bankerFirst)}/`)),
      example: `player ${String(playerFirst)}, third card ${String(playerThird ?? 'none')}, banker ${String(bankerFirst)}`,
    });
  };
  for (const coup of coups) {
    if (!accepts(coup)) differ(coup, 'The rows have it dealt so; the checks do not.');
    const turned = coup.bankerThird === undefined ? { ...coup, bankerThird: 1 } : { ...coup, bankerThird: undefined };
    if ((coup.bankerThird ?? 1) === 1 && accepts(turned))
      differ(coup, 'The rows do not have the banker deal so; the checks accept it.');
  }
}
