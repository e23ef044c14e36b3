import type { Planter, Planting } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import type { Treatment } from '../../values/treatment';
import { plainly, settledOtherwise } from '../wagers/planting';
import { BY_OPERATOR, doneFor, INSUFFICIENT, PROVISIONS, treatedAs, voidedByOperator } from './provisions';
import { staged, staging, withDealer } from './staged';
import { factsOf, withPlay, type ToldHands } from './told-hands';

/** Something that is not done where this is prescribed; nothing where other rules might speak of it. */
const otherThan = (prescribed: string | undefined): Treatment | undefined => {
  if (prescribed === 'burnt' || prescribed === 'round-void') return 'played';
  return prescribed === 'played' ? 'burnt' : undefined;
};

const LOST = { result: 'lose', paid: 0, returned: 0 } as const;

/** A round that is void as a whole, and collected all the same. */
function voidRound(told: ToldHands, setting: Setting, random: Random): Planting<ToldHands> | undefined {
  const facts = factsOf(setting);
  const round = staged(told, setting, random, { cards: 'K9' });
  const provision = random.pick(PROVISIONS.filter(({ row }) => facts.irregularities?.get(row) === 'round-void'));
  const isByOperator = facts.irregularities?.has(BY_OPERATOR) === true;
  if (!isByOperator && provision === undefined) return undefined;
  const voided = isByOperator
    ? voidedByOperator(round, facts)
    : treatedAs(round, provision ?? INSUFFICIENT, 'round-void', facts).told;
  const [wager] = voided.wagers;
  const row = isByOperator ? BY_OPERATOR : (provision?.row ?? '');
  return wager && { told: settledOtherwise(voided, wager, LOST), cites: [['irregularities', row]], subject: wager.id };
}

const VOID_HANDS = ['card-to-wrong-hand/box-without-cards', 'wager-misplaced/one-wager-on-box'] as const;

/** A hand that is void by itself, and collected all the same. */
function voidHand(told: ToldHands, setting: Setting, random: Random): Planting<ToldHands> | undefined {
  const facts = factsOf(setting);
  const row = VOID_HANDS.find((one) => facts.irregularities?.get(one) === 'hand-void');
  const round = staged(told, setting, random, { cards: 'K9', seats: 2 });
  const passed = round.play.boxes[round.play.boxes.length / 2];
  if (row === undefined || passed === undefined) return undefined;
  const [kind = '', of = ''] = row.split('/');
  const boxes = round.play.boxes
    .filter((_box, index) => index <= round.play.boxes.length / 2)
    .map((box) =>
      box === passed ? { ...box, first: facts.commonCards === undefined ? [] : box.first, acts: [] } : box,
    );
  const wagers = round.wagers.filter(({ position }) => boxes.some(({ name }) => name === position));
  const noted = { kind, of, to: passed.name };
  const treated = treatedAs(
    withPlay({ ...round, wagers }, { boxes }, facts),
    { noted, when: 'dealt' },
    'hand-void',
    facts,
  );
  const [main] = passed.mains;
  const wager = treated.told.wagers.find(({ id }) => id === main?.id);
  return (
    wager && { told: settledOtherwise(treated.told, wager, LOST), cites: [['irregularities', row]], subject: wager.id }
  );
}

/** A wager that is declared void by itself, and collected all the same; not where a hand is played with several. */
function voidWager(told: ToldHands, setting: Setting, random: Random): Planting<ToldHands> | undefined {
  const round = staged(told, setting, random, { cards: 'K9' });
  const [wager, ...others] = round.wagers;
  if (setting.facts['voidWager'] === undefined || wager === undefined || others.length > 0) return undefined;
  const declared = { type: 'void', scope: 'wager', ref: wager.id } as const;
  const wrong = settledOtherwise(round, wager, LOST);
  return { told: { ...wrong, played: [...round.played, declared] }, cites: ['voidWager'], subject: wager.id };
}

const LEFT_EARLY = 'dealer-before-players';

/** What was done about something that went wrong. */
export const TREATMENT_BREACHES: Readonly<Record<string, Planter<ToldHands>>> = {
  'void-round-returns-every-stake': plainly((told, setting, random) => {
    const declared = random.once(3) ? voidWager(told, setting, random) : undefined;
    return declared ?? voidRound(told, setting, random) ?? voidHand(told, setting, random);
  }),
  'irregularity-treated-as-stated': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const provision = random.pick(
      PROVISIONS.filter(({ row }) => otherThan(facts.irregularities?.get(row)) !== undefined),
    );
    if (provision === undefined) return undefined;
    const wrong = otherThan(facts.irregularities?.get(provision.row)) ?? 'played';
    const treated = treatedAs(staged(told, setting, random, { cards: 'K9' }), provision, wrong, facts);
    return { told: treated.told, cites: [['irregularities', provision.row]], subject: treated.event };
  }),
  'insufficient-cards-treated-as-stated': plainly((told, setting, random) => {
    const round = staged(told, setting, random, { cards: 'K9' });
    const treated = treatedAs(round, INSUFFICIENT, 'round-void', factsOf(setting));
    return { told: treated.told, cites: ['insufficientCards'], subject: treated.event };
  }),
  'dealer-completes-after-irregularity': staging(
    () => ({ cards: 'K9', dealer: 'K65' }),
    () => [['dealerCompletesFor', LEFT_EARLY]],
    () => 'dealer',
    (told, facts, random) => {
      const noted = { kind: 'excess-card-drawn', of: LEFT_EARLY, to: 'dealer' };
      const prescribed = facts.irregularities?.get(`excess-card-drawn/${LEFT_EARLY}`) ?? 'played';
      const short = withDealer(told, 'K6', facts, random);
      return treatedAs(short, { noted, when: 'end' }, doneFor(prescribed), facts).told;
    },
  ),
};
