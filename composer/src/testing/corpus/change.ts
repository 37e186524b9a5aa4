import type { Artefact } from '../artefact.ts';

/** One change to a release that is known to be breaking or harmless. */
export type Change = {
  name: string;
  /** The unit of the new release. */
  unit: string;
  kind: 'breaking' | 'harmless';
  /** Description of the change, in a few words. */
  what: string;
  /**
   * `page`: only detectable by loading the page in a browser; `comparison`: only beside what is live; `faults`: only when a
   * unit fails on it.
   */
  seen: 'statically' | 'page' | 'comparison' | 'faults';
  /** Changes the candidate, which is a copy of the live release. */
  apply: (candidate: Artefact) => void;
};

type Half = { what: string; apply: (candidate: Artefact) => void; unit?: string };

/** A breaking change and its harmless twin: as similar as possible, but only one breaks the page. */
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

/** A new release: the live one with the change. */
export function createCandidate(change: Change, live: Readonly<Record<string, Artefact>>): Artefact {
  const original = live[change.unit];
  if (!original) throw new Error(`there is no release of ${change.unit} to change`);
  const candidate = original.copy();
  change.apply(candidate);
  if (candidate.declaration !== original.declaration) candidate.declare();
  else candidate.sealDigest();
  return candidate;
}
