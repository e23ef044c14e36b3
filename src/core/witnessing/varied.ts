import { TREATMENTS } from '../values/treatment';
import type { EquipmentRecord, RoundEvent, RoundRecord } from '../rounds/record';
import { withStakesBack } from './settled-with';

/** Fields of an event that hold a figure which rules set a bound to. */
const FIGURES = ['depth', 'back', 'revolutions'] as const;

const COLOURS = [
  ['red', 'black'],
  ['black', 'red'],
] as const;

/** The round with one thing in it otherwise: a figure of the law or its neighbour in the place of another, a card the other way up. */
export function* varied(record: RoundRecord, figures: readonly number[]): Generator<RoundRecord> {
  for (const equipment of equipmentOtherwise(record.equipment ?? {}, figures)) yield { ...record, equipment };
  for (const [index, event] of record.events.entries())
    for (const other of eventOtherwise(event, figures)) {
      const changed = { ...record, events: record.events.with(index, other) };
      yield changed;
      // What a figure makes invalid decides nothing, and what it leaves valid may not be given back.
      if (event.type === 'spin') yield withStakesBack(changed);
    }
  for (const events of callElsewhere(record.events)) yield { ...record, events };
}

/** The call that ends wagering is left out, or made once the ball runs, the dice are thrown or cards are dealt. */
function* callElsewhere(events: readonly RoundEvent[]): Generator<readonly RoundEvent[]> {
  const call = events.find((event) => event.type === 'call' && event.call === 'no-more-bets');
  if (call === undefined) return;
  const others = events.filter((event) => event !== call);
  yield others;
  for (const [index, { type }] of others.entries())
    if (type === 'spin' || type === 'roll' || type === 'deal' || type === 'burn')
      yield others.toSpliced(index + 1, 0, call);
}

function* equipmentOtherwise(equipment: EquipmentRecord, figures: readonly number[]): Generator<EquipmentRecord> {
  for (const field of ['decks', 'jokers', 'ballDiameterMm', 'dice'] as const)
    if (equipment[field] !== undefined) for (const figure of figures) yield { ...equipment, [field]: figure };
  if (equipment.wheel !== undefined)
    for (const wheel of ['single-zero', 'double-zero', 'triple-zero'] as const) yield { ...equipment, wheel };
}

function* eventOtherwise(event: RoundEvent, figures: readonly number[]): Generator<RoundEvent> {
  for (const field of FIGURES) if (field in event) for (const figure of figures) yield { ...event, [field]: figure };
  switch (event.type) {
    case 'irregularity':
      for (const treatment of TREATMENTS) if (treatment !== event.treatment) yield { ...event, treatment };
      return;
    case 'deal':
      if (event.face !== undefined) yield { ...event, face: event.face === 'up' ? 'down' : 'up' };
      return;
    case 'burn':
      yield { ...event, faceUp: event.faceUp !== true };
      return;
    case 'spin':
      yield { ...event, direction: event.direction === 'same' ? 'opposite' : 'same' };
      return;
    case 'wager':
      for (const chips of ['value', 'non-value', 'cash', 'credit'] as const) yield { ...event, oral: true, chips };
      yield { ...event, confirmed: false };
      for (const figure of figures)
        if (/:\d+/.test(event.bet)) yield { ...event, bet: event.bet.replace(/:\d+/, `:${String(figure)}`) };
      return;
    case 'announce':
      for (const [one, other] of COLOURS)
        if (String(event.value).includes(one)) yield { ...event, value: String(event.value).replace(one, other) };
      if (typeof event.value === 'number') yield { ...event, value: event.value + 1 };
      return;
    case 'settle':
      yield { ...event, result: 'void', paid: 0 };
      return;
    default:
      return;
  }
}
