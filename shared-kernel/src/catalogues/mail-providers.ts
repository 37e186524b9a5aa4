/** A mail provider; `acepted` is the wire's spelling. */
export type MailProvider = {
  name: string;
  domains: readonly string[];
  /** Label of the link to the inbox. */
  cta: string;
  link: string;
  optout?: boolean;
  hide?: boolean;
  acepted?: boolean;
};

/** Providers whose inbox the product can lead to; a hidden one is accepted but never offered. */
export const MAIL_PROVIDERS: readonly MailProvider[] = [
  {
    name: 'Gmail',
    domains: ['gmail.com'],
    cta: 'Ir a Gmail',
    link: 'https://mail.google.com',
    acepted: true,
  },
  {
    name: 'Hotmail',
    domains: ['hotmail.com', 'hotmail.es'],
    cta: 'Ir a Hotmail',
    link: 'https://outlook.live.com',
    acepted: true,
  },
  {
    name: 'Outlook',
    domains: ['outlook.com', 'outlook.es'],
    cta: 'Ir a Outlook',
    link: 'https://outlook.live.com',
    acepted: true,
  },
  {
    name: 'Yahoo',
    domains: ['yahoo.com', 'yahoo.com.mx', 'yahoo.es'],
    cta: 'Ir a Yahoo',
    link: 'https://mail.yahoo.com',
    acepted: true,
  },
  {
    name: 'Live',
    domains: ['live.com', 'live.com.mx'],
    cta: 'Ir a Live',
    link: 'https://outlook.live.com',
    acepted: true,
  },
  {
    name: 'iCloud',
    domains: ['icloud.com', 'me.com', 'mac.com'],
    cta: 'Ir a iCloud',
    link: 'https://www.icloud.com/mail',
    acepted: true,
  },
  { name: 'MSN', domains: ['msn.com'], cta: 'Ir a MSN', link: 'https://outlook.live.com', acepted: true },
  {
    name: 'Mailinator',
    domains: ['mailinator.com'],
    cta: 'Ir a Mailinator',
    link: 'https://www.mailinator.com',
    hide: true,
    acepted: true,
    optout: true,
  },
];

/**
 * The visible provider of an address, for the link to its inbox; undefined for hidden and unknown ones.
 * @example findMailProvider('lupita@icloud.com')?.cta // 'Ir a iCloud'
 */
export function findMailProvider(email: string): MailProvider | undefined {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return MAIL_PROVIDERS.find((provider) => !provider.hide && provider.domains.includes(domain));
}
