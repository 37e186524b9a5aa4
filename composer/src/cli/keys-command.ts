import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateKeys } from '@chamba/kernel/composition/signing';
import { closest } from '../closest.ts';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Failure, Misuse } from '../failure.ts';
import { nextSteps } from './printing.ts';
import { getKeyFile, publicHalf, readPrivateKey, readTeam } from '../site/team-key.ts';

const usage = `Usage: chamba keys new  [--team <name>] [--out <file>]
       chamba keys show [--team <name>] [--team-key <file>]

A team signs its releases and its requests with a key of its own (Ed25519). The private half stays in a
file that only you can read; the public half lies beside it and is what the operator of a site is given.

  new    makes a pair; a file that is there is left alone
  show   prints the public half of a pair

  --team <name>      the team; else CHAMBA_TEAM
  --out <file>       where the private key goes; else ~/.config/chamba/<team>.pem
  --team-key <file>  the private key to show; else CHAMBA_TEAM_KEY, else ~/.config/chamba/<team>.pem
  --json             print id, public key and file as JSON

${EXIT_CODES}`;

/** `chamba keys`. */
export const keys = defineCommand({
  name: 'keys',
  summary: "make or show a team's key",
  usage,
  options: { team: { type: 'string' }, out: { type: 'string' }, 'team-key': { type: 'string' } },
  async run(values, [verb, ...more]) {
    if (more.length > 0) throw new Misuse(`"${more[0]}" is one word too many`);
    const team = readTeam(values);
    if (verb === 'new') {
      if (!team && !values.out)
        throw new Misuse('say whose key it is with --team, or where it goes with --out');
      const made = write(path.resolve(values.out ?? getKeyFile(team ?? '')));
      print(values.json, made, [
        `The private key is ${made.file}: keep it, and keep it secret.`,
        '',
        nextSteps(
          `Give ${made.publicFile} to the operator of the site, who runs`,
          `npx chamba team add ${team ?? '<team>'} --unit <unit> --public-key <file>`,
          'or, where the team is known already, chamba team key add',
        ),
      ]);
      return EXIT.done;
    }
    if (verb === 'show') {
      const { privateKey, from } = readPrivateKey(values);
      print(values.json, { ...publicHalf(privateKey), file: from }, []);
      return EXIT.done;
    }
    if (verb === undefined) throw new Misuse('say what to do: new or show');
    const meant = closest(verb, ['new', 'show']);
    throw new Misuse(`there is no "${verb}"${meant ? `; did you mean "${meant}"?` : ''}`);
  },
});

type Shown = { id: string; publicKey: string; file: string };

/** File of the public half of a private key. */
const toPublicFile = (file: string): string => `${file.replace(/\.pem$/, '')}.pub`;

function write(file: string): Shown & { publicFile: string } {
  const publicFile = toPublicFile(file);
  const taken = [file, publicFile].find((candidate) => existsSync(candidate));
  if (taken !== undefined) {
    throw new Failure(`${taken} is there already`, {
      code: 'exists',
      remedy: 'Show it with `chamba keys show`, or name another file with --out.',
    });
  }
  const { id, publicKey, privateKey } = generateKeys();
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const written: string[] = [];
  const write = (name: string, text: string, mode: number): void => {
    const handle = openSync(name, 'wx', mode);
    written.push(name);
    try {
      writeFileSync(handle, text);
    } finally {
      closeSync(handle);
    }
  };
  try {
    write(file, privateKey, 0o600);
    chmodSync(file, 0o600);
    write(publicFile, `${publicKey}\n`, 0o644);
  } catch (error) {
    // An orphaned half would block the next attempt.
    for (const name of written) rmSync(name, { force: true });
    throw error;
  }
  return { id, publicKey, file, publicFile };
}

function print(asJson: boolean, shown: Shown, lines: readonly string[]): void {
  if (asJson) return console.log(JSON.stringify(shown, null, 2));
  console.log([`key         ${shown.id}`, `public key  ${shown.publicKey}`, ...lines].join('\n'));
}
