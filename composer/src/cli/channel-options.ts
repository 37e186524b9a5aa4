import { isReleaseVersion } from '@chamba/kernel/composition/release';
import { Misuse } from '../failure.ts';

/** Channel that candidates get. */
export const LIVE = 'live';

/** Options of the commands that move a channel. */
export const moveOptions = {
  channel: { type: 'string', default: LIVE },
  why: { type: 'string' },
} as const;

/** The same as they stand in a command's help. */
export const MOVE_HELP = `  --why <text>         the reason, for the history
  --channel <name>     the channel; else live, which is what candidates get`;

/**
 * The reason that was given.
 * @throws Misuse when there is none.
 */
export function reasonOf(values: { why?: string | undefined }): string {
  const why = values.why?.trim();
  if (!why) throw new Misuse('say why with --why: the history keeps it');
  return why;
}

/**
 * The channel that is meant.
 * @throws Misuse when it cannot be a channel's name.
 */
export function channelOf(values: { channel: string }): string {
  if (!/^[a-z][a-z0-9-]*$/.test(values.channel))
    throw new Misuse(`a channel has a name like live, canary or next; not "${values.channel}"`);
  return values.channel;
}

/**
 * Reads `mfe-cv@1.3.0`.
 * @throws Misuse when it has another form.
 */
export function unitAndVersion(text: string): { unit: string; version: string } {
  const [, unit, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  if (!unit || !version || !isReleaseVersion(version))
    throw new Misuse(`name a release as unit@version, like mfe-cv@1.3.0; not "${text}"`);
  return { unit, version };
}
