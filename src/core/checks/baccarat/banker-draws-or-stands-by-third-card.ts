import { valueOf } from '../../games/baccarat/coup';
import { rankName, rankOf } from '../../values/card';
import { baccaratCheck } from './baccarat-check';
import { bankerMustDraw, excessIsNoted } from './dealt-hands';
import { drewOrStood, playerActedRightly, scoreBeforeThirdCards } from './third-card';

export const bankerDrawsOrStandsByThirdCard = baccaratCheck({
  id: 'baccarat/banker-draws-or-stands-by-third-card',
  requirement: "After the player's hand has drawn, the banker's hand draws or stands as the table states.",
  enforces: ['bankerDraws'],
  needs: ['playerDraws', 'naturals', 'cardValues'],
  uses: ['dealOrder'],
  messages: {
    shouldDraw: "Banker had {{points}} against the player's third card, {{third}}, and took no card; it must draw.",
    shouldStand: "Banker had {{points}} against the player's third card, {{third}}, and took a card; it must stand.",
  },
  run: (round, facts, ruling) => {
    const third = round.player[2];
    const score = third === undefined ? undefined : scoreBeforeThirdCards(round, facts);
    if (third === undefined || !score || !playerActedRightly(round, score, facts)) return;
    const draws = bankerMustDraw(round, score, facts);
    if (draws === undefined || excessIsNoted(round, 'banker')) return;
    if (draws === round.banker.length > 2) ruling.complies('banker');
    else {
      const value = String(valueOf(third, facts.cardValues));
      ruling.breaches('banker', {
        message: draws ? 'shouldDraw' : 'shouldStand',
        cites: [['bankerDraws', `${String(score.bankerFirst)}/${value}`]],
        expected: draws ? 'draw' : 'stand',
        recorded: drewOrStood(round.banker.length),
        data: {
          points: String(score.bankerFirst),
          third: `${article(rankName(rankOf(third)))} worth ${value}`,
        },
      });
    }
  },
});

const article = (name: string): string => `${/^(?:ace|8)/.test(name) ? 'an' : 'a'} ${name}`;
