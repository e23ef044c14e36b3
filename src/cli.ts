#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { registerAmend } from './cli/amend';
import { registerAudit } from './cli/audit';
import { registerAuditLog } from './cli/audit-log';
import { registerBackup } from './cli/backup';
import { registerCheck } from './cli/check';
import { registerClauses } from './cli/clauses';
import { registerCompare } from './cli/compare';
import { registerCoverage } from './cli/coverage';
import { exitCodeOf, sentenceOf } from './cli/exit';
import { registerDraft } from './cli/draft';
import { registerDiff } from './cli/diff';
import { registerExport } from './cli/export';
import { registerFacts } from './cli/facts';
import { registerGenerate } from './cli/generate';
import { registerGoverns } from './cli/governs';
import { registerHistory } from './cli/history';
import { registerImpact } from './cli/impact';
import { registerIngest } from './cli/ingest';
import { registerKeys } from './cli/keys';
import { registerLint } from './cli/lint';
import { registerOverlay } from './cli/overlay';
import { registerParse } from './cli/parse';
import { registerProve } from './cli/prove';
import { registerReplay } from './cli/replay';
import { registerRestore } from './cli/restore';
import { registerRetain } from './cli/retain';
import { registerSearch } from './cli/search';
import { registerLinks } from './cli/links';
import { registerEffect } from './cli/effect';
import { registerServe } from './cli/serve';
import { registerVerify } from './cli/verify';
import { registerWitness } from './cli/witness';
import { registerWork } from './cli/work';

const program = new Command('house-rules')
  .description('The rules of casino games, as gazetted law, made exact, versioned and executable.')
  .addHelpText(
    'after',
    '\nExit codes: 0 done, 1 a breach or a disagreement was found, 2 the input or the call is wrong.',
  )
  .showHelpAfterError('Run house-rules --help, or house-rules <command> --help.')
  .configureOutput({
    outputError: (text, write) => {
      write(text.replace(/^error: /, ''));
    },
  })
  .exitOverride();

for (const register of [
  registerServe,
  registerParse,
  registerLint,
  registerAmend,
  registerDraft,
  registerIngest,
  registerClauses,
  registerFacts,
  registerGoverns,
  registerHistory,
  registerExport,
  registerSearch,
  registerLinks,
  registerEffect,
  registerCheck,
  registerGenerate,
  registerCompare,
  registerDiff,
  registerWitness,
  registerImpact,
  registerOverlay,
  registerVerify,
  registerProve,
  registerCoverage,
  registerKeys,
  registerAudit,
  registerReplay,
  registerRetain,
  registerWork,
  registerAuditLog,
  registerBackup,
  registerRestore,
])
  register(program);

// A reader that stops early, such as `head`, ends the command quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  throw error;
});

program.parseAsync().catch((error: unknown) => {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = exitCodeOf(error);
  }
});
