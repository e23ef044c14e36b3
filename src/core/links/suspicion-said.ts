import type { Suspicion } from './suspicion';

/** Why a link would turn suspect, in a sentence. */
export function suspicionSaid(suspicion: Suspicion): string {
  switch (suspicion.kind) {
    case 'words-changed':
      return `Its words change${movedTo(suspicion.movedTo)}.`;
    case 'clause-gone':
      return `It is gone${movedTo(suspicion.movedTo)}.`;
    case 'lead-in-changed':
      return `The words of ${suspicion.clause}, in which it stands, change.`;
    case 'definition-changed': {
      const via = suspicion.via === undefined ? '' : `, on which ${suspicion.via.join(', ')} rests`;
      return `The definition of “${suspicion.term}” in ${suspicion.clause} changes${via}.`;
    }
    case 'words-unknown':
      return 'Nothing tells whether these are the words that were verified.';
  }
}

const movedTo = (clause: string | undefined): string =>
  clause === undefined ? '' : `; those it had stand in ${clause} now`;
