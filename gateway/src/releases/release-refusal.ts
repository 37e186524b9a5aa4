import type { Finding } from '@chamba/kernel/composition/release';

/** Reasons to refuse a release, each with its HTTP status. */
export const REFUSALS = {
  unsigned: 403,
  'bad-signature': 403,
  'foreign-key': 403,
  'not-your-unit': 403,
  tampered: 422,
  truncated: 422,
  'unlisted-file': 422,
  'missing-hash': 422,
  'unsafe-path': 422,
  'too-large': 413,
  'not-a-release': 422,
  'wrong-address': 422,
  'already-published': 409,
  'version-taken': 409,
  downgrade: 409,
  incompatible: 409,
  unverified: 409,
  'unknown-release': 404,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** A release that is refused on publication or promotion. */
export class ReleaseRefusal extends Error {
  override name = 'ReleaseRefusal';
  readonly status: number;
  constructor(
    readonly code: RefusalCode,
    message: string,
    /** The findings, if the release does not fit the others. */
    readonly findings: readonly Finding[] = [],
  ) {
    super(message);
    this.status = REFUSALS[code];
  }
}
