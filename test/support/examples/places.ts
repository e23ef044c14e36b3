import { PLACES, type Place } from '../rounds/places';

const NSW: Place = {
  jurisdiction: 'AU-NSW',
  channel: 'terminal',
  playedAt: '2024-10-03T21:04:05+10:00',
  cited: 'au-nsw/ltgame-2016#rules/',
  decks: [8],
  pairs: true,
  tie: 8,
  even: false,
};
const { act, actMini, actTerminal, actEvenMoney, qld, qldMini, qldEvenMoney, qldTerminal } = PLACES;
const SCALES = { perfectPair: '2', dragonBonus: '1', anyPair: '1', luckyMatch: '1' };
const displayed = (place: Place): Place => ({ ...place, options: { ...place.options, ...SCALES } });
const [nz, nzMini, nzEvenMoney, nzInternational] = [
  displayed(PLACES.nz),
  displayed(PLACES.nzMini),
  displayed(PLACES.nzEvenMoney),
  displayed(PLACES.nzInternational),
];

/** Every rule set by which a coup of baccarat can be judged, by the name its examples end in. */
export const EXAMPLE_PLACES: Readonly<Record<string, Place>> = {
  'au-nsw': NSW,
  'au-nsw-even-money': { ...NSW, variant: 'even-money', even: true },
  'au-act': act,
  'au-act-mini': actMini,
  'au-act-terminal': actTerminal,
  'au-act-terminal-even-money': actEvenMoney,
  'au-qld': qld,
  'au-qld-mini': qldMini,
  'au-qld-premium-mini': { ...qld, variant: 'premium-mini' },
  'au-qld-even-money': qldEvenMoney,
  nz,
  'nz-mini': nzMini,
  'nz-midi': { ...nz, variant: 'midi' },
  'nz-even-money': nzEvenMoney,
  'nz-two-to-one': { ...nz, variant: 'two-to-one', even: true, options: { ...nz.options, bankerSix: '1 to 2' } },
  'nz-ante-up': { ...nz, variant: 'ante-up', options: { ...nz.options, anteWaivedFrom: '100' } },
  'nz-international': nzInternational,
};

/** Terminals under the rules of a table: they have examples of their own only where other clauses hold there. */
export const TERMINALS: Readonly<Record<string, { readonly place: Place; readonly table: Place }>> = {
  'au-qld-terminal': { place: qldTerminal, table: qld },
  'au-qld-terminal-mini': { place: { ...qldMini, channel: 'terminal' }, table: qldMini },
  'au-qld-terminal-premium-mini': {
    place: { ...qld, variant: 'premium-mini', channel: 'terminal' },
    table: { ...qld, variant: 'premium-mini' },
  },
  'au-qld-terminal-even-money': { place: { ...qldEvenMoney, channel: 'terminal' }, table: qldEvenMoney },
};
