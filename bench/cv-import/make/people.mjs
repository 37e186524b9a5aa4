/**
 * What the résumés of the bench say: made up from lists by a fixed seed, so that their truth is known. It shares nothing
 * with the reader: what is a title and what an employer follows from the list it was taken from.
 */

import { FIRST, LAST, PLACES, SEEN } from './lists.mjs';

export { OTHERS, SEEN } from './lists.mjs';
export { FOURTH, THIRD } from './more-lists.mjs';

/** Numbers between 0 and 1 that follow from a seed. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

/**
 * A résumé as data.
 * @param options.precision 'month' or 'year': how exact its dates are.
 */
export function makePerson(
  seed,
  { lists = SEEN, language = 'es', jobs = 3, precision = 'month', phone = 0 } = {},
) {
  const random = seeded(seed * 7919 + 17);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const some = (list, count) => {
    const left = [...list];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(Math.floor(random() * left.length), 1)[0],
    );
  };
  const words = lists[language];
  const first = pick(FIRST);
  const [last, second] = some(LAST, 2);
  const place = pick(PLACES);
  const digits = `33${String(10_000_000 + Math.floor(random() * 89_999_999))}`;
  const styles = [
    `${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`,
    `+52 ${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`,
    `(${digits.slice(0, 2)}) ${digits.slice(2, 6)}-${digits.slice(6)}`,
    `044 ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
    digits,
    `+52 1 ${digits.slice(0, 2)}-${digits.slice(2, 6)}-${digits.slice(6)}`,
    `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`,
  ];
  const titles = some(words.titles, jobs);
  const companies = some(words.companies, jobs);
  let year = 2025 - Math.floor(random() * 2);
  const work = titles.map((jobtitle, index) => {
    const current = index === 0 && random() > 0.4;
    const endYear = year;
    const length = 1 + Math.floor(random() * 3);
    const startYear = endYear - length;
    year = startYear;
    const month = () => String(1 + Math.floor(random() * 12)).padStart(2, '0');
    const at = (each) => (precision === 'month' ? `${each}-${month()}` : String(each));
    const end = current ? '' : at(endYear);
    return {
      jobtitle,
      company: companies[index],
      start: at(startYear),
      end,
      current,
      duties: some(words.duties, 2 + Math.floor(random() * 2)),
      place: pick(PLACES).slice(0, 2).join(', '),
    };
  });
  const schools = some(words.schools, 2);
  const degrees = some(words.degrees, 2);
  const studies = degrees.map(([degree, level], index) => {
    const end = year - index * 4;
    return { degree, level, institution: schools[index], start: String(end - 4), end: String(end) };
  });
  const languages = some(Object.entries(words.levels), 2).map(([name, [code, levels]]) => {
    const [label, level] = pick(levels);
    return { name, code, label, level };
  });
  return {
    language,
    name: `${first} ${last} ${second}`,
    email: `${plain(first)}.${plain(last)}${Math.floor(random() * 90) + 10}@ejemplo.mx`,
    phone: digits,
    phoneText: styles[phone % styles.length],
    city: place[0],
    stateName: place[1],
    state: place[2],
    stateShort: place[3],
    headline: titles[0],
    summary: words.summary,
    jobs: work,
    studies,
    skills: some(words.skills, 6),
    languages,
    certifications: some(words.certs, 2).map(([name, issuer]) => ({
      name,
      issuer,
      year: String(2016 + Math.floor(random() * 8)),
    })),
    link: `https://www.linkedin.com/in/${plain(first)}-${plain(last)}`,
  };
}

/** What of a person is compared with what was read. @param without parts that the layout leaves out. */
export function expectedAnswers(person, without = []) {
  const truth = {
    name: person.name,
    email: person.email,
    phone: person.phone,
    city: person.city,
    state: person.state,
    jobs: person.jobs.map(({ jobtitle, company, start, end, current }) => ({
      jobtitle,
      company,
      start,
      end,
      current,
    })),
    studies: person.studies.map(({ degree, institution, start, end }) => ({
      degree,
      institution,
      start,
      end,
    })),
    skills: person.skills,
    languages: person.languages.map(({ code, level }) => ({ code, level })),
    certifications: person.certifications.map(({ name }) => name),
    links: [person.link],
  };
  for (const part of without) truth[part] = Array.isArray(truth[part]) ? [] : '';
  return truth;
}

const MONTHS = {
  es: 'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre'.split(','),
  en: 'January,February,March,April,May,June,July,August,September,October,November,December'.split(','),
};

/** A date in one of the ways people write it: `long`, `short`, `dot`, `number`, `dash`. */
export function writeDate(text, style, language = 'es') {
  const [year, month] = text.split('-');
  if (!month) return year;
  const name = MONTHS[language][Number(month) - 1];
  const short = name.slice(0, 3);
  switch (style) {
    case 'short':
      return `${short[0].toUpperCase()}${short.slice(1)} ${year}`;
    case 'dot':
      return `${short[0].toUpperCase()}${short.slice(1)}. ${year}`;
    case 'number':
      return `${month}/${year}`;
    case 'dash':
      return `${month}-${year}`;
    case 'de':
      return `${name} de ${year}`;
    default:
      return `${name} ${year}`;
  }
}

/** A span in words. */
export function writeSpan({ start, end, current }, style, language = 'es', { joint = ' – ', now } = {}) {
  const until = current
    ? (now ?? (language === 'es' ? 'actualidad' : 'Present'))
    : writeDate(end, style, language);
  return writeDate(start, style, language) + joint + until;
}
