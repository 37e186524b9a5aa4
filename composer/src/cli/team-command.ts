import { existsSync, readFileSync } from 'node:fs';
import { InvalidKeyError, keyId, readPublicKey } from '@chamba/kernel/composition/signing';
import { z } from 'zod';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { moment, nextSteps, table } from './printing.ts';
import { findCaller, findOperator, SiteClient } from '../site/site-client.ts';
import { OPERATOR_HELP, siteOptions } from '../site/site-options.ts';

const usage = `Usage: chamba team list
       chamba team add <team> --unit <unit>… --public-key <key|file>
       chamba team units <team> --unit <unit>…
       chamba team key add <team> --public-key <key|file>
       chamba team key revoke <team> <key id>

What the operator of a site says about teams: which units are theirs, and which keys they sign with.
A team publishes and promotes its own units only, and may list who owns what.

  add        makes a team with its first key
  units      says which units are the team's from now on
  key        gives a team another key, or takes one back

  --unit <unit>        a unit that is the team's; again for each
  --public-key <key>   what \`chamba keys new\` printed, or a file with it
  --site <address>     the site; else CHAMBA_SITE, else SITE_URL, else http://localhost:8080
  --team <name>, --team-key <file>  list as a team
${OPERATOR_HELP}
  --json               print the answer as JSON

${EXIT_CODES}`;

const teamsSchema = z.object({
  teams: z.array(
    z.looseObject({
      name: z.string(),
      units: z.array(z.string()),
      keys: z.array(z.looseObject({ id: z.string(), revokedAt: z.string().nullable() })),
    }),
  ),
});

/** `chamba team`. */
export const team = defineCommand({
  name: 'team',
  summary: 'teams of a site, their units and keys',
  usage,
  options: {
    site: siteOptions.site,
    team: siteOptions.team,
    'team-key': siteOptions['team-key'],
    key: siteOptions.key,
    'data-dir': siteOptions['data-dir'],
    unit: { type: 'string', multiple: true },
    'public-key': { type: 'string' },
  },
  async run(values, words) {
    const ask = (): SiteClient => new SiteClient(values, findOperator(values));
    const print = (answer: unknown, lines: readonly string[]): number => {
      console.log(values.json ? JSON.stringify(answer, null, 2) : lines.join('\n'));
      return EXIT.done;
    };
    const [verb, ...rest] = words;
    if (verb === 'list' && rest.length === 0) {
      const answer = await new SiteClient(values, findCaller(values)).get('/admin/teams');
      const { teams } = teamsSchema.parse(answer);
      const rows = teams.map(({ name, units, keys }) => [
        name,
        units.join(' '),
        keys.map(({ id, revokedAt }) => (revokedAt ? `${id} (revoked ${moment(revokedAt)})` : id)).join(' '),
      ]);
      return print(answer, [rows.length === 0 ? 'No team yet.' : table(['team', 'units', 'keys'], rows)]);
    }
    if (verb === 'add' && rest.length === 1) {
      const [name = ''] = rest;
      const units = values.unit ?? [];
      if (units.length === 0) throw new Misuse("say which units are the team's with --unit");
      const publicKey = publicKeyFrom(values['public-key']);
      const answer = await ask().post('/admin/teams', { name, units, publicKey });
      return print(answer ?? { name, units }, [
        `${name} may publish and promote ${units.join(', ')} with the key ${keyId(publicKey)}.`,
        '',
        nextSteps(`npx chamba publish <folder> --team ${name}`),
      ]);
    }
    if (verb === 'units' && rest.length === 1) {
      const [name = ''] = rest;
      const units = values.unit ?? [];
      if (units.length === 0) throw new Misuse("say which units are the team's with --unit");
      const answer = await ask().put(`/admin/teams/${encodeURIComponent(name)}`, { units });
      return print(answer, [`${name} may publish and promote ${units.join(', ')} now, and nothing else.`]);
    }
    const [action, name, id, ...more] = rest;
    if (verb === 'key' && action === 'add' && name && id === undefined) {
      const publicKey = publicKeyFrom(values['public-key']);
      const answer = await ask().post(`/admin/teams/${encodeURIComponent(name)}/keys`, { publicKey });
      return print(answer ?? { id: keyId(publicKey) }, [
        `${name} may also sign with the key ${keyId(publicKey)}.`,
      ]);
    }
    if (verb === 'key' && action === 'revoke' && name && id && more.length === 0) {
      const path = `/admin/teams/${encodeURIComponent(name)}/keys/${encodeURIComponent(id)}`;
      const answer = await ask().delete(path);
      return print(answer ?? { id, revoked: true }, [
        `The key ${id} of ${name} signs nothing any more. What it signed before stays.`,
      ]);
    }
    throw new Misuse(verb ? `"${words.join(' ')}" is nothing that can be done` : 'say what to do');
  },
});

function publicKeyFrom(given: string | undefined): string {
  if (!given) throw new Misuse("give the team's key with --public-key");
  const text = existsSync(given) ? readFileSync(given, 'utf8') : given;
  try {
    return readPublicKey(text);
  } catch (error) {
    if (error instanceof InvalidKeyError) throw new Misuse(`--public-key: ${error.message}`);
    throw error;
  }
}
