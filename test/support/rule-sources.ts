import type { InstrumentSource } from '../../src/core/rules/source';
import { ruleSourcesFolder } from '../../src/io/files/project-root';
import { loadRuleSources } from '../../src/io/files/rule-sources';
import { madeOnce } from './made-once';

/** What rule sources are read from and by. */
const MADE_OF = ['rule-sources', 'src/io/files', 'src/core/values', 'src/core/rules'];

/** All rule sources of the checkout; reading them takes two seconds, which is done once for all test files. */
export const ruleSources = (): readonly InstrumentSource[] =>
  madeOnce('rule-sources', MADE_OF, () => loadRuleSources(ruleSourcesFolder()));
