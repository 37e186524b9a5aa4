import { parseArgs, type ParseArgsConfig } from 'node:util';
import { z } from 'zod';
import { closest } from '../closest.ts';
import { EXIT } from '../exit-codes.ts';
import type { Command } from './command.ts';
import { Failure, Misuse, type FailureParts } from '../failure.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options every command has. */
const common = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Values<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given & typeof common; allowPositionals: true; args: string[] }>
>['values'];

/**
 * Creates a command from its help, its options and its function. It handles `--help` and `--json`, suggests the
 * closest option for an unknown one, and reports failures with their remedy (as JSON with `--json`).
 */
export function defineCommand<const Given extends Options>(definition: {
  name: string;
  summary: string;
  usage: string;
  options: Given;
  /**
   * Accepts a command to run after `--`, with its own words: additional words before `--` are a mistake and would
   * otherwise be run as that command.
   */
  ownWords?: number;
  /** Resolves to the exit code; throws Failure or Misuse for errors that a person can fix. */
  run: (values: Values<Given>, positionals: readonly string[]) => Promise<number>;
}): Command {
  const { name, summary, usage, run, ownWords = Infinity } = definition;
  const options = { ...common, ...definition.options };
  return {
    name,
    summary,
    async run(args) {
      // Determined before the arguments are parsed, because a parse error is reported in the same format.
      const end = args.indexOf('--');
      const asJson = (end < 0 ? args : args.slice(0, end)).includes('--json');
      try {
        const { values, positionals, tokens } = read(args, options);
        if (values['help'] === true) {
          console.log(asJson ? JSON.stringify({ usage }) : usage);
          return EXIT.done;
        }
        const own = tokens.slice(0, tokens.findIndex(({ kind }) => kind === 'option-terminator') >>> 0);
        const tooMuch = own.filter((token) => token.kind === 'positional')[ownWords];
        if (tooMuch) throw new Misuse(`"${tooMuch.value}" is too much; a command to run stands behind --`);
        return await run(values as Values<Given>, positionals);
      } catch (error) {
        return reportFailure(name, error, asJson);
      }
    },
  };
}

function read(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options, tokens: true });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const unknown = /^Unknown option '--?([^'=]+)'/.exec(words)?.[1];
    if (unknown === undefined) throw new Misuse(words.replace(/^Option /, ''));
    const meant = closest(unknown, Object.keys(options));
    throw new Misuse(
      `there is no option ${unknown.length > 1 ? '--' : '-'}${unknown}${meant ? `; did you mean --${meant}?` : ''}`,
    );
  }
}

/** Remedies for errors of the tools behind the commands, which are loaded only when needed. */
const KNOWN: Readonly<Record<string, FailureParts>> = {
  UnitError: {
    code: 'unit',
    remedy: 'Name the folder of a remote (src/remote.ts) or of the shell (src/index.ts).',
  },
  CompileError: { code: 'build', remedy: 'Fix the sources and run the command again.' },
  EvaluationError: { code: 'build', remedy: 'Fix the sources and run the command again.' },
  ReleaseError: { code: 'build', remedy: 'Fix the sources and run the command again.' },
};

function toFailure(error: unknown): Failure {
  if (error instanceof z.ZodError) {
    return new Failure(`the answer has an unexpected format: ${z.prettifyError(error)}`, {
      code: 'not-understood',
      remedy: 'Site and @chamba/composer have to be of versions that belong together.',
    });
  }
  if (!(error instanceof Error)) return new Failure(String(error));
  return new Failure(error.message, KNOWN[error.name] ?? {});
}

/**
 * Reports a failure, on standard output as JSON or on standard error as text.
 * @returns the exit code.
 */
export function reportFailure(name: string, error: unknown, asJson: boolean): number {
  const failure = error instanceof Failure ? error : toFailure(error);
  const { message, code, remedy, exit, lines, details } = failure;
  if (asJson) {
    // On one line: some commands print an object per line until they fail.
    console.log(JSON.stringify({ error: { code, message, ...(remedy ? { remedy } : {}), ...details } }));
    return exit;
  }
  console.error([`chamba ${name}: ${message}`, ...lines].join('\n'));
  if (remedy) console.error(`  ${remedy.replaceAll('\n', '\n  ')}`);
  if (exit === EXIT.misused) console.error(`\nchamba ${name} --help says what there is.`);
  return exit;
}
