import type { Verification } from '@chamba/kernel/composition/release';
import type { Published } from '../publish/publish.ts';
import { findPublished, noteVerification, publishRelease } from '../publish/publish.ts';
import type { BuiltRelease } from '../publish/read-release.ts';
import type { SiteClient } from '../site/site-client.ts';
import { siteOptions } from '../site/site-options.ts';
import type { Signer } from '../site/team-key.ts';
import { verifiedFolder } from '../repository.ts';
import { KeptVerifications } from '../verify/kept-verifications.ts';
import { reportLines, toVerification, type VerifyReport } from '../verify/report.ts';
import { Progress } from './progress.ts';
import { findBudgets, readAcceptances } from './verify-command.ts';

/** Options of the commands that publish a release. */
export const publishOptions = {
  site: siteOptions.site,
  team: siteOptions.team,
  'team-key': siteOptions['team-key'],
  out: { type: 'string' },
  accept: { type: 'string', multiple: true },
  'no-browser': { type: 'boolean', default: false },
  'no-verify': { type: 'boolean', default: false },
} as const;

/** The options as lines of a command's help. */
export const PUBLISH_HELP = `  --accept <rule>:<unit>/<route>  a difference from what is live that is meant, again for another
  --no-browser         verify without loading pages in a browser
  --no-verify          skip what \`chamba verify\` checks; the site checks signature, files and fit all the same, and
                       \`chamba promote\` reports it
  --out <folder>       where the build goes; else .cache/chamba/built of the repository, which no site serves`;

type Values = {
  json: boolean;
  accept?: readonly string[] | undefined;
  'no-browser': boolean;
  'no-verify': boolean;
};

type Context = {
  client: SiteClient;
  signer: Signer;
  /** Folder that the command was run in. */
  from: string;
  values: Values;
};

/** A release after it was brought to a site. */
export type Brought = {
  /** `refused`: its verification failed, and nothing was sent. `known`: it was there already. */
  outcome: 'refused' | 'known' | 'published';
  /** What its verification found; null where it was skipped, or a verification of before answered for it. */
  report: VerifyReport | null;
  /** What is kept of it beside the release; null where it was skipped, or the site has one already. */
  verification: Verification | null;
  /** Null where nothing was sent. */
  sent: Published | null;
};

/**
 * Verifies a release against what the site serves, signs and uploads it, and keeps the verification beside it. What the
 * site has already is not sent again. Progress is printed, unless the result is wanted as JSON.
 * @throws Failure if the site refuses or cannot be reached.
 */
export async function bringToSite(
  built: BuiltRelease & { sources: string | undefined },
  { client, signer, from, values }: Context,
): Promise<Brought> {
  const published = await findPublished(built, client);
  if (published === 'yes' || (published === 'unverified' && values['no-verify']))
    return { outcome: 'known', report: null, verification: null, sent: null };
  const { report, verification } = values['no-verify']
    ? { report: null, verification: null }
    : await verified(built, client.site, from, values);
  if (!values.json && report) console.log(`${reportLines(report).join('\n')}\n`);
  else if (!values.json && verification) console.log(`${describeKept(built, verification)}\n`);
  if (report && !report.ok) return { outcome: 'refused', report, verification, sent: null };
  const sent = published === 'unverified' ? null : await send(built, client, signer, values.json);
  if (verification) await noteVerification(built, verification, client);
  return { outcome: sent?.outcome ?? 'known', report, verification, sent };
}

/** Verifies a release, unless it was verified within the last hour beside the same releases. */
async function verified(
  { folder, sources }: BuiltRelease & { sources: string | undefined },
  site: URL,
  from: string,
  options: Values,
): Promise<Pick<Brought, 'report' | 'verification'>> {
  const { findKept, verifyRelease } = await import('../verify/index.ts');
  const question = {
    folder,
    sources,
    against: { site: site.origin },
    budgets: await findBudgets(undefined, from),
    browser: !options['no-browser'],
    accept: readAcceptances(options.accept),
    kept: new KeptVerifications(verifiedFolder(from)),
    onStep: (text: string) => {
      if (!options.json) console.error(`  … ${text}`);
    },
  };
  const kept = await findKept(question);
  if (kept) return { report: null, verification: kept };
  const report = await verifyRelease(question);
  return { report, verification: toVerification(report, new Date()) };
}

function describeKept({ release }: BuiltRelease, { at, warnings }: Verification): string {
  const said = warnings > 0 ? `, with ${warnings} warning${warnings === 1 ? '' : 's'}` : '';
  return `${release.name} ${release.version} (${release.digest}) was verified at ${at} beside the same releases${said}`;
}

async function send(
  built: BuiltRelease,
  client: SiteClient,
  signer: Signer,
  asJson: boolean,
): Promise<Published> {
  const progress = new Progress(!asJson && process.stderr.isTTY);
  try {
    return await publishRelease(built, { client, signer, onSent: (done, all) => progress.report(done, all) });
  } finally {
    progress.end();
  }
}
