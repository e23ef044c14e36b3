import { isAccepted } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';

export const oneWagerOnEachArea = baccaratCheck({
  id: 'baccarat/one-wager-on-each-area',
  requirement: 'No more wagers are taken on one area of the layout than stated.',
  enforces: ['wagersPerPosition'],
  concerns: 'positioned',
  messages: { tooMany: '{{recorded}} wagers on {{bet}} were taken at {{subject}}; no more than {{expected}} may be.' },
  run: (round, { wagersPerPosition }, ruling) => {
    const most = wagersPerPosition.get('area')?.at(-1);
    if (most === undefined || round.positioned === undefined || round.voided) return;
    const areas = new Map<string, number>();
    for (const wager of round.wagers) {
      const { position } = wager;
      if (position === undefined || !isAccepted(wager)) continue;
      const area = `${position} ${wager.bet}`;
      areas.set(area, (areas.get(area) ?? 0) + 1);
    }
    for (const [area, wagers] of areas) {
      const [position = '', bet = ''] = area.split(' ');
      if (wagers <= most) ruling.complies(position);
      else
        ruling.breaches(position, {
          message: 'tooMany',
          cites: [['wagersPerPosition', 'area']],
          expected: String(most),
          recorded: String(wagers),
          data: { bet },
        });
    }
  },
});
