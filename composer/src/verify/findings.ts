import type { Finding } from '@chamba/kernel/composition/release';

/** Creates breaking findings about one unit. */
export function breakingFor(unit: string) {
  return (rule: string, subject: string, message: string, remedy: string): Finding => ({
    level: 'breaking',
    rule,
    unit,
    subject,
    message,
    remedy,
  });
}

/** Removes duplicate findings. */
export function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${toKey(finding)}\0${finding.message}`, finding])).values()];
}

/** The name by which a team accepts a difference: `<rule>:<page>`. */
export const toId = ({ rule, subject }: Finding): string => `${rule}:${subject}`;

/** What the team has accepted holds nothing up; what it may accept says how. */
export function withAnswer(finding: Finding, accept: readonly string[]): Finding {
  if (finding.level !== 'breaking') return finding;
  const id = toId(finding);
  return accept.includes(id)
    ? { ...finding, level: 'warning', message: `${finding.message} (accepted)`, remedy: '' }
    : { ...finding, remedy: `${finding.remedy} If it is meant: --accept ${id}` };
}

/** Key of a finding for duplicate detection. */
function toKey({ rule, unit, subject }: Finding): string {
  return `${rule}\0${unit}\0${subject}`;
}
