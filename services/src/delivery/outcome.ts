/**
 * What came of one attempt. `failure` is a code or a few words for operators, without anything of a person; `permanent`
 * where trying again is of no use.
 */
export type AttemptOutcome = { ok: true } | { ok: false; failure: string; permanent: boolean };
