import { writeCompiledSources } from './compiled-sources';
import { loadExamples, writeCompiledExamples } from './examples';
import { ruleSourcesFolder } from './project-root';
import { loadRuleSources } from './rule-sources';

// The last step of the build: what is wrong with a rule source or an example stops it here, with the file and the place.
writeCompiledExamples(loadExamples());
writeCompiledSources(loadRuleSources(ruleSourcesFolder()));
