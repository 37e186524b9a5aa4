import { MAIL_PROVIDERS } from '@chamba/kernel/catalogues';
import { hasCompleteDomain } from '@chamba/kernel/validation';

/** Domains offered under the e-mail field: the first of the most used visible providers. */
export const OFFERED_DOMAINS: readonly string[] = MAIL_PROVIDERS.filter((provider) => !provider.hide)
  .slice(0, 3)
  .flatMap((provider) => provider.domains.slice(0, 1));

/** The domain of an address, lower case; empty when it has none that is complete. */
export function parseDomain(email: string): string {
  return hasCompleteDomain(email.trim())
    ? email
        .trim()
        .slice(email.trim().lastIndexOf('@') + 1)
        .toLowerCase()
    : '';
}

/** The address with another domain; empty when there is no local part to put before it. */
export function withDomain(email: string, domain: string): string {
  const local = email.trim().split('@')[0] ?? '';
  return local && `${local}@${domain}`;
}
