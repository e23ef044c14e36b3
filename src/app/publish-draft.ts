import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../core/failures/failure';
import { unfinished } from '../core/rules/drafting/unfinished';
import { sourceName } from '../core/rules/effect-rows';
import type { InForce, InstrumentSource } from '../core/rules/source';
import { folderOf } from '../io/files/project-root';
import { loadRuleSources } from '../io/files/rule-sources';
import { RuleBook } from './rule-book';

export interface Published {
  readonly instrument: string;
  readonly inForce: InForce;
  /** What no longer says that it is a draft. */
  readonly file: string;
}

/** So many things left to do are told; who has done those is told the next. */
const MOST_TOLD = 5;

/** Takes the mark off a draft that a person has finished, so that it governs from the day it names. */
export function publishDraft(folder: string, name: string): Published {
  const sources = loadRuleSources(folder);
  const draft = sources.find(({ id, compilation }) => sourceName(id, compilation) === name);
  if (draft === undefined)
    throw new Failure(
      'NO_SUCH_INSTRUMENT',
      `${folder} holds no rule sources for ${name}; house-rules draft writes some.`,
    );
  if (draft.draft !== true) throw new Failure('BAD_ARGUMENT', `${name} is no draft: it is published already.`);
  refuseUnfinished(draft, name);
  const published = { ...draft, draft: undefined };
  // Refused as a whole where it cannot stand beside what is published already.
  new RuleBook(sources.map((source) => (source === draft ? published : source))).ruleSetsFrom(draft.id);
  const file = join(folderOf(folder, draft), 'instrument.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^draft:[^\n]*\n?/m, ''));
  return { instrument: name, inForce: draft.inForce, file };
}

function refuseUnfinished(draft: InstrumentSource, name: string): void {
  const open = unfinished(draft);
  if (open.length === 0) return;
  const told = open.slice(0, MOST_TOLD).map(({ file, sentence }) => `${file}: ${sentence}`);
  const more = open.length > MOST_TOLD ? `; and ${String(open.length - MOST_TOLD)} more` : '';
  throw new Failure('BAD_RULE_SOURCES', `${name} cannot be published yet. ${told.join('; ')}${more}.`);
}
