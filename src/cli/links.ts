import type { Command } from 'commander';
import type { Link } from '../core/links/link';
import { LINK_STATES } from '../core/links/link';
import type { Suspicion } from '../core/links/suspicion';
import { knownLinks } from './known-links';
import { oneOf } from './one-of';
import { writeJson, writeLine, writeTable } from './output';
import { DATABASE_FLAG, type DatabaseOption } from './sources';

interface ListOptions extends DatabaseOption {
  readonly state?: string;
  readonly game?: string;
  readonly check?: string;
  readonly json?: boolean;
}

interface ReviewOptions {
  readonly by: string;
  readonly fact?: string;
  readonly note?: string;
  readonly json?: boolean;
}

export function registerLinks(program: Command): void {
  const links = program
    .command('links')
    .description('what ties clauses to facts and checks; confirm or reject those that changed words made suspect');
  links
    .command('list', { isDefault: true })
    .description('links and their state; suspect ones are known to the store alone (--database)')
    .argument('[instrument]', 'one instrument only')
    .option('--state <state>', LINK_STATES.join(', '))
    .option('--game <game>', 'such as baccarat')
    .option('--check <id>', 'such as baccarat/banker-wins-pay-stated-odds')
    .option(...DATABASE_FLAG)
    .option('--json', 'one JSON line for each link')
    .action(list);
  for (const [name, decision] of [
    ['confirm', 'confirmed'],
    ['reject', 'rejected'],
  ] as const)
    links
      .command(name)
      .description(`${name} what a clause is linked to, for its words as they now are; kept with who and when`)
      .argument('<citation>', 'such as au-nsw/ltgame-2016#rules/8.4.2')
      .requiredOption('--by <person>', 'who decides')
      .option('--fact <name>', 'one fact only')
      .option('--note <words>', 'why')
      .option('--json', 'one JSON line for each link decided on')
      .action((citation: string, options: ReviewOptions) => review(citation, decision, options));
}

async function list(instrument: string | undefined, options: ListOptions): Promise<void> {
  const state = oneOf('--state', LINK_STATES, options.state);
  const { instruments, links } = await knownLinks(options);
  const drafts = new Set(instruments.filter(({ draft }) => draft === true).map(({ id }) => id));
  const isDraft = ({ clause }: Link): boolean => drafts.has(clause.split('#')[0] ?? '');
  const found = links.filter(
    (link) =>
      (instrument === undefined || link.clause.startsWith(`${instrument}#`)) &&
      (state === undefined || link.state === state) &&
      (options.game === undefined || link.game === options.game) &&
      (options.check === undefined || link.checks.includes(options.check)),
  );
  if (options.json)
    found.forEach((link) => {
      writeJson(isDraft(link) ? { ...link, draft: true } : link);
    });
  else {
    writeTable([
      ['clause', 'fact', 'state', 'checks or reason'],
      ...found.map((link) => [
        `${link.clause}${isDraft(link) ? ' (draft)' : ''}`,
        link.fact === undefined ? '' : `${link.game ?? ''} ${link.fact}`,
        link.state,
        link.state === 'suspect' ? because(link) : (link.reason ?? link.checks.join(', ')),
      ]),
    ]);
    writeLine(`${String(found.length)} links.`);
  }
}

const because = ({ because: reasons = [] }: Link): string => reasons.map(inShort).join('; ');

function inShort(reason: Suspicion): string {
  if (reason.kind === 'definition-changed') return `definition of “${reason.term}” changed`;
  if (reason.kind === 'lead-in-changed') return `words of ${reason.clause}, in which it stands, changed`;
  return reason.kind;
}

async function review(
  clause: string,
  decision: 'confirmed' | 'rejected',
  { by, fact, note, json }: ReviewOptions,
): Promise<void> {
  const { withDatabase } = await import('./database');
  const { RulesService } = await import('../app/rules-service');
  const { reviewLinks } = await import('../app/review-links');
  await withDatabase(async ({ dataSource }) => {
    const service = new RulesService(dataSource);
    const change = await reviewLinks(dataSource, await service.current(), { clause, fact, decision, note, by });
    const decided = (await service.after(change)).linksOf().get(clause) ?? [];
    for (const link of decided.filter((one) => fact === undefined || one.fact === fact))
      if (json) writeJson(link);
      else writeLine(`${link.clause} ${link.fact ?? ''}: ${link.state} (${decision} by ${by}).`);
  });
}
