import { CONTRACT_BIT } from '../model/offer-record.ts';
import { hasPossibleHours, scheduleInWords } from './schedule.ts';
import type { WorkingTime } from './schedule.ts';
import { composeJobBody } from './job-body.ts';
import { showTitle } from './title.ts';

/** A row of the public portal's files, by column. */
export type PortalRow = Readonly<Record<string, string>>;

/** A vacancy as it is stored, before its place is known. */
export type Vacancy = {
  title: string;
  salary: number;
  workmode: number;
  jobtypes: number;
  levelid: number;
  educationid: number;
  schedule: string;
  /** Hours a day, meals included, and days a week; null where the record has none that can be true. */
  hours_day: number | null;
  days_week: number | null;
  facts: { label: string; value: string }[];
  body: (place: string) => string;
  sourceDate: Date;
};

/** Contract of the source, as shown, how it reads after 'El contrato es', and whether it is permanent or temporary. */
const CONTRACTS: Readonly<Record<string, readonly [text: string, phrase: string, bit: number]>> = {
  'contrato por tiempo indeterminado': [
    'Tiempo indeterminado',
    'por tiempo indeterminado',
    CONTRACT_BIT.permanent,
  ],
  'contrato por tiempo determinado': ['Tiempo determinado', 'por tiempo determinado', CONTRACT_BIT.temporary],
  'contrato por periodo de prueba': ['Periodo de prueba', 'por periodo de prueba', 0],
  'contrato por obra determinada': ['Obra determinada', 'por obra determinada', CONTRACT_BIT.temporary],
  'contrato por capacitación inicial': ['Capacitación inicial', 'de capacitación inicial', 0],
  'contrato por relación de trabajo por temporada': [
    'Por temporada',
    'por temporada',
    CONTRACT_BIT.temporary,
  ],
  'contrato por salario por unidad de tiempo': [
    'Salario por unidad de tiempo',
    'con salario por unidad de tiempo',
    0,
  ],
};

/** Education of the source, as shown, and the id of the catalogue that means the same; 0 where none does. */
const EDUCATION: Readonly<Record<string, readonly [text: string, id: number]>> = {
  primaria: ['Primaria', 0],
  'secundaria/sec. técnica': ['Secundaria o secundaria técnica', 1],
  'prepa o vocacional': ['Preparatoria o vocacional', 2],
  'carrera técnica': ['Carrera técnica', 3],
  'carrera comercial': ['Carrera comercial', 3],
  'profesional técnico': ['Profesional técnico', 3],
  't. superior universitario': ['Técnico superior universitario', 3],
  licenciatura: ['Licenciatura', 5],
  maestría: ['Maestría', 6],
  doctorado: ['Doctorado', 6],
};

const EXPERIENCE: Readonly<Record<string, string>> = {
  '6m - 1 año': 'De 6 meses a 1 año',
  '1 - 2 años': 'De 1 a 2 años',
  '2 - 3 años': 'De 2 a 3 años',
  '3 - 4 años': 'De 3 a 4 años',
  '4 - 5 años': 'De 4 a 5 años',
  'más de 5 años': 'Más de 5 años',
};

/** Hours a week from which work counts as full time; the legal week of 48 hours less the usual short ones. */
const FULL_TIME_WEEK = 35;
const PART_TIME_WEEK = 30;

const DAY_COLUMNS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const NO_LANGUAGES = /no es requisito/i;

function parseLanguages(raw: string): string[] {
  if (raw === '' || NO_LANGUAGES.test(raw)) return [];
  return raw
    .split(',')
    .map((entry) => {
      const [, language, level, rest] = /^([^-]+)-(Básico|Intermedio|Avanzado)(.*)$/.exec(entry.trim()) ?? [];
      if (!language || !level) return entry.trim();
      const certified =
        rest && /certifica|test|toefl|bulats|ilec|tesol/i.test(rest) ? ' con certificación' : '';
      return `${language} ${level.toLowerCase()}${certified}`;
    })
    .filter(Boolean);
}

function parseWorkingTime(row: PortalRow): WorkingTime {
  return {
    start: Number(row['start_hour']) || 0,
    end: Number(row['end_hour']) || 0,
    hours: Number(row['hours_worked']) || 0,
    days: DAY_COLUMNS.map((day) => row[day] === '1'),
  };
}

function toJobTypes(time: WorkingTime, contract: number, title: string): number {
  const week = time.hours * time.days.filter(Boolean).length;
  let bits = contract;
  if (hasPossibleHours(time) && week >= FULL_TIME_WEEK) bits |= CONTRACT_BIT.fullTime;
  if (hasPossibleHours(time) && week > 0 && week <= PART_TIME_WEEK) bits |= CONTRACT_BIT.partTime;
  if (isInternship(title)) bits |= CONTRACT_BIT.internship;
  return bits;
}

const isInternship = (title: string): boolean =>
  /\b(becari[oa]s?|practicante|practicantes|prácticas profesionales)\b/i.test(title);

function detectWorkMode(title: string): number {
  if (/\b(home ?office|desde casa|teletrabajo|trabajo remoto)\b/i.test(title)) return 1;
  return /\bh[ií]brid[oa] (remoto|presencial)\b/i.test(title) ? 2 : 0;
}

/**
 * Reads a row of the portal's files of 2018 or 2020.
 * @returns null when the row has no title or no date to stand for.
 */
export function readVacancy(row: PortalRow): Vacancy | null {
  const title = showTitle(row['offer'] ?? '');
  const sourceDate = new Date(
    `${(row['isodate'] ?? row['date'] ?? '').slice(0, 19).replace(' ', 'T')}${row['isodate'] ? 'T12:00:00' : ''}Z`,
  );
  if (title === '' || Number.isNaN(sourceDate.getTime())) return null;
  const time = parseWorkingTime(row);
  const schedule = scheduleInWords(time);
  const salary = Math.max(0, Math.round(Number(row['salary']) || 0));
  const [contract, contractTold, contractBit] = CONTRACTS[(row['contract_type'] ?? '').toLowerCase()] ?? [
    '',
    '',
    0,
  ];
  const [education, educationid] = EDUCATION[(row['education_level'] ?? '').toLowerCase()] ?? ['', 0];
  const experience = EXPERIENCE[(row['experience'] ?? '').toLowerCase()] ?? '';
  const languages = parseLanguages(row['languages'] ?? '');
  const facts = [
    { label: 'Contrato', value: contract },
    { label: 'Escolaridad', value: education },
    { label: 'Experiencia', value: experience },
    { label: 'Idiomas', value: languages.join(', ') },
    { label: 'Horas al día', value: hasPossibleHours(time) ? String(time.hours) : '' },
  ].filter((fact) => fact.value !== '');
  return {
    title,
    salary,
    workmode: detectWorkMode(title),
    jobtypes: toJobTypes(time, contractBit, title),
    levelid: isInternship(title) ? 1 : 0,
    educationid,
    schedule,
    hours_day: hasPossibleHours(time) ? time.hours : null,
    days_week: time.days.filter(Boolean).length || null,
    facts,
    body: (place) =>
      composeJobBody({
        title,
        place,
        salary,
        time,
        contract: contractTold,
        education,
        experience,
        languages,
        noLanguages: NO_LANGUAGES.test(row['languages'] ?? ''),
      }),
    sourceDate,
  };
}
