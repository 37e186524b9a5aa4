/** What notifications say: on the site, and in fewer words on a device, where whoever holds it reads them. */
import type { ApplicationState, WaitingReason } from '@chamba/kernel/applications';
import { formatDate } from '@chamba/kernel/format';
import type { JobSearch } from '../jobs/search.ts';
import { nameSearch } from '../saved-searches/search-name.ts';
import { markedAddress } from '../saved-searches/wire-search.ts';
import type { NotificationRow } from './notification-rows.ts';

/** A text of a notification, and the path of the page that it leads to. */
export type NotificationText = { title: string; body: string; url: string };

type Words = { title: string; body: (offer: string, company: string) => string };

const STATES: Readonly<Partial<Record<ApplicationState, Words>>> = {
  seen: { title: 'Vieron tu CV', body: (offer, company) => `${company} abrió tu CV para ${offer}.` },
  inProcess: {
    title: 'Están revisando tu postulación',
    body: (offer, company) => `${company} está revisando tu postulación a ${offer}.`,
  },
  interview: {
    title: 'Te proponen una entrevista',
    body: (offer, company) => `${company} te propone una entrevista para ${offer}.`,
  },
  rejected: {
    title: 'Respondieron a tu postulación',
    body: (offer, company) => `${company} respondió que tu postulación a ${offer} no continúa.`,
  },
  hired: {
    title: '¡Felicidades!',
    body: (offer, company) => `${company} respondió que te contrata para ${offer}.`,
  },
  undelivered: {
    title: 'No pudimos entregar tu postulación',
    body: (offer, company) => `Dejamos de intentar entregarla a ${company}: ${offer}.`,
  },
  expired: {
    title: 'La vacante terminó',
    body: (offer, company) => `${offer}, de ${company}, terminó antes de que enviáramos tu postulación.`,
  },
};

/** What a person can do so that an application goes out. */
const WAITING: Readonly<Record<WaitingReason, string>> = {
  confirm: 'Confirma tu correo para que la enviemos',
  terms: 'Acepta los términos para que la enviemos',
  resume: 'Completa tu CV para que la enviemos',
  region: 'Revisa tu domicilio: la empresa busca personas de su región',
  answers: 'Responde las preguntas de la empresa para que la enviemos',
};

const countOffers = (count: number): string => (count === 1 ? '1 vacante nueva' : `${count} vacantes nuevas`);

/** What a notification says on the site. */
export async function describeNotification(
  row: NotificationRow,
  search: Pick<JobSearch, 'places' | 'spell'>,
): Promise<NotificationText> {
  const { kind, detail } = row;
  if (kind === 'search') {
    const url = row.search_url ?? '/empleos';
    return {
      title: countOffers(detail.count ?? 1),
      body: `En tu búsqueda ${await nameSearch(search, url)}.`,
      url: markedAddress(url),
    };
  }
  if (kind === 'resume')
    return {
      title: 'Tu CV está por vencer',
      body: `Está vigente hasta el ${formatDate((row.resume_expires ?? row.created_at).toISOString())}. Renueva su vigencia en Mi CV.`,
      url: '/curriculo',
    };
  const offer = row.job_title ?? 'una vacante';
  const company = row.companyname?.trim() || 'La empresa';
  const url = `/postulaciones/${row.job_id}`;
  if (kind === 'pending')
    return {
      title: 'Tu postulación espera por ti',
      body: `${WAITING[detail.waiting ?? 'resume']}: ${offer}.`,
      url,
    };
  const words = STATES[detail.state ?? 'seen'];
  return {
    title: words?.title ?? 'Tu postulación cambió',
    body: words?.body(offer, company) ?? `${offer}.`,
    url,
  };
}

/**
 * What it says on a device: neither who the employer is, nor that a person was declined; a colleague may read it.
 * @param news new offers of all saved searches.
 */
export function describeForDevice(
  { kind, detail, job_id, job_title }: NotificationRow,
  news: number,
): NotificationText {
  if (kind === 'search')
    return {
      title: countOffers(news),
      body:
        news === 1 ? 'En tus búsquedas guardadas.' : 'En tus búsquedas guardadas. Mira cuáles te interesan.',
      url: '/dashboard/notificaciones',
    };
  const isPlain = detail.state === 'rejected' || detail.state === 'hired';
  return {
    title: isPlain
      ? 'Respondieron a tu postulación'
      : (STATES[detail.state ?? 'seen']?.title ?? 'Tu postulación cambió'),
    body: `${job_title ?? 'Tu postulación'}.`,
    url: `/postulaciones/${job_id}`,
  };
}
