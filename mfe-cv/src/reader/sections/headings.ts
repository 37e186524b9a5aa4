import { closeLetters, toWords } from '../text.ts';

/** What a part of a résumé is about. */
export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'links'
  | 'other';

/** Headings as people write them, in small letters and without accents. */
const HEADINGS: Readonly<Record<SectionKind, string>> = {
  contact: `
    contacto, datos de contacto, informacion de contacto, datos personales, informacion personal, datos
    generales, contact, contact information, contact info, contact details, personal details, personal
    information, personal data, informacion general, mis datos, contactame, datos`,
  summary: `
    perfil, perfil profesional, perfil laboral, perfil personal, mi perfil, resumen, resumen
    profesional, resumen ejecutivo, extracto, acerca de mi, sobre mi, quien soy, objetivo, objetivo
    profesional, objetivo laboral, objetivos, presentacion, descripcion profesional, summary,
    professional summary, executive summary, profile, professional profile, about me, about, objective,
    career objective, career summary, personal statement, personal profile, semblanza, carta de
    presentacion, extracto profesional`,
  experience: `
    experiencia, experiencia laboral, experiencia profesional, experiencia de trabajo, experiencias,
    experiencia laboral y profesional, experiencias laborales, mi experiencia, trayectoria, trayectoria
    laboral, trayectoria profesional, historial laboral, historial profesional, historia laboral,
    antecedentes laborales, empleos, empleos anteriores, experience, work experience, professional
    experience, employment, employment history, work history, career history, relevant experience,
    professional background, experiencia relevante, experiencia previa, trabajos anteriores, job
    experience, desarrollo profesional, practicas profesionales, practicas, experiencia y practicas,
    internships, antecedentes profesionales, work, puestos desempenados, resumen laboral, voluntariado,
    volunteering, volunteer experience, volunteer work, experiencia de voluntariado`,
  education: `
    educacion, formacion, formacion academica, formacion profesional, estudios, estudios realizados,
    escolaridad, preparacion academica, historial academico, datos academicos, antecedentes academicos,
    informacion academica, education, academic background, education and training, educacion y
    formacion, academic history, trayectoria academica, grado de estudios, nivel de estudios,
    educational background, formacion educativa, mi formacion, estudios academicos, academic
    qualifications, qualifications, formacion y estudios, perfil academico, education & training`,
  skills: `
    habilidades, aptitudes, competencias, conocimientos, aptitudes principales, habilidades tecnicas,
    habilidades y competencias, competencias tecnicas, conocimientos tecnicos, software, herramientas,
    habilidades blandas, habilidades profesionales, habilidades personales, destrezas, skills, key
    skills, technical skills, top skills, soft skills, core competencies, competencies, tools,
    tecnologias, skills & abilities, conocimientos y habilidades, habilidades y conocimientos,
    paqueteria, computacion, informatica, conocimientos de computo, competencias digitales, digital
    skills, technologies, fortalezas, habilidades digitales, programas, areas de conocimiento,
    capacidades, hard skills, competencias clave, competencias profesionales, areas of expertise,
    expertise, especialidades, aptitudes y habilidades, habilidades y aptitudes, paqueteria y software,
    conocimientos informaticos, habilidades clave, programas y herramientas, manejo de software, mis
    habilidades, skill highlights, competencias laborales, skills and tools, herramientas y tecnologias,
    competencias personales, personal skills, job related skills, actitudes, actitudes y aptitudes,
    cualidades`,
  languages: `
    idiomas, idioma, lenguas, languages, language skills, language, lengua materna, competencias
    linguisticas, conocimiento de idiomas, dominio de idiomas`,
  certifications: `
    certificaciones, certificados, cursos, cursos y certificaciones, certificaciones y cursos, cursos y
    talleres, cursos y diplomados, diplomados, diplomados y cursos, formacion complementaria,
    capacitacion, capacitaciones, certifications, certificates, licenses & certifications, licenses and
    certifications, licencias y certificaciones, courses, training, cursos realizados, educacion
    continua, cursos de actualizacion, actualizacion profesional, licenses, certifications & licenses,
    courses and certifications, certificaciones y licencias, cursos y seminarios, formacion adicional,
    educacion complementaria, courses & certifications, licencias, talleres, cursos tomados, estudios
    complementarios`,
  links: `
    enlaces, redes sociales, redes, links, portafolio, portfolio, social media, sitios web, websites,
    ligas, en linea`,
  other: `
    referencias, referencias laborales, referencias personales, references, intereses, hobbies,
    pasatiempos, aficiones, interests, publicaciones, publications, proyectos, projects, premios,
    reconocimientos, awards, honors, honors & awards, achievements, informacion adicional,
    otros, otros datos, additional information, disponibilidad, premios y reconocimientos, datos
    adicionales, otros conocimientos, proyectos personales, logros y reconocimientos, key
    achievements, actividades extracurriculares, references available upon request, pretensiones
    economicas, expectativa salarial, reconocimientos y premios, asociaciones, permiso de conducir,
    driving licence, driving license, licencia de conducir, valores, personal projects, intereses
    personales, areas de interes`,
};

const KINDS = new Map(
  (Object.keys(HEADINGS) as SectionKind[]).flatMap((kind) =>
    HEADINGS[kind].split(',').map((text) => [text.replace(/\s+/g, ' ').trim(), kind] as const),
  ),
);

/** The same without spaces: of headings whose letters are spaced apart. */
const CLOSED = new Map([...KINDS].map(([text, kind]) => [text.replace(/ /g, ''), kind]));

const LONGEST = 45;

/**
 * What a line is the heading of; null for every other line.
 * @example parseHeading('EXPERIENCIA LABORAL:') // 'experience'
 */
export function parseHeading(line: string): SectionKind | null {
  if (line.length > LONGEST * 2 || /[.,;]$/.test(line.trim())) return null;
  const isSpaced = closeLetters(line) !== line || /^(?:\p{L} ){3}/u.test(line.trim());
  const words = toWords(line).replace(/^(?:\d+|[ivx]+) (?=[a-z]{4})/, '');
  if (words.length > LONGEST) return null;
  const plain = words.replace(/ (?:and|y|e) /g, ' y ');
  return (
    KINDS.get(words) ??
    KINDS.get(plain) ??
    KINDS.get(words.replace(/ and /g, ' & ')) ??
    (isSpaced || !words.includes(' ') ? (CLOSED.get(words.replace(/ /g, '')) ?? null) : null)
  );
}

/** Headings that people follow with their content on the same line: `Idiomas: inglés avanzado`. */
const INLINE: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'certifications',
  'summary',
  'education',
]);

/** A heading and what follows it on its line; null for every other line. */
export function inlineHeading(line: string): { kind: SectionKind; rest: string } | null {
  const at = line.indexOf(':');
  if (at < 4 || at > LONGEST) return null;
  const kind = parseHeading(line.slice(0, at));
  const rest = line.slice(at + 1).trim();
  return kind && rest !== '' && INLINE.has(kind) ? { kind, rest } : null;
}
