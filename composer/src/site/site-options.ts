import { Misuse } from '../failure.ts';

const DEFAULT_SITE = 'http://localhost:8080';

/** Options of every command that connects to a site. */
export const siteOptions = {
  site: { type: 'string' },
  team: { type: 'string' },
  'team-key': { type: 'string' },
  key: { type: 'string' },
  'data-dir': { type: 'string' },
} as const;

/** Values of {@link siteOptions}. */
export type SiteValues = {
  site?: string | undefined;
  team?: string | undefined;
  'team-key'?: string | undefined;
  key?: string | undefined;
  'data-dir'?: string | undefined;
};

/** The options above as lines of a command's help. */
export const SITE_HELP = `  --site <address>     the site; else CHAMBA_SITE, else SITE_URL, else ${DEFAULT_SITE}
  --team <name>        the team you act for; else CHAMBA_TEAM
  --team-key <file>    its private key; else CHAMBA_TEAM_KEY (a file, or the key itself),
                       else ~/.config/chamba/<team>.pem`;

/** The operator's options as lines of a command's help. */
export const OPERATOR_HELP = `  --key <key>          act as the operator with this key; where no team is named, CHAMBA_KEY or the
                       file operator.key of the data folder
  --data-dir <folder>  the site's data folder; else DATA_DIR, else .data`;

/** Address of the site. @throws Misuse if it is not an http address. */
export function readSite(values: Pick<SiteValues, 'site'>): URL {
  const { CHAMBA_SITE, SITE_URL } = process.env;
  const site = values.site || CHAMBA_SITE || SITE_URL || DEFAULT_SITE;
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new Misuse(`the site must be an http address, not "${site}"`);
  return new URL('/', site);
}
