import { TREATMENTS } from '../values/treatment';
import type { EquipmentRecord, RoundEvent, RoundRecord } from '../rounds/record';

/** Fields of an event that hold a figure which rules set a bound to. */
const FIGURES = ['depth', 'back', 'revolutions'] as const;

/** The round with one thing in it otherwise: a figure of the law or its neighbour in the place of another, a card the other way up. */
export function* varied(record: RoundRecord, figures: readonly number[]): Generator<RoundRecord> {
  for (const equipment of equipmentOtherwise(record.equipment ?? {}, figures)) yield { ...record, equipment };
  for (const [index, event] of record.events.entries())
    for (const other of eventOtherwise(event, figures)) yield { ...record, events: record.events.with(index, other) };
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
      return;
    case 'settle':
      yield { ...event, result: 'void', paid: 0 };
      return;
    default:
      return;
  }
}
