/** Every command, in the order and the groups of the overview. A new command is one line here. */
import { build } from './build-command.ts';
import type { Command } from './command.ts';
import { jobs } from './jobs-command.ts';
import { create } from './new-command.ts';
import { places } from './places-command.ts';

export type CommandGroup = { title: string; commands: readonly Command[] };

/** The groups of commands. */
export const groups: readonly CommandGroup[] = [
  { title: 'Write and build', commands: [create, build] },
  { title: 'Run a site', commands: [jobs, places] },
];
