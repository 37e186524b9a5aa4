import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { InvalidKeyError, keyId, publicKeyOf, teamName } from '@chamba/kernel/composition/signing';
import { Failure, Misuse } from '../failure.ts';
import type { SiteValues } from './site-options.ts';

/** A team that can sign. */
export type Signer = {
  team: string;
  /** PKCS#8 in PEM. */
  privateKey: string;
};

/** Where a team's private key is kept unless told otherwise. */
export function keyFileOf(team: string): string {
  const config = process.env['XDG_CONFIG_HOME'] || path.join(homedir(), '.config');
  return path.join(config, 'chamba', `${team}.pem`);
}

/**
 * The team that is meant, or null when none is.
 * @throws Misuse when it cannot be a team's name.
 */
export function teamOf(values: Pick<SiteValues, 'team'>): string | null {
  const team = values.team || process.env['CHAMBA_TEAM'];
  if (!team) return null;
  const parsed = teamName.safeParse(team);
  if (!parsed.success) throw new Misuse(`a team's name ${parsed.error.issues[0]?.message}; not "${team}"`);
  return team;
}

/**
 * The private key that is meant, and where it comes from.
 * @throws Failure when there is none, or it cannot be read; it says how to get one.
 */
export function readPrivateKey(values: Pick<SiteValues, 'team' | 'team-key'>): {
  privateKey: string;
  from: string;
} {
  const given = values['team-key'] || process.env['CHAMBA_TEAM_KEY'];
  if (given?.includes('PRIVATE KEY')) return { privateKey: checked(given, 'CHAMBA_TEAM_KEY'), from: '' };
  const team = teamOf(values);
  if (!given && !team) throw noTeam();
  const file = path.resolve(given ?? keyFileOf(team ?? ''));
  if (!existsSync(file)) {
    throw new Failure(`there is no key at ${file}`, {
      code: 'no-key',
      remedy: `Make one with: npx chamba keys new --team ${team ?? '<team>'}\nor name the file with --team-key or CHAMBA_TEAM_KEY.`,
    });
  }
  return { privateKey: checked(readFileSync(file, 'utf8'), file), from: file };
}

/**
 * The team and its key.
 * @throws Failure when one of them is not known.
 */
export function readSigner(values: Pick<SiteValues, 'team' | 'team-key'>): Signer {
  const team = teamOf(values);
  if (!team) throw noTeam();
  return { team, privateKey: readPrivateKey(values).privateKey };
}

/** The public half of a private key, as sites are told it, and its id. */
export function publicHalf(privateKey: string): { publicKey: string; id: string } {
  const publicKey = publicKeyOf(privateKey);
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
    publicKeyOf(text);
    return `${text}\n`;
  } catch (error) {
    if (!(error instanceof InvalidKeyError)) throw error;
    throw new Failure(`${from}: ${error.message}`, {
      code: 'bad-key',
      remedy: 'Make a key with: npx chamba keys new --team <team>',
    });
  }
}
