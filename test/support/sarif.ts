import { join } from 'node:path';
import type { Log } from 'sarif';
import ts from 'typescript';
import { ROOT } from './command-line';

const FILE = join(ROOT, 'sarif-log.ts');
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  lib: ['lib.es2022.d.ts'],
  types: [],
};

/**
 * What of a log is not SARIF 2.1.0: every member by the published types, which leave no member through that the format does not know,
 * and what types cannot say of numbers, places in lists, times and addresses.
 */
export function sarifFaults(text: string): readonly string[] {
  const faults = [...typeFaults(text)];
  // The rest goes by the types.
  if (faults.length > 0) return faults;
  const { runs } = JSON.parse(text) as Log;
  for (const { results = [], artifacts = [], invocations = [], tool } of runs) {
    const rules = tool.driver.rules?.map(({ id }) => id) ?? [];
    const uris = artifacts.map(({ location }) => location?.uri ?? '');
    if (new Set(rules).size < rules.length) faults.push('two rules have one id');
    for (const { startTimeUtc, endTimeUtc } of invocations)
      for (const time of [startTimeUtc, endTimeUtc])
        if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time ?? '')) faults.push(`${String(time)} is no time`);
    for (const uri of uris) if (!URL.canParse(uri, 'file:///') || /[\s<>"]/.test(uri)) faults.push(`${uri} is no URI`);
    for (const { ruleId, ruleIndex = -1, kind, level, locations = [] } of results) {
      if (rules[ruleIndex] !== ruleId) faults.push(`rule ${String(ruleIndex)} is not ${String(ruleId)}`);
      if (kind !== 'fail' && level !== 'none')
        faults.push(`a result that is no failure has the level ${String(level)}`);
      for (const { physicalLocation } of locations) {
        const { uri, index = -1 } = physicalLocation?.artifactLocation ?? {};
        if (uris[index] !== uri) faults.push(`artifact ${String(index)} is not ${String(uri)}`);
        const line = physicalLocation?.region?.startLine ?? 0;
        if (!Number.isInteger(line) || line < 1) faults.push(`${String(line)} is no line`);
      }
    }
  }
  return faults;
}

/** The log as the value of a constant: what the compiler says against it. */
function typeFaults(text: string): readonly string[] {
  const host = ts.createCompilerHost(OPTIONS);
  const source = `import type { Log } from 'sarif';\nexport const log: Log = ${text};\n`;
  const own = ts.createSourceFile(FILE, source, ts.ScriptTarget.ES2022);
  const onDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...how) => (name === FILE ? own : onDisk(name, ...how));
  const program = ts.createProgram([FILE], OPTIONS, host);
  return [...program.getSyntacticDiagnostics(own), ...program.getSemanticDiagnostics(own)].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  );
}
