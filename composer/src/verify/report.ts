/** What a verification found, for people and for programs. */
import type { Finding } from '@chamba/kernel/composition/release';
import type { BudgetResult } from '../release/index.ts';

export type { Finding } from '@chamba/kernel/composition/release';

/** What a release is compared with. */
export type Against = { folder: string } | { site: string; tester?: string | undefined };

/** A part of the verification and how it went. */
export type CheckResult = {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** What was looked at, or why nothing was. */
  detail: string;
};

export type VerifyReport = {
  unit: string;
  version: string;
  digest: string;
  /** Folder of the release. */
  folder: string;
  /** What it was compared with: a folder or the origin of a site, and the versions there. */
  against: { where: string; units: Readonly<Record<string, string>> };
  /** True when nothing that breaks was found. */
  ok: boolean;
  /** Breaking ones first. */
  findings: readonly Finding[];
  /** Every part that was done or left out, in order. */
  checks: readonly CheckResult[];
  /** Pages that the release is a part of, with their size in it. */
  pages: ReadonlyArray<Omit<BudgetResult, 'files'>>;
  seconds: number;
};

/** Whether findings hold one that breaks. */
export function anyBreaking(findings: readonly Finding[]): boolean {
  return findings.some(({ level }) => level === 'breaking');
}

/** The report in lines a person reads from the top: the verdict, what to mend, what was looked at. */
export function reportLines(report: VerifyReport): string[] {
  const { unit, version, digest, against, findings, checks, seconds } = report;
  const breaking = findings.filter(({ level }) => level === 'breaking');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const verdict = report.ok
    ? `fits what is live${warnings.length > 0 ? `, with ${counted(warnings.length, 'warning')}` : ''}`
    : `must not go live: ${counted(breaking.length, 'finding')}`;
  const units = Object.entries(against.units).map(([name, live]) => `${name} ${live}`);
  return [
    `${unit} ${version} (${digest}) ${verdict}`,
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
