import { CHECKED_GAMES } from '../checks/registry';
import type { CheckedRound } from '../findings/checked-round';
import type { Finding } from '../findings/finding';

const JUDGING: ReadonlySet<string> = new Set(
  CHECKED_GAMES.flatMap(({ checks }) => checks.filter(({ judges }) => judges !== undefined).map(({ id }) => id)),
);

export const KNOWN_CHECKS: ReadonlySet<string> = new Set(
  CHECKED_GAMES.flatMap(({ checks }) => checks.map(({ id }) => id)),
);

/** A round with only what some checks found; what followed from a breach that is left out stands for itself. */
export function narrowed(checked: CheckedRound, checks: ReadonlySet<string>): CheckedRound {
  if (checked.findings.length === 0) return checked;
  const findings = checked.findings.flatMap((finding) => kept(finding, checks));
  // Where nothing at all was examined, nothing passes.
  return { ...checked, findings, verdict: checked.examined === 0 ? checked.verdict : verdictOf(findings) };
}

function kept(finding: Finding, checks: ReadonlySet<string>): readonly Finding[] {
  const consequences = (finding.consequences ?? []).flatMap((consequence) => kept(consequence, checks));
  if (!checks.has(finding.check)) return consequences;
  if (finding.consequences === undefined) return [finding];
  return [{ ...finding, consequences }];
}

function verdictOf(findings: readonly Finding[]): CheckedRound['verdict'] {
  if (findings.some(({ verdict }) => verdict === 'breaches')) return 'breaches';
  return findings.some(({ verdict, check }) => verdict === 'indeterminate' && JUDGING.has(check))
    ? 'indeterminate'
    : 'complies';
}
