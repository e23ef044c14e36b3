import { paidRow } from '../../checks/baccarat/winning-odds';
import type { Cited } from '../../play/judging/ruling';
import { decisionOn, isAdditional } from '../../games/baccarat/additional';
import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import { kindOfBet, knownBet } from '../../games/wager';
import type { Planter } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { roundTold, type SettledWager } from '../telling';
import type { Settlement } from '../told';
import { settledThoughVoid } from '../wagers/declared-void';
import { settledAs, settledOtherwise } from '../wagers/planting';
import { settledAgainst, wronglyPaid } from '../wagers/settled-wrongly';
import { PART } from '../wagers/staking';
import { isPictureCard, pairIn, pointsIn, resultOf, type Coup, type Facts, type ToldCoup } from './coup';
import { factsOf, PLANTED } from './planted';

const HANDS = ['player', 'banker'] as const;
const PAIRS: readonly string[] = ['player-pair', 'banker-pair'];

/** A winner collected, a loser paid, a stand-off collected. */
const wrongOutcome =
  (
    bets: readonly string[],
    cites: (coup: Coup, bet: string, facts: Facts) => readonly Cited<string>[],
  ): Planter<ToldCoup> =>
  (told, setting, random) => {
    const found = random.pick(
      (['win', 'lose', 'push'] as const)
        .flatMap((result) => settledAs(PLANTED, told, setting, result))
        .filter(({ wager }) => bets.includes(wager.bet)),
    );
    if (found === undefined) return undefined;
    const { wager } = found;
    return {
      told: settledOtherwise(told, wager, settledAgainst(found)),
      cites: cites(told.coup, wager.bet, factsOf(setting)),
      subject: wager.id,
    };
  };

const wrongPayment =
  (bets: readonly string[], cites: (coup: Coup, facts: Facts, bet: string) => Cited<string>): Planter<ToldCoup> =>
  (told, setting, random) => {
    const facts = factsOf(setting);
    const won = random.pick(settledAs(PLANTED, told, setting, 'win').filter(({ wager }) => bets.includes(wager.bet)));
    const isExact = facts.notPayableExactly === undefined && facts.roundedDownTo === undefined;
    return won && wronglyPaid(told, won, [cites(told.coup, facts, won.wager.bet)], isExact, random);
  };

function relationOf(coup: Coup, side: 'player' | 'banker', facts: Facts): 'higher' | 'lower' | 'equal' {
  const result = resultOf(coup, facts);
  return result === 'tie' ? 'equal' : result === side ? 'higher' : 'lower';
}

/** A winning hand of three cards may have odds of its own; then the banker's may go by its points. */
function handPays(coup: Coup, side: 'player' | 'banker', facts: Facts): Cited<string> {
  const points = pointsIn(coup[side], facts);
  if (coup[side].length === 3 && facts.threeCardPays?.[points] !== undefined) return ['threeCardPays', String(points)];
  if (side === 'banker' && facts.bankerPaysByPoints?.[points] !== undefined)
    return ['bankerPaysByPoints', String(points)];
  return `${side}Pays`;
}

function pairCites(coup: Coup, bet: string, facts: Facts): readonly Cited<string>[] {
  const hand = bet === 'player-pair' ? coup.player : coup.banker;
  const row = `${bet}/${pairIn(hand) ? 'pair' : 'no-pair'}`;
  if (facts.outcomesByHand?.has(row)) return [['outcomesByHand', row]];
  if (!pairIn(hand)) return ['pairHand', 'pairOfPips', 'pairOfPictures'];
  return [isPictureCard(hand[0] ?? '') ? 'pairOfPictures' : 'pairOfPips', 'pairHand'];
}

const pushed = (wager: SettledWager['wager']): wager is SettledWager['wager'] & { bet: 'player' | 'banker' } =>
  (HANDS as readonly string[]).includes(wager.bet);

type Settled = SettledWager & { readonly settlement: Settlement };

/** An additional wager that was simply settled, as a check will read it. */
function additional(
  told: ToldCoup,
  setting: Setting,
  results: readonly Settlement['result'][],
  random: Random,
): { readonly found: Settled; readonly round: BaccaratRound; readonly wager: Wager } | undefined {
  const { outcomes } = factsOf(setting);
  const found = random.pick(
    results
      .flatMap((result) => settledAs(PLANTED, told, setting, result))
      .filter(({ wager }) => isAdditional(knownBet(wager.bet), outcomes) && !PAIRS.includes(wager.bet)),
  );
  if (found === undefined) return undefined;
  const round = roundTold(PLANTED.settler, told, setting) as BaccaratRound;
  const wager = round.wagers.find(({ id }) => id === found.wager.id);
  return wager && { found, round, wager };
}

/** How wagers ended, and what was paid. */
export const SETTLEMENT_BREACHES: Readonly<Record<string, Planter<ToldCoup>>> = {
  'commission-as-stated': (told, setting, random) => {
    const { commission } = factsOf(setting);
    const won = random.pick(settledAs(PLANTED, told, setting, 'win').filter(({ wager }) => wager.bet === 'banker'));
    if (won === undefined) return undefined;
    const row = [`banker/${String(pointsIn(told.coup.banker, factsOf(setting)))}`, 'banker'].find((name) =>
      commission?.has(name),
    );
    const cited = row ?? [...(commission?.keys() ?? [])].find((name) => name.startsWith('banker')) ?? '';
    // No rate is as high as what was won.
    const round = settledOtherwise(told, won.wager, { commission: won.wager.stake });
    return { told: round, cites: [['commission', cited]], subject: won.wager.id };
  },
  'player-wager-follows-the-points': wrongOutcome(['player'], (coup, _bet, facts) => [
    ['playerOutcome', relationOf(coup, 'player', facts)],
  ]),
  'banker-wager-follows-the-points': wrongOutcome(['banker'], (coup, _bet, facts) => [
    ['bankerOutcome', relationOf(coup, 'banker', facts)],
  ]),
  'tie-wager-follows-the-points': wrongOutcome(['tie'], (coup, _bet, facts) => [
    ['tieOutcome', resultOf(coup, facts) === 'tie' ? 'equal' : 'unequal'],
  ]),
  'pair-wager-follows-the-first-cards': wrongOutcome(PAIRS, pairCites),
  'player-wins-pay-stated-odds': wrongPayment(['player'], (coup, facts) => handPays(coup, 'player', facts)),
  'banker-wins-pay-stated-odds': wrongPayment(['banker'], (coup, facts) => handPays(coup, 'banker', facts)),
  'tie-wins-pay-stated-odds': wrongPayment(['tie'], () => 'tiePays'),
  'pair-wins-pay-stated-odds': wrongPayment(PAIRS, (_, facts, bet) =>
    facts.pairPaysByHand?.has(bet) ? ['pairPaysByHand', bet] : 'pairPays',
  ),
  'additional-wager-follows-the-cards': (told, setting, random) => {
    const one = additional(told, setting, ['win', 'lose', 'push'], random);
    if (one === undefined) return undefined;
    const { found, round, wager } = one;
    const facts = factsOf(setting);
    const kind = kindOfBet(wager.bet);
    const row =
      decisionOn(round, wager, facts)?.row ??
      [...(facts.outcomes?.keys() ?? [])].find((name) => name.startsWith(`${kind}/`)) ??
      kind;
    const ofHand = row.replace(kind, wager.bet);
    return {
      told: settledOtherwise(told, found.wager, settledAgainst(found)),
      cites: [facts.outcomesByHand?.has(ofHand) ? ['outcomesByHand', ofHand] : ['outcomes', row]],
      subject: wager.id,
    };
  },
  'additional-wager-pays-stated-odds': (told, setting, random) => {
    const one = additional(told, setting, ['win'], random);
    const row = one && paidRow(one.round, one.wager, factsOf(setting));
    if (one === undefined || row === undefined) return undefined;
    return wronglyPaid(told, one.found, [['pays', row]], factsOf(setting).notPayableExactly === undefined, random);
  },
  'stand-off-returns-the-stake': (told, setting, random) => {
    const found = random.pick(settledAs(PLANTED, told, setting, 'push').filter(({ wager }) => pushed(wager)));
    if (found === undefined) return undefined;
    const { wager } = found;
    const otherwise = random.once(2) ? { paid: PART } : { returned: 0 };
    return {
      told: settledOtherwise(told, wager, otherwise),
      cites: [[`${wager.bet}Outcome`, 'equal']],
      subject: wager.id,
    };
  },
  'void-coup-returns-every-stake': (told, setting, random) => {
    if (told.isPlain && random.once(8)) return settledThoughVoid(PLANTED, told, setting, random);
    const wager = random.pick(told.wagers.filter(({ treated }) => treated === 'whole'));
    if (told.voidedBy === undefined || wager === undefined) return undefined;
    const otherwise = random.once(2) ? ({ result: 'lose', paid: 0, returned: 0 } as const) : { returned: 0 };
    return { told: settledOtherwise(told, wager, otherwise), cites: [told.voidedBy], subject: wager.id };
  },
};
