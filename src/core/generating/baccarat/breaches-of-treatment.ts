import { provisionsFor } from '../../checks/baccarat/irregularity-rows';
import type { BaccaratFact } from '../../games/baccarat/game';
import type { BaccaratRound } from '../../games/baccarat/round';
import type { RoundEvent } from '../../rounds/record';
import { isVoiding, type Treatment } from '../../values/treatment';
import type { Planter } from '../game';
import { settledOnFailedTerminal } from '../wagers/failed-terminal';
import { plainly } from '../wagers/planting';
import { roundTold } from '../telling';
import { anyCard, withCoup, type ToldCoup } from './coup';
import { factsOf, PLANTED } from './planted';
import { PROVISIONS, treatedAs } from './provisions';

/** Something that no rule prescribes where it prescribes this: play goes on with a coup that is void, or the other way round. */
const otherThan = (prescribed: Treatment): Treatment => {
  if (isVoiding(prescribed) || prescribed === 'burnt') return 'played';
  return prescribed === 'result-stands' ? 'wagers-returned' : 'burnt';
};

/** One of these provisions met, and treated otherwise than it has to be. */
const mistreated = (...named: readonly BaccaratFact[]): Planter<ToldCoup> =>
  plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const kinds = new Set([...(facts.irregularities?.keys() ?? [])].map((row) => row.split('/')[0]));
    const possible = PROVISIONS.filter(({ fact }) => named.includes(fact) && facts[fact] !== undefined);
    // Of a kind that has provisions of its own beside this one, the treatment may offend against those as well.
    const alone = possible.filter(({ noted }) => !kinds.has(noted.kind));
    const provision = random.pick(alone.length > 0 ? alone : possible);
    if (provision === undefined) return undefined;
    const wrong = otherThan(facts[provision.fact] as Treatment);
    const treated = treatedAs(told, provision, wrong, facts, random);
    return treated && { told: treated.told, cites: [provision.fact], subject: treated.event };
  });

/** A card too many, burnt: whatever rules prescribe for one, it is played somewhere. */
const excessBurnt: Planter<ToldCoup> = plainly((told, setting, random) => {
  const facts = factsOf(setting);
  if (told.coup.player.length > 2) return undefined;
  const card = anyCard(random);
  const event: RoundEvent = { type: 'irregularity', kind: 'excess-card-drawn', to: 'player', card, treatment: 'burnt' };
  const wrong = { ...withCoup(told, { noted: { after: 4, event } }, facts), isPlain: false };
  const round = roundTold(PLANTED.settler, wrong, setting) as BaccaratRound;
  const [noted] = round.irregularities;
  const cites = noted ? provisionsFor(noted, round, facts).map(({ row }) => ['irregularities', row] as const) : [];
  return cites.length === 0 ? undefined : { told: wrong, cites, subject: event };
});

/** Something noted after which the coup counts, and burnt as if it were a card; where rules have such a thing. */
const countedButBurnt: Planter<ToldCoup> = plainly((told, setting, random) => {
  const facts = factsOf(setting);
  const counted = [...(facts.irregularities ?? [])].filter(
    ([row, prescribed]) => !row.includes('/') && (prescribed === 'played' || prescribed === 'result-stands'),
  );
  const [kind] = random.pick(counted) ?? [];
  if (kind === undefined) return undefined;
  const event: RoundEvent = { type: 'irregularity', kind, treatment: 'burnt' };
  const wrong = { ...withCoup(told, { noted: { after: 4, event } }, facts), isPlain: false };
  return { told: wrong, cites: [['irregularities', kind]], subject: event };
});

const onFailedTerminal = settledOnFailedTerminal(PLANTED);

/** What was done about something that went wrong. */
export const TREATMENT_BREACHES: Readonly<Record<string, Planter<ToldCoup>>> = {
  'irregularity-treated-as-stated': (...round) =>
    onFailedTerminal(...round) ?? excessBurnt(...round) ?? countedButBurnt(...round),
  'misdealt-coup-treated-as-stated': mistreated('misdealtCoup'),
  'insufficient-cards-treated-as-stated': mistreated('insufficientCards'),
  'missing-or-foreign-card-treated-as-stated': mistreated('missingOrForeignCard'),
  'system-malfunction-treated-as-stated': mistreated('systemMalfunction'),
  'players-excess-card-treated-as-stated': mistreated('excessCardWhenBankerDraws', 'excessCardWhenBankerStands'),
  'bankers-excess-card-treated-as-stated': mistreated('excessBankerCard'),
  'exposed-first-card-treated-as-stated': mistreated('firstCardExposed'),
  'face-up-card-treated-as-stated': mistreated('faceUpCardDuringCoup'),
  'failed-burn-treated-as-stated': mistreated('failedToBurn'),
  'early-deal-treated-as-stated': mistreated('dealtBeforeBetsClosed'),
};
