import { slugify } from '@chamba/kernel/routes';

/** Employers that candidates in Mexico look for by name. They are links to searches: nothing else is said of them. */
export const KNOWN_EMPLOYERS: ReadonlyArray<{ name: string; slug: string }> = [
  'Bimbo',
  'Walmart',
  'FEMSA',
  'OXXO',
  'Coppel',
  'Liverpool',
  'Telcel',
  'BBVA',
  'Banorte',
  'Santander',
  'Cemex',
  'Soriana',
  'Chedraui',
  'Elektra',
  'Nestlé',
  'PepsiCo',
  'Cinépolis',
  'Palacio de Hierro',
].map((name) => ({ name, slug: slugify(name) }));
