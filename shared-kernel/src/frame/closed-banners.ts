/** Cookie that remembers that the app banner was closed, and its lifetime in seconds. */
export const SMART_BANNER_COOKIE = 'smart_banner_closed';
export const SMART_BANNER_SECONDS = 2 * 86_400;

/** Cookie with the id of the notice that was closed: another notice shows again. */
export const ALERT_COOKIE = 'alert_closed';

/**
 * How the cookie names a notice: by the start of its text.
 * @example writeCookie(ALERT_COOKIE, alertMark(alert.text), 86_400);
 */
export function alertMark(text: string): string {
  return text.slice(0, 80);
}
