import type { Resume } from '@chamba/kernel/api';
import { REQUIRED_SECTIONS, type RequiredSection } from '../completeness/completeness.ts';
import { isCandidatePart, listRows, type Part } from './rows.ts';

/** One section of the page. */
export type SectionKind = {
  hash: string;
  title: string;
  /** What is edited in place. */
  part?: Part;
  /** Part that one needs before one can apply. */
  required?: RequiredSection;
  /** Step of the sign-up that fills it: the way of pages without scripts, and of what is not edited in place. */
  step?: string;
  /** What it is good for, said while there is nothing in it. */
  hint: string;
  /** The words of what fills it. */
  add: string;
};

/** The sections in the order of the page. */
export const SECTIONS = {
  personal: {
    hash: 'personal',
    title: 'Datos personales',
    part: 'personal',
    step: REQUIRED_SECTIONS.contact.step,
    hint: 'Agrega tu nombre para que las empresas sepan quién eres.',
    add: 'Agregar datos',
  },
  contact: {
    hash: 'contacto',
    title: 'Datos de contacto',
    part: 'contact',
    required: 'contact',
    step: REQUIRED_SECTIONS.contact.step,
    hint: 'Agrega tu teléfono, tu ciudad y tu correo para que las empresas puedan comunicarse contigo.',
    add: REQUIRED_SECTIONS.contact.action,
  },
  links: {
    hash: 'archivos-enlaces',
    title: 'Archivos y enlaces',
    part: 'links',
    hint: 'Tu portafolio, tu LinkedIn o tus redes de trabajo: lo que muestre lo que haces.',
    add: 'Agregar enlace',
  },
  objective: {
    hash: 'objetivo',
    title: 'Objetivo profesional',
    part: 'objective',
    required: 'profession',
    step: REQUIRED_SECTIONS.profession.step,
    hint: 'Agrega tu profesión, tus áreas de interés y el sueldo que buscas.',
    add: REQUIRED_SECTIONS.profession.action,
  },
  experience: {
    hash: 'experiencia',
    title: 'Experiencia profesional',
    part: 'employments',
    required: 'experience',
    step: REQUIRED_SECTIONS.experience.step,
    hint: 'Agrega al menos un empleo.',
    add: REQUIRED_SECTIONS.experience.action,
  },
  specialities: {
    hash: 'especialidad',
    title: 'Especialidad',
    part: 'specialities',
    hint: 'Di en qué eres especialista y cuántos años llevas: las empresas buscan por especialidad.',
    add: 'Agregar especialidad',
  },
  skills: {
    hash: 'habilidades',
    title: 'Habilidades',
    part: 'skills',
    hint: 'Lo que sabes hacer, como Excel, corte de caja o manejo de montacargas.',
    add: 'Agregar habilidad',
  },
  education: {
    hash: 'educacion',
    title: 'Educación',
    part: 'academicexperience',
    required: 'education',
    step: REQUIRED_SECTIONS.education.step,
    hint: 'Agrega al menos un estudio. Las vacantes piden Secundaria, Bachillerato, Técnico o Universitario.',
    add: REQUIRED_SECTIONS.education.action,
  },
  languages: {
    hash: 'idioma',
    title: 'Idiomas',
    part: 'languages',
    hint: 'Agrega los idiomas que hablas, también las lenguas originarias.',
    add: 'Agregar idioma',
  },
  certifications: {
    hash: 'certificaciones',
    title: 'Certificaciones',
    part: 'certifications',
    hint: 'Cursos, licencias y certificados que respaldan lo que sabes.',
    add: 'Agregar certificación',
  },
} as const satisfies Record<string, SectionKind>;

/** Whether something stands in a section. */
export function hasData(resume: Resume, { part }: SectionKind): boolean {
  if (part === undefined || isCandidatePart(part)) return true;
  if (part !== 'objective') return listRows(resume, part).length > 0;
  const { resumetitle, professionalinterests: wants } = resume;
  return resumetitle !== '' || wants.desiredsalary > 0 || wants.objective !== '';
}
