import type { Cited } from '../../play/judging/ruling';
import type { Planter } from '../game';
import type { Random } from '../random';
import { type Facts } from './cards';
import { addedTo } from './seats';
import { doubles, hits, staging, wagerOn, type Stage } from './staged';
import { withPlay, type ToldBox, type ToldHands } from './told-hands';

/** A blackjack that is paid before there can be a card for a double. */
const PAID_FIRST = 'blackjack/dealer-2-to-9';

/** A double that the rules do not permit, and the rule it offends against. */
function wrongDouble(
  random: Random,
  { doubleTotals, doubleOn, doubleNotOn }: Facts,
): Stage & { readonly cites: readonly Cited<string>[] } {
  const then = (taken: string) => (box: ToldBox) => [...hits(taken, random), doubles(box, '4', random)];
  if (doubleNotOn?.includes(PAID_FIRST) && random.once(2))
    return { cards: 'KA', dealer: '6K', acts: then(''), cites: [['doubleNotOn', PAID_FIRST], 'playerDrawsBelow'] };
  if (doubleTotals !== undefined) return { cards: '78', acts: then(''), cites: ['doubleTotals'] };
  if (doubleOn === 'two-or-more-cards')
    return { cards: 'KA', acts: then(''), cites: [['doubleNotOn', 'blackjack'], 'playerDrawsBelow'] };
  return { cards: '23', acts: then(doubleOn === 'first-two-cards' ? '4' : '42'), cites: ['doubleOn'] };
}

/** What was doubled, and what became of that. */
export const DOUBLE_BREACHES: Readonly<Record<string, Planter<ToldHands>>> = {
  'double-only-on-stated-hands': (told, setting, random) => {
    const { cites, ...stage } = wrongDouble(random, setting.facts);
    return staging(
      () => stage,
      () => cites,
    )(told, setting, random);
  },
  'doubled-hand-draws-stated-cards': staging(
    (random) => ({ cards: '65', acts: (box) => [doubles(box, '23', random)] }),
    () => ['doubleDraws'],
  ),
  'double-withdrawn-as-stated': staging(
    (random) => ({ cards: 'K6', acts: (box) => [doubles(box, 'K', random)] }),
    () => ['doubleWithdrawnUpTo'],
    (told) => wagerOn(told, 'double')?.id ?? '',
    (told, facts) => withdrawnDouble(told, facts),
  ),
};

/** The round with its double taken back when its card was out. */
export function withdrawnDouble(told: ToldHands, facts: Facts): ToldHands {
  const boxes = told.play.boxes.map((box) => ({
    ...box,
    acts: box.acts.map((act) => {
      if (act.choice !== 'double') return act;
      const wagers = addedTo(box.mains, 'double', 1).map((wager) => ({ ...wager, treated: 'withdrawn' as const }));
      return { ...act, wagers, after: wagers.map(({ id }) => ({ type: 'withdraw' as const, wager: id })) };
    }),
  }));
  return withPlay(told, { boxes }, facts);
}
