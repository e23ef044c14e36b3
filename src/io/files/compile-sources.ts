import { writeCompiledSources } from './compiled-sources';
import { ruleSourcesFolder } from './project-root';
import { loadRuleSources } from './rule-sources';

// The last step of the build: what is wrong with a rule source stops it here, with the file and the place.
writeCompiledSources(loadRuleSources(ruleSourcesFolder()));
