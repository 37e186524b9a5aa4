import { isLoopbackName } from '../session/loopback.ts';

/** Whether a text is an http or https origin, without a trailing slash. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/** Whether an origin is on the local machine, e.g. to try out a production build. */
export const isLoopbackOrigin = (origin: string): boolean => isLoopbackName(new URL(origin).hostname);
