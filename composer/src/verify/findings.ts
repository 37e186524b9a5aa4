import type { Finding } from '@chamba/kernel/composition/release';

/** Makes breaking findings about one unit. */
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

/** Takes each finding once. */
export function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${toKey(finding)}\0${finding.message}`, finding])).values()];
}

/** What makes two findings the same. */
function toKey({ rule, unit, subject }: Finding): string {
  return `${rule}\0${unit}\0${subject}`;
}
