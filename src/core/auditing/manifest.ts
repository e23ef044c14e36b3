import type { AuditResult } from './counts';
import type { AuditScope } from './scope';

export const BUNDLE_FORMAT = 'house-rules/audit@1';

/** A file of a bundle by the hash of its content. */
export interface BundlePart {
  readonly name: string;
  readonly sha256: string;
}

export interface RoundsPart extends BundlePart {
  /** The batch within the audit, from 1. */
  readonly batch: number;
}

export interface AuditedFile {
  readonly name: string;
  readonly sha256: string | null;
  readonly bytes: number | null;
  readonly lines: number;
  readonly mapping: string;
  readonly state: string;
}

/** What a sealed audit was about, what it rested on and what came of it; its hash is the seal. */
export interface AuditManifest {
  readonly format: typeof BUNDLE_FORMAT;
  readonly audit: string;
  readonly startedBy: string;
  readonly startedAt: string;
  readonly scope: AuditScope;
  readonly release: string;
  readonly checksVersion: string;
  readonly rulesChange: number;
  readonly files: readonly AuditedFile[];
  readonly result: AuditResult;
  readonly rules: BundlePart;
  readonly rounds: readonly RoundsPart[];
  /** Rounds that could not be judged and were set apart; they are not tried again. */
  readonly apart: readonly { readonly batch: number; readonly line: number; readonly message: string }[];
  readonly findings: BundlePart & { readonly bytes: number };
}

export const MANIFEST = 'manifest.json';
export const SEAL = 'seal.txt';
export const RULES = 'rules.json';
export const FINDINGS = 'findings.ndjson';
export const roundsPart = (number: number): string => `rounds/${String(number).padStart(6, '0')}.txt`;
