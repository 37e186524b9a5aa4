import { randomFrom } from '../mutation/random.ts';
import { readShipped } from './scaled-sample.ts';

const DAY_MS = 86_400_000;
const LINES_A_CHUNK = 200;

/** Newest and oldest day of publication, in days before today: younger than what a feed's offer lives by itself. */
const OLDEST_DAYS = 25;

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A sentence or two of the length that vacancies have, so that records weigh what they weigh in life. */
const describe = (title: string, place: string): string =>
  `<p>Empresa en ${place} solicita ${title}.</p><ul><li>Experiencia de seis meses en puesto similar</li>` +
  '<li>Disponibilidad de horario y buena presentación</li><li>Prestaciones de ley desde el primer día</li></ul>' +
  '<p>Interesados acudir con solicitud elaborada de lunes a viernes de 9:00 a 17:00 horas.</p>';

/**
 * JSON lines of JobPosting as a feed sends them, made from the real titles, places and pay as they are read.
 * @param records how many.
 */
export async function* postingLines(records: number): AsyncGenerator<Buffer> {
  const real = await readShipped(({ offer = '', salary = '', state = '', municipality = '' }) => ({
    offer,
    salary: Math.round(Number(salary)),
    state,
    municipality,
  }));
  const random = randomFrom('postings');
  const now = Date.now();
  let chunk: string[] = [];
  for (let record = 1; record <= records; record += 1) {
    const { offer, salary } = random.pick(real);
    const { state, municipality } = random.pick(real);
    const posted = now - (1 + random.below(OLDEST_DAYS)) * DAY_MS;
    const posting = {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      identifier: { '@type': 'PropertyValue', value: `B-${record}` },
      title: offer,
      description: describe(offer, municipality),
      hiringOrganization: { '@type': 'Organization', name: `Empresa ${1 + random.below(20_000)}` },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: municipality,
          addressRegion: state,
          addressCountry: 'MX',
        },
      },
      datePosted: isoDay(posted),
      validThrough: isoDay(now + 30 * DAY_MS),
      employmentType: random.pick(['FULL_TIME', 'PART_TIME', 'TEMPORARY']),
      ...(salary > 0 ? { baseSalary: { currency: 'MXN', value: { value: salary, unitText: 'MONTH' } } } : {}),
    };
    chunk.push(JSON.stringify(posting));
    if (chunk.length === LINES_A_CHUNK || record === records) {
      yield Buffer.from(`${chunk.join('\n')}\n`);
      chunk = [];
    }
  }
}
