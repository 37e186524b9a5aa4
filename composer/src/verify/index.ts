/** Verifies a release before publication: against what is live, its files, its size, and in a browser. */
import path from 'node:path';
import {
  checkChange,
  type Finding,
  type Release,
  type Verification,
} from '@chamba/kernel/composition/release';
import type { Budgets } from '../release/index.ts';
import { checkChunkTable } from './chunk-table.ts';
import { checkFiles } from './files.ts';
import { distinct, toId } from './findings.ts';
import type { ViewPictures } from './html-report.ts';
import { readLive, type Live } from './live.ts';
import { checkPageBudgets } from './page-budget.ts';
import { readCandidate } from './read-candidate.ts';
import type { KeptVerifications, Question } from './kept-verifications.ts';
import { anyBreaking, toVerification, type Against, type CheckResult, type VerifyReport } from './report.ts';
import { checkServerBundle } from './server-bundle.ts';
import { checkTypes } from './types.ts';

export { reportLines, type Against, type CheckResult, type Finding, type VerifyReport } from './report.ts';

export type VerifyOptions = {
  /** Folder of the release, with its `release.json`. */
  folder: string;
  /** Folder of the sources it was built from; if missing, their types are not checked. */
  sources?: string | undefined;
  /** The live releases. */
  against: Against;
  /** Budgets of pages; null skips the check of sizes. */
  budgets: Budgets | null;
  /** Whether the composed pages are loaded in a browser and the kill test runs. */
  browser: boolean;
  /** Loads these pages only, as `<unit>/<route>`, for repeated checks of one page; no journeys, unless they are named. */
  pages?: readonly string[] | undefined;
  /** Whether the release is made to fail on its pages; if missing, unless pages or journeys are named. */
  kill?: boolean | undefined;
  /** Whether pages are compared with what is live; true if missing. */
  compare?: boolean | undefined;
  /**
   * Runs these journeys only, as `<unit>/<id>`, and loads no pages, unless they are named. `concerned`: besides named
   * pages all that touch the release.
   */
  journeys?: readonly string[] | 'concerned' | undefined;
  /** Differences from what is live that the team means, as `<rule>:<page>`, and journeys that end, as `journey:<name>`. */
  accept?: readonly string[] | undefined;
  /** Origin of a test site that answers the calls of the loaded pages; else services are started. */
  services?: string | undefined;
  /** Keeps the outcome of a whole verification that passed. */
  kept?: KeptVerifications | undefined;
  /** Is called with pictures of each view of a page that differs; they are made for it only. */
  onPictures?: ((pictures: ViewPictures) => void) | undefined;
  /** Is called with progress texts. */
  onStep?: (text: string) => void;
};

/**
 * Verifies a release against what is live. The browser check comes last, and only if there is no other finding: a
 * release that does not fit cannot be composed.
 * @throws Failure if what is live cannot be read.
 */
export async function verifyRelease(options: VerifyOptions): Promise<VerifyReport> {
  const started = performance.now();
  const { against, onStep = () => undefined } = options;
  const folder = path.resolve(options.folder);
  onStep('reading what is live');
  const live = await readLive(against, folder);
  const candidate = readCandidate(folder);
  const units = Object.fromEntries(live.releases.map(({ name, version }) => [name, version]));
  const where = live.where;
  const done = (
    release: Release | { name: string; version: string; digest: string },
    findings: Finding[],
    checks: CheckResult[],
    pages: VerifyReport['pages'],
  ): VerifyReport => ({
    unit: release.name,
    version: release.version,
    digest: release.digest,
    folder,
    against: { where, units },
    ok: !anyBreaking(findings),
    findings: [...findings].sort((one, other) => rank(one) - rank(other)),
    accepted: (options.accept ?? []).filter((id) => findings.some((finding) => toId(finding) === id)),
    checks,
    pages,
    seconds: (performance.now() - started) / 1000,
  });
  if (!candidate.release) {
    const nameless = { name: candidate.name, version: '?', digest: '?' };
    return done(
      nameless,
      candidate.findings,
      [outcome('description', candidate.findings, 'release.json')],
      [],
    );
  }
  const { release } = candidate;
  onStep('types');
  const types = await checkTypes(release.name, options.sources ?? null);
  const { findings, checks, pages } = await verifyStatically(release, folder, live, options, onStep);
  findings.unshift(...types.findings);
  checks.unshift(types.check);
  if (!options.browser) {
    checks.push({ name: 'pages', outcome: 'skipped', detail: 'no browser was asked for' });
  } else if (anyBreaking(findings)) {
    checks.push({ name: 'pages', outcome: 'skipped', detail: 'a release that does not fit is not composed' });
  } else {
    const { verifyInBrowser } = await import('./browser/index.ts');
    const { comparePages } = await import('./compare/index.ts');
    const { prepareJourneys } = await import('./journeys/index.ts');
    const named = options.journeys === 'concerned' ? undefined : options.journeys;
    const seen = await verifyInBrowser({
      release,
      folder,
      live,
      against,
      pages: options.pages ?? (named ? [] : undefined),
      kill: options.kill ?? (options.journeys === undefined && options.pages === undefined),
      services: options.services,
      compare:
        options.compare === false || (named && options.pages === undefined)
          ? null
          : (pages) =>
              comparePages({
                ...pages,
                release,
                live: live.releases,
                growth: options.budgets?.growth ?? {},
                onPictures: options.onPictures,
              }),
      runJourneys:
        options.pages === undefined || options.journeys !== undefined
          ? await prepareJourneys({ release, folder, live, against, only: named })
          : null,
      accept: options.accept ?? [],
      onStep,
    });
    findings.push(...seen.findings);
    checks.push(...seen.checks);
  }
  const report = done(release, distinct(findings), checks, pages);
  if (report.ok && isWhole(options))
    options.kept?.keep(toQuestion(release, live, options), toVerification(report, new Date()));
  return report;
}

/**
 * A verification of the last hour that answers for this one: of the same release, beside the same ones, with the same
 * budgets and acceptances. Types are not part of a release, so they are checked.
 * @returns null if there is none, or the types have errors by now.
 * @throws Failure if what is live cannot be read.
 */
export async function findKept(
  options: VerifyOptions & { kept: KeptVerifications },
): Promise<Verification | null> {
  const folder = path.resolve(options.folder);
  const { release } = readCandidate(folder);
  if (!release) return null;
  const live = await readLive(options.against, folder);
  const found = options.kept.find(toQuestion(release, live, options));
  if (found === null) return null;
  const types = await checkTypes(release.name, options.sources ?? null);
  return types.findings.length > 0 ? null : found;
}

/** Whether nothing of a verification was left out. */
const isWhole = ({ pages, journeys, kill = true, compare = true }: VerifyOptions): boolean =>
  pages === undefined && journeys === undefined && kill && compare;

function toQuestion(release: Release, live: Live, options: VerifyOptions): Question {
  const { budgets, browser, accept = [] } = options;
  return { release, live: live.releases, budgets, browser, accept };
}

async function verifyStatically(
  release: Release,
  folder: string,
  live: Live,
  { budgets }: VerifyOptions,
  onStep: (text: string) => void,
): Promise<{ findings: Finding[]; checks: CheckResult[]; pages: VerifyReport['pages'] }> {
  const before = live.releases.find(({ name }) => name === release.name);
  const composed = [...live.releases.filter(({ name }) => name !== release.name), release];
  onStep('files');
  const files = [...checkFiles(release, folder), ...checkChunkTable(release, folder)];
  onStep('server bundle');
  const server = files.length > 0 ? [] : await checkServerBundle(release, folder, before);
  onStep('contract');
  const contract = checkChange(composed, live.releases);
  const checks = [
    outcome('files', files, `${Object.keys(release.assets).length} files against their hashes`),
    files.length > 0
      ? { name: 'server', outcome: 'skipped' as const, detail: 'its file may not be what was built' }
      : outcome('server', server, release.server ? `${release.server.file} loads` : 'no server bundle'),
    outcome('contract', contract, contractDetail(release, composed)),
  ];
  if (!budgets) {
    checks.push({ name: 'budget', outcome: 'skipped', detail: 'no budgets.json was found' });
    return { findings: distinct([...files, ...server, ...contract]), checks, pages: [] };
  }
  const sizes = checkPageBudgets(release, composed, live.releases, budgets);
  checks.push(outcome('budget', sizes.findings, `${sizes.pages.length} composed pages`));
  return {
    findings: distinct([...files, ...server, ...contract, ...sizes.findings]),
    checks,
    pages: sizes.pages.map(({ files: _files, ...page }) => page),
  };
}

function contractDetail(release: Release, composed: readonly Release[]): string {
  const without = composed.filter(({ contract }) => !contract).map(({ name }) => name);
  const parts = [
    `${release.routes.length} routes`,
    `${release.slots.length} slots filled`,
    `${release.events.emits.length + release.events.listens.length} events`,
  ];
  if (without.length > 0)
    parts.push(`shapes unknown of ${without.join(', ')}, built before contracts were written down`);
  return parts.join(', ');
}

function outcome(name: string, findings: readonly Finding[], detail: string): CheckResult {
  return { name, outcome: anyBreaking(findings) ? 'failed' : 'passed', detail };
}

function rank({ level }: Finding): number {
  return level === 'breaking' ? 0 : 1;
}
