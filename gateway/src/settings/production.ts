/** Settings that a public site must not run with. */
import type { Settings } from '../settings.ts';
import { isLoopbackOrigin } from './origins.ts';
import type { Environment, VariableReader } from './variables.ts';

/**
 * Refuses settings for developers, testers and load tests, which would silently open or falsify a public site.
 * @param mail the setting `MAIL`: `off` runs the site without a mail server.
 * @param env for variables of Node itself.
 * @param read collects the faults.
 */
export function refuseInProduction(
  settings: Settings,
  mail: 'on' | 'off',
  env: Environment,
  read: VariableReader,
): void {
  const hasServices = settings.upstreamSite === null && settings.replayFrom === null;
  if (hasServices && settings.smtpUrl === null && mail === 'on')
    read.fault(
      'SMTP_URL must name a mail server in production: accounts are confirmed and passwords restored by mail; MAIL=off runs the site without',
    );
  if (!settings.siteUrl.startsWith('https:') && !isLoopbackOrigin(settings.siteUrl))
    read.fault(
      'SITE_URL must start with https:// in production: cookies and links of mails must not travel in the clear',
    );
  if (settings.allowOverrides)
    read.fault('ALLOW_OVERRIDES lets anyone replace units: it cannot be set in production');
  if (settings.rateLimitScale === 0)
    read.fault('RATE_LIMIT_SCALE=0 turns every limit off: it cannot be set in production');
  if (settings.recordTo !== null || settings.replayFrom !== null)
    read.fault('RECORD_TO and REPLAY_FROM are for developers: they cannot be set in production');
  if (env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
    read.fault('NODE_TLS_REJECT_UNAUTHORIZED=0 accepts every certificate: it cannot be set in production');
  if (/(?:^|\s)--inspect/.test(env['NODE_OPTIONS'] ?? ''))
    read.fault('NODE_OPTIONS opens the debugger (--inspect): it cannot be set in production');
}
