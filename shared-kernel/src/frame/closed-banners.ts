/** Cookie of somebody who closed the banner of the app, and how long it is kept, in seconds. */
export const SMART_BANNER_COOKIE = 'smart_banner_closed';
export const SMART_BANNER_SECONDS = 2 * 86_400;

/** Cookie that names the notice somebody closed: another one shows again. */
export const ALERT_COOKIE = 'alert_closed';

/** How the cookie names a notice: by the start of its text. */
export function alertMark(text: string): string {
  return text.slice(0, 80);
}
