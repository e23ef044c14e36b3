import type { Command } from 'commander';
import { todayIn } from '../app/today';
import type { WitnessAnswer } from '../core/witnessing/witness';
import { writeJson, writeLine } from './output';
import { DATABASE_FLAG, rules, type DatabaseOption } from './sources';

interface Options extends DatabaseOption {
  readonly json?: boolean;
}

export function registerWitness(program: Command): void {
  program
    .command('witness')
    .description('the smallest round that one side allows and the other forbids')
    .argument('<game>', 'baccarat, blackjack, roulette or sic-bo')
    .argument('<check-or-fact>', 'a check, or a fact or figure as compare names it: bankerPays, pays.total:9')
    .argument('<from>', 'a side, as compare names it')
    .argument('<to>', 'the other side')
    .option(...DATABASE_FLAG)
    .option('--json', 'one JSON value: game, subject, checks, differences, directions')
    .addHelpText('after', HELP)
    .action(async (game: string, subject: string, from: string, to: string, options: Options) => {
      const [{ findWitness }, { draftFiles }] = await Promise.all([
        import('../app/find-witness'),
        import('./draft-files'),
      ]);
      const book = await rules(options);
      const answer = findWitness(book, game, subject, [from, to], todayIn(book), await draftFiles());
      if (options.json) writeJson(answer);
      else await write(answer);
    });
}

const HELP = `
Both directions are looked for. A round is shown only after both rule sets have judged it: one finds that it complies, the other a breach
of the check, or of a check that enforces the fact and that finds nothing wrong once this figure alone is the other side's. Then
everything is taken away that it does not need. That none was found among the rounds looked at does not prove that there is none.
  house-rules witness baccarat bankerPays AU-NSW AU-NSW/even-money
  house-rules witness roulette spin-completes-its-revolutions AU-ACT:table NZ
  house-rules witness blackjack decks AU-QLD draft:seven-decks.yaml`;

async function write(answer: WitnessAnswer): Promise<void> {
  const { witnessSentences } = await import('../core/witnessing/sentences');
  for (const line of witnessSentences(answer)) writeLine(line);
}
