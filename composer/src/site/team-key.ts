import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { InvalidKeyError, keyId, derivePublicKey, teamName } from '@chamba/kernel/composition/signing';
import { Failure, Misuse } from '../failure.ts';
import type { SiteValues } from './site-options.ts';

/** A team with its signing key. */
export type Signer = {
  team: string;
  /** PKCS#8 in PEM. */
  privateKey: string;
};

/** Default location of a team's private key. */
export function getKeyFile(team: string): string {
  const config = process.env['XDG_CONFIG_HOME'] || path.join(homedir(), '.config');
  return path.join(config, 'chamba', `${team}.pem`);
}

/**
 * The name of the team, or null if none is given.
 * @throws Misuse if it is not a valid team name.
 */
export function readTeam(values: Pick<SiteValues, 'team'>): string | null {
  const team = values.team || process.env['CHAMBA_TEAM'];
  if (!team) return null;
  const parsed = teamName.safeParse(team);
  if (!parsed.success) throw new Misuse(`a team's name ${parsed.error.issues[0]?.message}; not "${team}"`);
  return team;
}

/** The private key and where it was found. @throws Failure if it is missing or cannot be read, with a remedy. */
export function readPrivateKey(values: Pick<SiteValues, 'team' | 'team-key'>): {
  privateKey: string;
  from: string;
} {
  const given = values['team-key'] || process.env['CHAMBA_TEAM_KEY'];
  if (given?.includes('PRIVATE KEY')) return { privateKey: checked(given, 'CHAMBA_TEAM_KEY'), from: '' };
  const team = readTeam(values);
  if (!given && !team) throw noTeam();
  const file = path.resolve(given ?? getKeyFile(team ?? ''));
  if (!existsSync(file)) {
    throw new Failure(`there is no key at ${file}`, {
      code: 'no-key',
      remedy: `Make one with: npx chamba keys new --team ${team ?? '<team>'}\nor name the file with --team-key or CHAMBA_TEAM_KEY.`,
    });
  }
  return { privateKey: checked(readFileSync(file, 'utf8'), file), from: file };
}

/** The team and its key. @throws Failure if one of them is unknown. */
export function readSigner(values: Pick<SiteValues, 'team' | 'team-key'>): Signer {
  const team = readTeam(values);
  if (!team) throw noTeam();
  return { team, privateKey: readPrivateKey(values).privateKey };
}

/** The public half of a private key, as it is registered at sites, and its id. */
export function publicHalf(privateKey: string): { publicKey: string; id: string } {
  const publicKey = derivePublicKey(privateKey);
  return { publicKey, id: keyId(publicKey) };
}

function noTeam(): Failure {
  return new Failure('it is not known which team you act for', {
    code: 'no-team',
    remedy: 'Name it with --team or CHAMBA_TEAM.',
  });
}

function checked(privateKey: string, from: string): string {
  // A setting of a build server may have lost its line breaks.
  const text = privateKey.replaceAll('\\n', '\n').trim();
  try {
    derivePublicKey(text);
    return `${text}\n`;
  } catch (error) {
    if (!(error instanceof InvalidKeyError)) throw error;
    throw new Failure(`${from}: ${error.message}`, {
      code: 'bad-key',
      remedy: 'Make a key with: npx chamba keys new --team <team>',
    });
  }
}
