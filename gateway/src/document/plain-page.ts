/** What pages have that stand without the units: they may be all that is left to show. */
import { createHash } from 'node:crypto';

/** Their whole style, for a `<style>` element. What leads on looks like the main action of the site's own pages. */
export const PLAIN_STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:20vh auto 0;padding:0 16px;max-width:26rem;text-align:center}ul{padding:0;list-style:none}' +
  'p>a,button{display:inline-block;margin-top:8px;padding:12px 24px;border:0;border-radius:12px;background:#0a5f55;color:#fff;font:600 16px/24px system-ui,sans-serif;text-decoration:none}' +
  ':focus-visible{outline:3px solid;outline-offset:2px}';

const policy = (formAction: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(PLAIN_STYLE).digest('base64')}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** Their policy: they run and load nothing, and are drawn with that style alone. */
export const PLAIN_POLICY = policy("'none'");

/** The policy of those with a form. */
export const PLAIN_FORM_POLICY = policy("'self'");
