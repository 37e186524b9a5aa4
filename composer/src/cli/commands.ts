/** Every command, in the order and the groups of the overview. A new command is added here. */
import { applications } from './applications-command.ts';
import { build } from './build-command.ts';
import { channels } from './channels-command.ts';
import type { Command } from './command.ts';
import { compose } from './compose-command.ts';
import { dev } from './dev-command.ts';
import { history } from './history-command.ts';
import { jobs } from './jobs-command.ts';
import { matrix } from './matrix-command.ts';
import { create } from './new-command.ts';
import { keys } from './keys-command.ts';
import { people } from './people-command.ts';
import { places } from './places-command.ts';
import { preview } from './preview-command.ts';
import { promote } from './promote-command.ts';
import { publish } from './publish-command.ts';
import { rollback } from './rollback-command.ts';
import { record } from './record-command.ts';
import { releases } from './releases-command.ts';
import { replay } from './replay-command.ts';
import { services } from './services-command.ts';
import { status } from './status-command.ts';
import { team } from './team-command.ts';
import { tester } from './tester-command.ts';
import { verify } from './verify-command.ts';
import { withdraw } from './withdraw-command.ts';

export type CommandGroup = { title: string; commands: readonly Command[] };

/** The groups of commands. */
export const groups: readonly CommandGroup[] = [
  { title: 'Write and build', commands: [create, dev, build] },
  { title: 'Compose', commands: [compose, record, replay] },
  {
    title: 'Release',
    commands: [
      keys,
      verify,
      matrix,
      publish,
      preview,
      promote,
      rollback,
      withdraw,
      channels,
      releases,
      history,
      status,
    ],
  },
  { title: 'Run a site', commands: [team, tester, jobs, applications, places, people, services] },
];
