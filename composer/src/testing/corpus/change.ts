import type { Artefact } from '../artefact.ts';

/** One change to a release, of which is known whether it breaks the page that is live. */
export type Change = {
  name: string;
  /** The unit whose new release it is. */
  unit: string;
  kind: 'breaking' | 'harmless';
  /** What happened, in a few words. */
  what: string;
  /** `page`: only shows when the page is loaded in a browser; `faults`: only when a unit fails on it. */
  seen: 'statically' | 'page' | 'faults';
  /** Changes the candidate, which is a copy of what is live. */
  apply: (candidate: Artefact) => void;
};

type Half = { what: string; apply: (candidate: Artefact) => void; unit?: string };

/** A breaking change and its harmless twin: as alike as can be, but one breaks the page and the other does not. */
export function twins(
  name: string,
  unit: string,
  seen: Change['seen'],
  pair: { breaking: Half; harmless: Half },
): Change[] {
  return (['breaking', 'harmless'] as const).map((kind) => ({
    name: `${name}/${kind}`,
    unit: pair[kind].unit ?? unit,
    kind,
    what: pair[kind].what,
    seen,
    apply: pair[kind].apply,
  }));
}

/** A new release: what is live, changed. */
export function createCandidate(change: Change, live: Readonly<Record<string, Artefact>>): Artefact {
  const original = live[change.unit];
  if (!original) throw new Error(`there is no release of ${change.unit} to change`);
  const candidate = original.copy();
  change.apply(candidate);
  if (candidate.declaration !== original.declaration) candidate.declare();
  else candidate.sealDigest();
  return candidate;
}
