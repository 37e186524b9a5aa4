import { isReleaseVersion } from '@chamba/kernel/composition/release';
import { Misuse } from '../failure.ts';

/** Channel that candidates are served. */
export const LIVE = 'live';

/** Channel that a part of the candidates is served. */
export const CANARY = 'canary';

/** Options of the commands that move a channel. */
export const moveOptions = {
  channel: { type: 'string', default: LIVE },
  why: { type: 'string' },
} as const;

/** The options as lines of a command's help. */
export const MOVE_HELP = `  --why <text>         the reason, for the history
  --channel <name>     the channel; else live, which is what candidates get`;

/** The reason from `--why`. @throws Misuse if it is missing. */
export function readReason(values: { why?: string | undefined }): string {
  const why = values.why?.trim();
  if (!why) throw new Misuse('say why with --why: the history keeps it');
  return why;
}

/** The name of the channel. @throws Misuse if it is not a valid channel name. */
export function readChannel(values: { channel: string }): string {
  if (!/^[a-z][a-z0-9-]*$/.test(values.channel))
    throw new Misuse(`a channel has a name like live, canary or next; not "${values.channel}"`);
  return values.channel;
}

/** Parses `mfe-cv@1.3.0`. @throws Misuse if it has another form. */
export function unitAndVersion(text: string): { unit: string; version: string } {
  const [, unit, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  if (!unit || !version || !isReleaseVersion(version))
    throw new Misuse(`name a release as unit@version, like mfe-cv@1.3.0; not "${text}"`);
  return { unit, version };
}
