/** Redirects of forms to another site. */
import type { PublicConfig } from '@chamba/kernel/store';
import type { FastifyReply } from 'fastify';
import { attributes, escapeHtml } from '../document/html.ts';
import { sendPlainPage } from './failure-page.ts';

/**
 * The address that a form redirects to, if it is absolute: browsers do not follow the redirect of a form to an origin
 * that `form-action` of the form's page does not allow.
 * @returns null for a path of the site.
 * @throws Error if it is not a web address.
 */
export function outsideAddress(location: string): URL | null {
  const origin = 'https://site.invalid';
  const address = new URL(location, origin);
  if (address.protocol !== 'https:' && address.protocol !== 'http:')
    throw new Error(`a form leads to an address of ${address.protocol}`);
  return address.origin === origin ? null : address;
}

/**
 * Answers a form with a page that forwards to another site. It forwards automatically to configured origins only; for
 * any other it shows a link with the host's name.
 */
export function sendOutside(reply: FastifyReply, address: URL, config: PublicConfig): FastifyReply {
  const isKnown = knownOrigins(config).has(address.origin);
  return sendPlainPage(reply, 200, {
    title: 'Esto sigue en otro sitio',
    description: isKnown
      ? `Te estamos llevando a ${address.host}.`
      : `La página a la que vas es de ${address.host}, que no es parte de ${config.siteName}.`,
    siteName: config.siteName,
    head: isKnown ? `<meta${attributes({ 'http-equiv': 'refresh', content: `0;url=${address.href}` })}>` : '',
    actions: `<p><a${attributes({ href: address.href })}>${escapeHtml(`Continuar a ${address.host}`)}</a></p>`,
  });
}

function knownOrigins({ siteUrl, externals }: PublicConfig): Set<string> {
  const { social, ...sites } = externals;
  const addresses = [siteUrl, ...Object.values(sites), ...social.map(({ url }) => url)];
  return new Set(
    addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  );
}
