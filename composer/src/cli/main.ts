#!/usr/bin/env node
import { build } from './build-command.ts';
import type { Command } from './command.ts';
import { jobs } from './jobs-command.ts';
import { places } from './places-command.ts';

const commands: readonly Command[] = [build, jobs, places];

const [name, ...args] = process.argv.slice(2);
const command = commands.find((candidate) => candidate.name === name);
if (command) {
  process.exitCode = await command.run(args);
} else {
  const asked = name === undefined || name === 'help' || name === '--help' || name === '-h';
  if (!asked) console.error(`chamba: there is no command "${name}".\n`);
  console.log(
    [
      'Usage: chamba <command> [options]',
      '',
      ...commands.map((item) => `  ${item.name.padEnd(10)}${item.summary}`),
    ].join('\n'),
  );
  console.log('\nchamba <command> --help says more.');
  process.exitCode = asked ? 0 : 2;
}
