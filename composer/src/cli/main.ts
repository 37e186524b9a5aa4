#!/usr/bin/env node
import { closest } from './closest.ts';
import { EXIT } from './command.ts';
import { groups } from './commands.ts';

const commands = groups.flatMap((group) => group.commands);
const [name, ...args] = process.argv.slice(2);
const isHelp = name === undefined || name === 'help' || name === '--help' || name === '-h';
// `chamba help build` is `chamba build --help`.
const named = isHelp ? args[0] : name;
const command = commands.find((candidate) => candidate.name === named);

if (command) {
  process.exitCode = await command.run(isHelp ? ['--help'] : args);
} else if (named === undefined) {
  console.log(overview());
} else {
  const meant = closest(
    named,
    commands.map((candidate) => candidate.name),
  );
  console.error(`chamba: there is no command "${named}"${meant ? `; did you mean "${meant}"?` : ''}\n`);
  console.error(overview());
  process.exitCode = EXIT.misused;
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
    'chamba <command> --help says more. Every command takes --json.',
  ].join('\n');
}
