import type { OfficialReading } from '../../src/app/read-official-text';
import { readInstrument } from '../../src/core/reading/read-instrument';
import type { InstrumentSource } from '../../src/core/rules/source';
import type { CalendarDate } from '../../src/core/values/calendar-date';
import { sha256 } from '../../src/io/files/digest';
import { dedent } from '../core/reading/outline';

/** An invented instrument whose drafter gave one number twice: to items, and to a clause with items of its own. */
export const DOUBLED = dedent(`
  1 Crew
  (1) The master keeps:
  (a) a rope;
  (b) a horn;
  (b) a bell;
  (b) a whistle; and
  (c) a lamp.
  2 Fares
  (1) In these rules “coin” means a silver coin.
  (2) A fare is:
  (a) two coins; or
  (b) three coins, where paragraph (a) does not apply.
  (2) A fine is:
  (a) four coins; or
  (b) five coins, where paragraph (a) does not apply.
  (3) A fare is kept.
  (3) In these rules “purse” means a leather purse.
  (4) A purse is kept shut.
`);

const ID = 'zz/ferry-2020';

export const doubledReading = (): OfficialReading => {
  const reading = readInstrument(DOUBLED);
  return { instrument: ID, namedBy: 'person', sha256: sha256(DOUBLED), content: DOUBLED, reading, facts: [] };
};

/** Rule sources that say of each clause what it provides. */
export const doubledSource = (): InstrumentSource => ({
  ...{
    id: ID,
    title: 'Ferry Rules 2020',
    citation: 'ZZ Gazette 7',
    enabledBy: 'Ferry Act',
    textSha256: sha256(DOUBLED),
  },
  inForce: { from: '2020-04-01' as CalendarDate, basis: 'stated' },
  books: [
    {
      id: 'rules',
      clauses: readInstrument(DOUBLED).clauses.map(({ label, text }) => ({
        ...{ label, heading: `Of ${label}`, class: 'duty', says: `We say: ${text}` },
      })),
      facts: [],
      conflicts: [],
    },
  ],
});
