#!/usr/bin/env node
import { createRequire } from 'node:module';
import { z } from 'zod';
import { closest } from '../closest.ts';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { groups } from './commands.ts';
import { reportFailure } from './define-command.ts';

const commands = groups.flatMap((group) => group.commands);
const [name, ...args] = process.argv.slice(2);
const asJson = process.argv.includes('--json');
const isHelp = name === undefined || ['help', '--help', '-h', '--json'].includes(name);
// `chamba help build` is `chamba build --help`.
const named = isHelp ? args.find((word) => word !== '--json') : name;
const command = commands.find((candidate) => candidate.name === named);

if (command) {
  let isOver = false;
  // From code that is not awaited, such as a promise that a unit's module leaves behind.
  process.on('uncaughtException', (error) => {
    if (!isOver) process.exit(reportFailure(command.name, error, asJson));
  });
  const code = await command.run(isHelp ? (asJson ? ['--help', '--json'] : ['--help']) : args);
  isOver = true;
  const unsaid = process.stdout.errored;
  if (unsaid) console.error(`chamba ${command.name}: the answer could not be written: ${unsaid.message}`);
  // Neither a timer of a unit's module nor an aborted download keeps the command running.
  process.stdout.write('', () => process.exit(unsaid ? EXIT.failed : code));
} else if (named === undefined) {
  console.log(asJson ? JSON.stringify({ commands: summaries() }, null, 2) : overview());
} else if (named === '--version' || named === '-v') {
  const { version } = z
    .object({ version: z.string() })
    .parse(createRequire(import.meta.url)('@chamba/composer/package.json'));
  console.log(asJson ? JSON.stringify({ version }) : version);
} else {
  const meant = closest(
    named,
    commands.map((candidate) => candidate.name),
  );
  const message = `there is no command "${named}"${meant ? `; did you mean "${meant}"?` : ''}`;
  if (asJson) console.log(JSON.stringify({ error: { code: 'misused', message } }));
  else console.error(`chamba: ${message}\n\n${overview()}`);
  process.exitCode = EXIT.misused;
}

function summaries(): { name: string; summary: string }[] {
  return commands.map((item) => ({ name: item.name, summary: item.summary }));
}

function overview(): string {
  const width = Math.max(...commands.map((item) => item.name.length)) + 2;
  return [
    'Usage: chamba <command> [options]',
    ...groups.flatMap(({ title, commands: list }) => [
      '',
      title,
      ...list.map((item) => `  ${item.name.padEnd(width)}${item.summary}`),
    ]),
    '',
    'chamba <command> --help says more. Every command takes --json. chamba --version prints the version.',
    EXIT_CODES,
  ].join('\n');
}
