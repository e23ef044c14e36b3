import type { Irregularity } from '../../games/blackjack/round';
import { isVoiding, type Treatment } from '../../values/treatment';
import { blackjackCheck } from './blackjack-check';
import { PROVISION_FACTS, provisionFor } from './provisions';

/** The case that rests on what counts as acting on a hand. */
const UNACTED = '/before-dealer-acted';

const only = (...treatments: readonly Treatment[]): ReadonlySet<Treatment> => new Set(treatments);

/** What a record may say was done where a clause prescribes this; what is left to the operator cannot be held against any. */
const DONE: ReadonlyMap<string, ReadonlySet<Treatment>> = new Map([
  ['burnt', only('burnt')],
  // The next card from the shoe is played where the next card goes; at the end of a round that is the next one.
  ['next-card', only('next-card', 'played', 'first-card-of-next-round')],
  ['reconstructed', only('reconstructed')],
  ['played', only('played', 'result-stands')],
  ['hand-void', only('hand-void', 'wagers-returned')],
  ['round-void', only('round-void', 'wagers-returned', 'hand-void')],
  ['wagers-returned', only('round-void', 'wagers-returned', 'hand-void')],
  ['result-recalculated', only('result-recalculated')],
  // Each player plays on, or takes the wager back.
  ['player-chooses', only('played', 'result-stands', 'next-card', 'reconstructed', 'hand-void', 'wagers-returned')],
]);

export const irregularityTreatedAsStated = blackjackCheck({
  id: 'blackjack/irregularity-treated-as-stated',
  requirement: 'An irregularity of the cards, the deal, the wagers or the equipment is treated as stated.',
  enforces: ['irregularities'],
  mayEnforce: ['dealerHasActed'],
  uses: PROVISION_FACTS,
  concerns: 'irregularities',
  enforcesRow: (fact, _row, prescribed) => fact !== 'irregularities' || DONE.has(prescribed),
  messages: { wrongTreatment: '{{fault}} was {{done}}; the rules have it {{prescribed}}.' },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities) {
      const { place, treatment } = irregularity;
      const { row, missing } = provisionFor(round, irregularity, facts);
      if (missing !== undefined) ruling.cannotTell(place, [missing]);
      const prescribed = row === undefined ? undefined : facts.irregularities.get(row);
      const right = prescribed === undefined ? undefined : DONE.get(prescribed);
      if (row === undefined || prescribed === undefined || right === undefined) continue;
      const isVoid = treatment === undefined && round.voided && isVoiding(prescribed as Treatment);
      if (isVoid || (treatment !== undefined && right.has(treatment))) ruling.complies(place);
      else if (treatment === undefined) ruling.cannotTell(place, [`${place}.treatment`], [['irregularities', row]]);
      else
        ruling.breaches(place, {
          message: 'wrongTreatment',
          cites: row.endsWith(UNACTED) ? [['irregularities', row], 'dealerHasActed'] : [['irregularities', row]],
          expected: prescribed,
          recorded: treatment,
          data: {
            fault: faultOf(irregularity),
            done: PRINTED[treatment],
            prescribed: PRINTED[prescribed] ?? prescribed,
          },
        });
    }
  },
});

/** What the message calls them. */
const FAULTS: Readonly<Record<string, string>> = {
  'card-face-up-in-shoe': 'A card found face up in the shoe',
  'excess-card-drawn': 'A card drawn in error',
  'card-exposed-in-error': 'A card exposed in error',
  'card-to-wrong-hand': 'A card placed wrongly',
  'failed-to-burn': 'A round before which no card was burnt',
  'missing-or-foreign-card': 'A round with a missing or foreign card',
  'wrong-result-entered': 'A wrong result',
  'wager-misplaced': 'A wager placed wrongly',
};

const faultOf = ({ kind, of }: Irregularity): string =>
  FAULTS[kind] ??
  `A round with ${kind.replaceAll('-', ' ')}${of === undefined ? '' : ` of ${of.replaceAll('-', ' ')}`}`;

const PRINTED: Readonly<Record<string, string>> & Readonly<Record<Treatment, string>> = {
  played: 'played on',
  burnt: 'burnt',
  'moved-to-banker': 'given to another hand',
  'next-card': 'made the next card',
  'first-card-of-next-round': 'made the first card of the next round',
  'dummy-round': 'dealt without wagers',
  'hand-void': 'made void for the hand',
  'round-void': 'made void for the round',
  'wagers-returned': 'made void, with the stakes returned',
  'result-stands': 'left to stand',
  'result-recalculated': 'recalculated',
  reconstructed: 'put right by dealing as it should have been',
  'play-again': 'played again',
  redealt: 'dealt anew',
  removed: 'removed',
  reduced: 'reduced',
  stands: 'left to stand',
  replaced: 'replaced',
  'hand-dead': 'declared dead',
  'discards-shuffled': 'finished with the shuffled discards',
  'player-chooses': 'left to the players, who may play on or take their wagers back',
};
