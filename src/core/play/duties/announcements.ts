import { place } from '../../rounds/incidents';
import { tableCheck, type Duty } from './duty';

export const announcedResultAsPlayed: Duty = (game) =>
  tableCheck({
    id: `${game.code}/announced-result-as-played`,
    requirement: 'What is announced is what the cards, the wheel or the dice show.',
    enforces: ['announcements'],
    uses: ['cardRanking', 'handRanking', 'aceInStraight', 'dealerQualifies'],
    messages: { wrong: '"{{recorded}}" was announced as the {{of}}; it was {{expected}}.' },
    run: (round, facts, ruling) => {
      if (round.voided || game.announced === undefined) return;
      for (const announcement of round.announcements) {
        const due = game.announced(announcement, round, facts);
        if (due === undefined) continue;
        const { at, of, value } = announcement;
        if ('missing' in due) ruling.cannotTell(place(at), [due.missing]);
        else if (due.values.map(String).includes(String(value))) ruling.complies(place(at));
        else
          ruling.breaches(place(at), {
            message: 'wrong',
            cites: facts.announcements.includes(due.row) ? [['announcements', due.row]] : ['announcements'],
            expected: String(due.values[0]),
            recorded: String(value),
            data: { of: of.replace('/', ': ') },
          });
      }
    },
  });
