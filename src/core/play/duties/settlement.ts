import { printMoney, type Cents } from '../../values/money';
import { wholeWinnings, type Odds } from '../../values/odds';
import type { Cited } from '../judging/ruling';
import { oddsRowOf, outcomeOf } from '../rows/outcome-of';
import { asked, mayBeMisplaced, ridingOn, settlingOf } from '../table/settling-of';
import type { Asked, GameDefinition } from '../table/table-game';
import type { TableWager } from '../table/table-round';
import { isWronglySettled } from '../wagers/outcome';
import { judgePayment, PAYMENT_MESSAGE } from '../wagers/payment';
import { isTakenAgainst, permittedPart } from '../wagers/standing';
import { judgeWinningStakes, WINNING_STAKE } from '../wagers/stakes';
import { uncountedIn } from '../wheel/spin';
import { SETTLING_FACTS, tableCheck, type Duty, type SettlingFacts } from './duty';

/** What a record lacks where no row decides: what the game says it needs, or a rule for the case. */
const lackingFor = (game: GameDefinition, about: Asked): string =>
  game.undecided?.(about) ?? `a rule on ${about.wager.bet} for this result`;

export const wagerFollowsTheResult: Duty = (game) =>
  tableCheck({
    id: `${game.code}/wager-follows-the-result`,
    requirement: 'A wager wins, loses or is given back as the rules have it for the result.',
    enforces: ['outcomes'],
    mayEnforce: [
      'settledPosition',
      'indicatorBetween',
      ...(game.undecidedRow === undefined ? [] : (['undecidedPlayer'] as const)),
    ],
    uses: SETTLING_FACTS,
    judges: 'outcome',
    enforcesRow: (fact, _row, value) => fact !== 'indicatorBetween' || value !== 'no-spin',
    messages: { wrongOutcome: '{{because}}, so wager {{subject}} on {{bet}} must {{ending}}; it was {{settled}}.' },
    run: (round, facts, ruling) => {
      if (game.played === 'wheel' && uncountedIn(round, facts) !== undefined) return;
      for (const wager of round.wagers) {
        if (wager.decidedBy === undefined) continue;
        const about = asked(round, wager, facts);
        const decided = outcomeOf(game, about);
        const due = settlingOf(game).resultOf(round, wager, facts);
        const missing = 'missing' in decided ? decided.missing : lackingFor(game, about);
        if (!isWronglySettled(settlingOf(game), round, wager, due, facts, ruling, missing)) continue;
        if (!('row' in decided) || due === undefined) continue;
        const doubt = mayBeMisplaced(round, wager) ?? (wager.maybeLate ? settlingOf(game).endOfWagering : undefined);
        if (doubt !== undefined) ruling.cannotTell(wager.id, [doubt]);
        else
          ruling.breaches(wager.id, {
            message: 'wrongOutcome',
            cites: [
              ...(game.decidedBy?.(about) ?? []),
              ['outcomes', decided.row.name],
              ...(facts.settledPosition === undefined ? [] : ['settledPosition' as const]),
              ...undecidedIn(game, about),
            ],
            expected: due,
            recorded: wager.result ?? '',
            data: { because: game.because?.(about) ?? `By the rule "${decided.row.name}"`, bet: wager.bet },
          });
      }
    },
  });

/** What is cited besides of a wager whose player made no decision. */
function undecidedIn(game: GameDefinition, about: Asked): readonly Cited<'undecidedPlayer'>[] {
  const row = game.undecidedRow?.(about);
  return row !== undefined && about.facts.undecidedPlayer?.has(row) === true ? [['undecidedPlayer', row]] : [];
}

export const winsPayStatedOdds: Duty = (game) =>
  tableCheck({
    id: `${game.code}/wins-pay-stated-odds`,
    requirement: 'A winning wager is paid at the odds stated for it.',
    enforces: ['pays'],
    uses: SETTLING_FACTS,
    judges: 'payment',
    messages: { wrongPayment: `The wager on {{bet}} won; ${PAYMENT_MESSAGE}` },
    run: (round, facts, ruling) => {
      const settling = settlingOf(game);
      for (const wager of round.wagers) {
        if (wager.decidedBy === undefined || wager.result !== 'win') continue;
        if (settling.resultOf(round, wager, facts) !== 'win') continue;
        const about = asked(round, wager, facts);
        const row = oddsRowOf(game, about);
        const riding = ridingOn(game, about);
        if ('missing' in row) ruling.cannotTell(wager.id, [row.missing]);
        else if (typeof riding === 'string') ruling.cannotTell(wager.id, [riding]);
        else if ('gap' in row) ruling.cannotTell(wager.id, [`fact pays.${wager.bet}`]);
        else
          judgePayment(
            settling,
            round,
            wager,
            facts,
            ruling,
            () => [['pays', row.row.name]],
            ({ bet }) => ({ bet }),
          );
      }
    },
  });

/** What is due back of a wager that lost: what the limits did not permit, and what the rules give back of it. */
function dueBack(
  game: GameDefinition,
  about: Asked<SettlingFacts>,
): { readonly cents: Cents; readonly isWhole: boolean } {
  const { wager, facts } = about;
  const permitted = permittedPart(wager.stake, wager.limit, facts);
  const excess = wager.stake - permitted;
  if (game.givenBack?.(about) === undefined) return { cents: excess, isWhole: true };
  return { cents: excess + Math.floor(permitted / 2), isWhole: permitted % 2 === 0 };
}

/** Half of the stake, where the rules give half of it back. */
const halfOf = (game: GameDefinition, about: Asked): Cents | undefined =>
  game.givenBack?.(about) === undefined ? undefined : Math.floor(about.wager.stake / 2);

const LOST = {
  paid: 'Wager {{subject}} lost, and {{paid}} was paid on it; {{due}} was due.',
  givenBack: 'Wager {{subject}} lost, and {{returned}} of its stake was given back; {{due}} was due back.',
} as const;

export const losingWagerIsCollected: Duty = (game) =>
  tableCheck({
    id: `${game.code}/losing-wager-is-collected`,
    requirement: 'Of a losing wager nothing is given back and nothing is paid on it, unless the rules say so.',
    enforces: ['outcomes'],
    mayEnforce: ['losingStake', 'surrenderCosts'],
    uses: [...SETTLING_FACTS, 'pays'],
    judges: 'payment',
    enforcesRow: (fact, _row, value) => fact !== 'outcomes' || value === 'lose',
    messages: LOST,
    run: (round, facts, ruling) => {
      const settling = settlingOf(game);
      for (const wager of round.wagers) {
        if (wager.decidedBy === undefined || wager.result !== 'lose') continue;
        if (settling.resultOf(round, wager, facts) !== 'lose') continue;
        const about = asked(round, wager, facts);
        const riding = ridingOn(game, about);
        const { cents, isWhole } = dueBack(game, about);
        const cites = citesOfLost(game, about, facts);
        const { paid, returned = 0, stake } = wager;
        if (typeof riding === 'string') ruling.cannotTell(wager.id, [riding]);
        else if (paid !== dueOn(stake, riding))
          ruling.breaches(wager.id, {
            message: 'paid',
            cites,
            expected: String(dueOn(stake, riding)),
            recorded: String(paid),
            data: { paid: printMoney(paid), due: printMoney(dueOn(stake, riding)) },
          });
        else if (returned === cents) ruling.complies(wager.id);
        else if (!isWhole && returned === cents + 1) ruling.complies(wager.id);
        // Taken although it was above the maximum: the check of the limits has that, and half of it all went back.
        else if (isTakenAgainst(facts.overMaximum, wager) && returned === halfOf(game, about)) continue;
        else if (returned > cents && returned <= cents + settling.mayBeCutBy(round, wager, facts))
          ruling.complies(wager.id);
        else if (wager.maybeLate) ruling.cannotTell(wager.id, [settling.endOfWagering]);
        else if (wager.returned === undefined && cents > 0)
          ruling.cannotTell(wager.id, [`returned of the settle event of wager ${wager.id}`]);
        else if (wager.lateStake === undefined || returned !== stake - wager.lateStake)
          ruling.breaches(wager.id, {
            message: 'givenBack',
            cites,
            expected: String(cents),
            recorded: String(returned),
            data: { returned: printMoney(returned), due: printMoney(cents) },
          });
      }
    },
  });

const dueOn = (stake: Cents, odds: Odds | undefined): Cents => (odds === undefined ? 0 : wholeWinnings(stake, odds));

function citesOfLost(
  game: GameDefinition,
  about: Asked,
  { losingStake }: { readonly losingStake?: string },
): readonly Cited<'outcomes' | 'losingStake' | 'surrenderCosts'>[] {
  if (game.givenBack?.(about) !== undefined) return ['surrenderCosts'];
  const decided = outcomeOf(game, about);
  const row = 'row' in decided ? [['outcomes', decided.row.name] as const] : [];
  return losingStake === undefined ? row : ['losingStake', ...row];
}

const GIVEN_BACK = {
  kept: 'Wager {{subject}} neither won nor lost; {{returned}} of its stake of {{stake}} was given back.',
  paid: 'Wager {{subject}} neither won nor lost, and {{paid}} was paid on it.',
} as const;

export const standOffReturnsTheStake: Duty = (game) =>
  tableCheck({
    id: `${game.code}/stand-off-returns-the-stake`,
    requirement: 'A wager that neither wins nor loses goes back whole, and nothing is paid on it.',
    enforces: ['outcomes'],
    uses: SETTLING_FACTS,
    judges: 'payment',
    enforcesRow: (_fact, _row, value) => value === 'push' || value === 'void',
    messages: GIVEN_BACK,
    run: (round, facts, ruling) => {
      for (const wager of round.wagers) {
        if (wager.decidedBy === undefined || (wager.result !== 'push' && wager.result !== 'void')) continue;
        const about = asked(round, wager, facts);
        const decided = outcomeOf(game, about);
        if (!('row' in decided) || settlingOf(game).resultOf(round, wager, facts) !== 'push') continue;
        judgeGivenBack(game, about, wager, (message, expected, recorded) => {
          if (message === undefined) ruling.complies(wager.id);
          else
            ruling.breaches(wager.id, {
              message,
              cites: [['outcomes', decided.row.name]],
              expected: String(expected),
              recorded: String(recorded),
              data: moneyOf(wager),
            });
        });
      }
    },
  });

function judgeGivenBack(
  game: GameDefinition,
  about: Asked,
  { paid, stake, returned = stake }: TableWager,
  tell: (message: keyof typeof GIVEN_BACK | undefined, expected: Cents, recorded: Cents) => void,
): void {
  const riding = ridingOn(game, about);
  const due = typeof riding === 'string' ? paid : dueOn(stake, riding);
  if (paid !== due) tell('paid', due, paid);
  else if (returned !== stake) tell('kept', stake, returned);
  else tell(undefined, stake, returned);
}

const moneyOf = ({ paid, stake, returned = stake }: TableWager): Readonly<Record<string, string>> => ({
  ...{ paid: printMoney(paid), stake: printMoney(stake), returned: printMoney(returned) },
});

export const winningStakeIsReturned: Duty = (game) =>
  tableCheck({
    id: `${game.code}/winning-stake-is-returned`,
    requirement: 'The stake of a winning wager is given back with its winnings.',
    enforces: ['outcomes'],
    mayEnforce: ['winningStake'],
    uses: SETTLING_FACTS,
    enforcesRow: (fact, _row, value) => fact !== 'outcomes' || value === 'win',
    messages: WINNING_STAKE,
    run: (round, facts, ruling) => {
      judgeWinningStakes(settlingOf(game), round, facts, {
        ...{ complies: ruling.complies.bind(ruling), cannotTell: ruling.cannotTell.bind(ruling) },
        breaches: (subject, breach) => {
          const wager = round.wagers.find(({ id }) => id === subject);
          const decided = wager && outcomeOf(game, asked(round, wager, facts));
          const row = decided && 'row' in decided ? [['outcomes', decided.row.name] as const] : [];
          ruling.breaches(subject, {
            ...breach,
            cites: facts.winningStake === undefined ? row : ['winningStake', ...row],
          });
        },
      });
    },
  });
