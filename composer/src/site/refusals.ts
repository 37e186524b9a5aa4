import { z } from 'zod';
import { EXIT } from '../exit-codes.ts';
import { Failure, type FailureParts } from '../failure.ts';

/** Remedies for a site's refusals, by error code. */
const REMEDIES: Readonly<Record<string, string>> = {
  key: 'Give the operator key with --key or CHAMBA_KEY, or name the data folder with --data-dir; teams use --team.',
  'operator-only': 'Give the operator key with --key or CHAMBA_KEY, and leave --team away.',
  'unknown-key':
    'Ask the operator to add your key: npx chamba team key add <team> --public-key <key>\n`chamba keys show` prints it.',
  'revoked-key': 'Make another key with `chamba keys new` and have the operator add it.',
  clock: 'Set the clock of this machine.',
  'wrong-site':
    'Name the site by its own address with --site or CHAMBA_SITE; its operator may add others with SITE_ALIASES.',
  unsigned: 'Publish with `chamba publish`, which signs.',
  'bad-signature': 'Build again and publish what was built.',
  'foreign-key': '`chamba team list` says who owns what; `chamba keys show` says which key you sign with.',
  'not-your-unit': 'A team publishes and promotes its own units only; `chamba team list` says who owns what.',
  tampered: 'Build again and publish what was built.',
  truncated: 'Run the same command again.',
  'unlisted-file': 'Build again and publish what was built; nothing may be added to a release by hand.',
  'missing-hash': 'Build again with the present version of @chamba/composer.',
  'not-a-release': 'Build again with the present version of @chamba/composer.',
  'version-taken': 'Raise the version in package.json and publish again: a version is published once.',
  downgrade: 'Raise the version in package.json. To go back to an earlier release use `chamba rollback`.',
  incompatible: '`chamba verify` says the same before publishing.',
  unverified: 'Publish the same release again, without --no-verify and --no-browser: it is verified then.',
  'unknown-release': 'Publish it first: npx chamba publish <folder>',
  'unknown-team': '`chamba team list` says which teams there are.',
  'team-exists':
    'Give the team another key with `chamba team key add`, other units with `chamba team units`.',
  'unit-taken': '`chamba team list` says whose it is.',
  'key-taken': 'A key belongs to one team, once. Make another with `chamba keys new`.',
  'nothing-before': '`chamba history` says what the channel had; `chamba promote` puts a release there.',
  'never-served': '`chamba history` says what the channel had; `chamba promote` puts any release there.',
  'empty-channel': 'Promote something to it first.',
  'unknown-composition': '`chamba history` lists compositions.',
  'unknown-channel': '`chamba channels list` says which channels there are.',
  'not-your-channel': '`chamba history --channel <name>` says who moved it.',
  collected: 'Publish the same release again, then repeat the command.',
  'in-use': 'Roll back first, then withdraw.',
  withdrawn:
    'It does not come back. Name another version with `chamba rollback <unit> --to <version>`, or publish a newer one and promote that.',
  replayed: 'Run the command again: it signs anew.',
  wait: '`chamba keys show` says which key you sign with; run the command again after that time.',
  busy: 'Run the same command again.',
  share: 'Leave --share away, or name the canary with --channel canary.',
  'wrong-address': 'Build again and publish what was built.',
  'unsafe-path': 'Build again and publish what was built; names of files are letters, digits, _, - and dots.',
  'too-large':
    'Leave out of the release what pages do not load; the operator may raise RELEASE_LIMIT of the site.',
  failed: 'The operator of the site finds the reason in its log. The same command may be run again.',
};

/** Remedies for refusals of the signature of a request, by which no release is judged. */
const REQUEST_REMEDIES: Readonly<Record<string, string>> = {
  'bad-signature':
    'Sites that are older than this @chamba/composer cannot read its signatures: have the site updated first.',
};

/** Status of refusals of a caller, whatever was asked. */
const UNAUTHENTICATED = 401;

/** Statuses of refusals by a rule; other failures may be temporary. */
const REFUSALS: readonly number[] = [401, 403, 409, 413, 422];

/** Codes with these statuses that are temporary: the same request may succeed at once. */
const PASSING: readonly string[] = ['busy', 'replayed'];

function toExitCode(status: number, code: string): number {
  if (status === 400) return EXIT.misused;
  return REFUSALS.includes(status) && !PASSING.includes(code) ? EXIT.refused : EXIT.failed;
}

/** A finding in a site's answer. */
export const findingSchema = z.looseObject({
  level: z.string(),
  message: z.string(),
  rule: z.string().optional(),
  unit: z.string().optional(),
  subject: z.string().optional(),
  remedy: z.string().optional(),
});

export type ReportedFinding = z.infer<typeof findingSchema>;

const answerSchema = z.object({
  code: z.string(),
  message: z.string(),
  findings: z.array(findingSchema).default([]),
});
const refusalSchema = z.union([
  z.object({ error: answerSchema }).transform(({ error }) => error),
  answerSchema,
]);

/** A site's refusal. */
export class Refusal extends Failure {
  override name = 'Refusal';
  readonly status: number;

  constructor(message: string, status: number, parts: FailureParts) {
    super(message, parts);
    this.status = status;
  }
}

/** Converts an error answer to a failure. */
export function toRefusal(status: number, text: string, site: URL): Failure {
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // Not one of the site's own answers.
  }
  const parsed = refusalSchema.safeParse(body);
  if (!parsed.success) {
    return new Failure(`${site.origin} answered ${status}`, {
      code: 'not-a-site',
      remedy: 'Is it a Chamba site of this version? Name the site with --site or CHAMBA_SITE.',
    });
  }
  const { code, message, findings } = parsed.data;
  return new Refusal(message, status, {
    code,
    remedy: (status === UNAUTHENTICATED && REQUEST_REMEDIES[code]) || (REMEDIES[code] ?? ''),
    exit: toExitCode(status, code),
    lines: findings.map(findingLine),
    details: findings.length > 0 ? { findings } : {},
  });
}

/** A finding as text. */
export function findingLine({ level, unit, subject, message, remedy }: ReportedFinding): string {
  const about = [unit, subject].filter(Boolean).join(' ');
  return `  ${level}: ${about ? `${about}: ` : ''}${message}${remedy ? ` ${remedy}` : ''}`;
}
