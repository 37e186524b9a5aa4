import type { Job } from '@chamba/kernel/api';
import { formatCount, salaryLabel, salaryText } from '@chamba/kernel/format';
import type { Letter, OfferList } from '../mail/index.ts';

/** A part of a mail with its offers, as it is written. */
export type LetterPart = {
  /** What the search is called. */
  name: string;
  offers: readonly Job[];
  /** Offers that it found besides. */
  more: number;
  /** Address of its results. */
  resultsUrl: string;
  /** Address of the page that ends its mails. */
  cancelUrl: string;
};

const place = ({ locations: [first] }: Job): string =>
  first ? [first.cityname, first.statename].filter(Boolean).join(', ') : '';

function toList(siteUrl: string, { name, offers, more, resultsUrl, cancelUrl }: LetterPart): OfferList {
  return {
    heading: name,
    offers: offers.map((job) => ({
      title: job.title,
      url: `${siteUrl}${job.url}`,
      lines: [
        [job.companyname, place(job)].filter(Boolean).join(' · '),
        salaryText(salaryLabel(job, 'card')),
      ],
    })),
    more: {
      label: more > 0 ? `Ver ${formatCount(more)} más` : 'Ver todos los resultados',
      url: resultsUrl,
    },
    leave: { label: 'Dejar de recibir esta búsqueda', url: cancelUrl },
  };
}

/** How the mail is called: the offer's title where there is one, their number where there are several. */
function toSubject(parts: readonly LetterPart[]): string {
  const [first] = parts;
  const total = parts.reduce((sum, { offers, more }) => sum + offers.length + more, 0);
  const [offer] = first?.offers ?? [];
  if (total === 1 && offer) return `Vacante nueva: ${offer.title}`;
  return parts.length === 1
    ? `${formatCount(total)} vacantes nuevas: ${first?.name ?? ''}`
    : `${formatCount(total)} vacantes nuevas de tus búsquedas`;
}

/** The mail with the news of a person's searches. */
export function alertLetter(
  siteUrl: string,
  recipient: { to: string; firstName: string },
  parts: readonly LetterPart[],
): Omit<Letter, 'unsubscribe'> {
  const isOne = parts.length === 1;
  return {
    to: recipient.to,
    subject: toSubject(parts),
    greeting: `Hola, ${recipient.firstName}:`,
    paragraphs: [
      isOne ? 'Esto es lo nuevo de tu búsqueda guardada.' : 'Esto es lo nuevo de tus búsquedas guardadas.',
    ],
    lists: parts.map((part) => toList(siteUrl, part)),
  };
}
