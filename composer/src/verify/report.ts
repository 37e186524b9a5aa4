/** The result of a verification, for people and for programs. */
import type { Finding, Verification } from '@chamba/kernel/composition/release';
import type { BudgetResult } from '../release/index.ts';

export type { Finding } from '@chamba/kernel/composition/release';

/** Source of the releases to compare with. */
export type Against = { folder: string } | { site: string; tester?: string | undefined };

/** A part of the verification and its outcome. */
export type CheckResult = {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** What was checked, or why it was skipped. */
  detail: string;
};

export type VerifyReport = {
  unit: string;
  version: string;
  digest: string;
  /** Folder of the release. */
  folder: string;
  /** The compared releases: a folder or the origin of a site, and the versions there. */
  against: { where: string; units: Readonly<Record<string, string>> };
  /** True if there is no breaking finding. */
  ok: boolean;
  /** Breaking ones first. */
  findings: readonly Finding[];
  /** Differences that the team accepted and that are there, as `<rule>:<page>`. */
  accepted: readonly string[];
  /** Every part that ran or was skipped, in order. */
  checks: readonly CheckResult[];
  /** Pages that the release is part of, with their size. */
  pages: ReadonlyArray<Omit<BudgetResult, 'files'>>;
  seconds: number;
};

/** Whether there is a breaking finding. */
export function anyBreaking(findings: readonly Finding[]): boolean {
  return findings.some(({ level }) => level === 'breaking');
}

/** The verdict in words, to follow the name of the release. */
export function formatVerdict({ ok, findings }: VerifyReport): string {
  const count = (level: Finding['level']): number => findings.filter((one) => one.level === level).length;
  if (!ok) return `must not go live: ${counted(count('breaking'), 'finding')}`;
  const warnings = count('warning');
  return `fits what is live${warnings > 0 ? `, with ${counted(warnings, 'warning')}` : ''}`;
}

/** The report as lines: the verdict, what to fix, what was checked. */
export function reportLines(report: VerifyReport): string[] {
  const { unit, version, digest, against, findings, checks, seconds } = report;
  const breaking = findings.filter(({ level }) => level === 'breaking');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const units = Object.entries(against.units).map(([name, live]) => `${name} ${live}`);
  return [
    `${unit} ${version} (${digest}) ${formatVerdict(report)}`,
    `  against ${against.where}: ${units.join(', ') || 'nothing'}`,
    ...[...breaking, ...warnings].flatMap((finding) => ['', ...findingLines(finding)]),
    '',
    ...checks.map(({ name, outcome, detail }) => `  ${SIGNS[outcome]} ${name.padEnd(14)}${detail}`),
    '',
    `  ${seconds.toFixed(1)} s`,
  ];
}

const SIGNS = { passed: '✓', failed: '✗', skipped: '–' } as const;

function findingLines({ level, rule, unit, subject, message, remedy }: Finding): string[] {
  return [
    `${level === 'breaking' ? '✗' : '!'} ${rule}  ${unit}  ${subject}`,
    `    ${message}`,
    ...(remedy === '' ? [] : [`    → ${remedy}`]),
  ];
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** What a site keeps of a verification beside the release. */
export function toVerification({ digest, checks, accepted, findings }: VerifyReport, at: Date): Verification {
  return {
    digest,
    at: at.toISOString(),
    browser: checks.some(({ name, outcome }) => name === 'pages' && outcome === 'passed'),
    accepted: [...accepted],
    warnings: findings.filter(({ level }) => level === 'warning').length,
  };
}
