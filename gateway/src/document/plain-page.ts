/** Style and policy of pages without units: they must work when nothing else does. */
import { createHash } from 'node:crypto';

/** Common style. */
const BASE_STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;padding:0 16px}' +
  ':focus-visible{outline:3px solid;outline-offset:2px}';

/**
 * Style of a page with a few sentences, for a `<style>` element. Its link looks like the main action of the site's
 * own pages.
 */
export const PLAIN_STYLE =
  BASE_STYLE +
  'body{margin:20vh auto 0;max-width:26rem;text-align:center}ul{padding:0;list-style:none}' +
  'p>a,button{display:inline-block;margin-top:8px;padding:12px 24px;border:0;border-radius:12px;background:#0a5f55;color:#fff;font:600 16px/24px system-ui,sans-serif;text-decoration:none}';

/** Style of a long page, such as a reference. Long words break, so that it fits a phone. */
export const REFERENCE_STYLE =
  BASE_STYLE +
  'body{margin:24px auto;max-width:56rem;overflow-wrap:anywhere}' +
  'a{color:inherit}h2{margin-top:48px}article{padding:8px 0 24px;border-top:1px solid}dt{font-weight:600}dd{margin:0 0 8px}' +
  'nav ul{padding:0;list-style:none;display:flex;flex-wrap:wrap}nav a{display:inline-block;padding:4px 8px}' +
  'summary{padding:4px 0;font-weight:600}pre{white-space:pre-wrap}';

/**
 * The content security policy of a page that runs and loads nothing and uses a single style.
 * @param style text of its `<style>` element.
 */
export const toPolicy = (style: string, formAction: "'none'" | "'self'" = "'none'"): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** The policy of pages with a few sentences. */
export const PLAIN_POLICY = toPolicy(PLAIN_STYLE);

/** The policy of pages with a form. */
export const PLAIN_FORM_POLICY = toPolicy(PLAIN_STYLE, "'self'");
