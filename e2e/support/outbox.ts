import type { APIRequestContext } from '@playwright/test';
import { until } from '@chamba/kernel/testing/until';

/**
 * The confirmation link of the newest mail to an address, from the development outbox.
 * @throws when no mail to the address arrives within five seconds.
 */
export async function confirmationLinkFor(request: APIRequestContext, email: string): Promise<string> {
  return linkFor(request, email, 'dashboard/activar');
}

/** The link of the newest mail to an address that leads to a new password. @throws as above. */
export async function passwordLinkFor(request: APIRequestContext, email: string): Promise<string> {
  return linkFor(request, email, 'cuenta/nueva-contrasena');
}

/** The link of the newest mail to an address that deletes its account. @throws as above. */
export async function deletionLinkFor(request: APIRequestContext, email: string): Promise<string> {
  return linkFor(request, email, 'cuenta/eliminar');
}

/** The link by which an employer opens the newest application to an address. @throws as above. */
export async function employerLinkFor(request: APIRequestContext, email: string): Promise<string> {
  return linkFor(request, email, 'recibida');
}

/**
 * The link of the newest mail to an address whose path begins with `beginning`, such as 'suscripcion/correos'.
 * @throws as above.
 */
export async function linkFor(request: APIRequestContext, email: string, beginning: string): Promise<string> {
  const pattern = new RegExp(`(?:https?://[^"'\\s<]+)?(/${beginning}/[^"'\\s<]+)`);
  let link: string | undefined;
  await until(
    async () => {
      const list = await (await request.get('/dev/outbox')).text();
      const entry = list.split(/<(?:li|tr)\b/).find((part) => part.includes(email));
      const mail = entry?.match(/href="(\/dev\/outbox\/[^"]+)"/)?.[1];
      if (mail) link = (await (await request.get(mail)).text()).match(pattern)?.[1];
      return link !== undefined;
    },
    `a mail with that link to ${email}`,
    { withinMs: 5_000, everyMs: 100 },
  );
  return (link ?? '').replaceAll('&amp;', '&');
}
