import { findLayers } from '../../../../src/core/reading/layers/find-layers';
import { lintInstrument } from '../../../../src/core/reading/lint/lint-instrument';
import type { LintCode } from '../../../../src/core/reading/lint/lint-finding';
import type { Diagnostic, Furniture, Reading } from '../../../../src/core/reading/reading';
import { usualStyle } from '../../../../src/core/reading/style';
import { clausesOf, type Written } from '../layers/built';

interface Given {
  readonly diagnostics?: readonly Diagnostic[];
  readonly furniture?: readonly Furniture[];
  readonly damaged?: readonly string[];
}

/** A reading of hand-written clauses, so that each rule is tested apart from the reader. */
export function readingOf(written: readonly Written[], given: Given = {}): Reading {
  const { diagnostics = [], furniture = [], damaged = [] } = given;
  const clauses = clausesOf(written).map(({ clause, passages }) => ({
    clause: { ...clause, labelBasis: damaged.includes(clause.label) ? ('damaged' as const) : clause.labelBasis },
    passages,
  }));
  return {
    clauses: clauses.map(({ clause }) => clause),
    ...findLayers(clauses, { lines: furniture, furniture }, usualStyle),
    frontMatter: { lines: [] },
    furniture,
    unplaced: [],
    diagnostics,
  };
}

/** The sentences of one rule, with the severity. */
export function findingsOf(code: LintCode, reading: Reading): readonly string[] {
  return lintInstrument(reading)
    .filter((finding) => finding.code === code)
    .map(({ severity, sentence }) => `${severity}: ${sentence}`);
}
