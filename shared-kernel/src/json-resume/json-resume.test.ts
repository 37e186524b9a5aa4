/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { fromJsonResume, toJsonResume, type CvContent } from './index.ts';

const readSchema = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object;

const ajv = new Ajv({ schemaId: 'auto', format: 'full', allErrors: true });
ajv.addMetaSchema(readSchema(require.resolve('ajv/lib/refs/json-schema-draft-04.json')));
const isValid = ajv.compile(readSchema(path.join(__dirname, 'schema/resume-1.0.0.json')));

/** The faults of a file, as the official schema sees them. */
function faults(file: unknown): unknown {
  return isValid(file) ? [] : isValid.errors;
}

/** A résumé with every field filled, and every kind of element that has one left open. */
const whole: CvContent = {
  person: {
    name: 'Ma. Guadalupe Hernández Núñez',
    email: 'lupita@example.com',
    phone: '33 1234 5678',
    countryid: 'MX',
    stateid: 'MX-JAL',
    city: 'Zapopan',
    cp: '45010',
  },
  title: 'Cajera con 8 años de experiencia',
  objective: 'Un empleo de tiempo completo.\nCerca de casa.',
  employments: [
    {
      jobtitle: 'Cajera principal',
      company: 'Súper Ñandú',
      startdate: '2019-03',
      enddate: '',
      iscurrent: true,
      description: 'Corte de caja.\n• Arqueos',
    },
    {
      jobtitle: 'Vendedora',
      company: 'Zapatería Łódź',
      startdate: '2016-01',
      enddate: '2019-02',
      iscurrent: false,
      description: '',
    },
    {
      jobtitle: 'Ayudante',
      company: 'Abarrotes',
      startdate: '2015-01',
      enddate: '',
      iscurrent: false,
      description: 'Mostrador 🎉',
    },
  ],
  academicexperience: [
    { levelid: 5, institution: 'UdeG', degree: 'Administración', startyear: '2012', endyear: '2016' },
    { levelid: 4, institution: '', degree: '', startyear: '', endyear: '2011' },
    { levelid: 1, institution: 'Secundaria 7', degree: '', startyear: '2006', endyear: '' },
  ],
  specialities: [
    { name: 'Cobranza', years: 4 },
    { name: 'Inventarios', years: 1 },
    { name: 'Ventas', years: 0 },
  ],
  skills: [
    { name: 'Excel', level: 1 },
    { name: 'Word', level: 2 },
    { name: 'Caja', level: 3 },
    { name: 'Inglés técnico', level: 0 },
  ],
  languages: { en: '2', es: '4', nah: '1', mfs: '3' },
  certifications: [
    { name: 'Primeros auxilios', issuer: 'Cruz Roja', year: '2023', url: 'https://example.com/c?a=1&b=2#x' },
    { name: 'Manejo de alimentos', issuer: '', year: '', url: '' },
  ],
  links: [
    { title: 'Portafolio', url: 'https://example.com/lupita' },
    { title: '', url: 'https://example.com' },
  ],
};

test('a résumé with every field is valid JSON Resume 1.0.0, and the same when it is read back', () => {
  const written: unknown = JSON.parse(JSON.stringify(toJsonResume(whole)));
  expect(faults(written)).toEqual([]);
  expect(fromJsonResume(written)).toEqual({ content: whole, unread: [] });
});

test('one without anything is valid too', () => {
  const empty: CvContent = {
    person: { name: '', email: '', phone: '', countryid: '', stateid: '', city: '', cp: '' },
    title: '',
    objective: '',
    employments: [],
    academicexperience: [],
    specialities: [],
    skills: [],
    languages: {},
    certifications: [],
    links: [],
  };
  const written: unknown = JSON.parse(JSON.stringify(toJsonResume(empty)));
  expect(faults(written)).toEqual([]);
  expect(fromJsonResume(written)?.content).toEqual(empty);
});

test('addresses with letters and spaces are written as the standard wants them, and lead to the same place', () => {
  const url = 'https://ejemplo.com/años/mi cv.pdf?q="ñ"&p=100%25';
  const written = toJsonResume({ ...whole, links: [{ title: 'CV', url }] });
  expect(faults(JSON.parse(JSON.stringify(written)))).toEqual([]);
  const [link] = fromJsonResume(written)?.content.links ?? [];
  expect(new URL(link?.url ?? '').href).toBe(new URL(url).href);
});

test('the schema notices a fault', () => {
  expect(faults({ basics: { email: 'nobody' } })).not.toEqual([]);
  expect(faults({ work: [{ startDate: 'marzo' }] })).not.toEqual([]);
});

test('a file of another program is read in its words, and what has no place is named', () => {
  const read = fromJsonResume({
    basics: {
      name: 'Ana Ríos',
      url: 'https://ana.example',
      location: { region: 'CDMX', countryCode: 'mx' },
      profiles: [{ username: 'ana', url: 'https://social.example/ana' }, { network: 'Sin dirección' }],
    },
    work: [
      { company: 'Acme', position: 'Developer', startDate: '2020-05-04', highlights: ['Uno', ' ', 'Dos'] },
      { name: 'Otra', startDate: '2018', endDate: '2019-02-28', summary: 'Texto' },
    ],
    education: [
      { institution: 'UNAM', studyType: 'Bachelor of Science', area: 'Física', startDate: '2010-08-01' },
      { institution: 'UAM', studyType: 'Maestría en Letras' },
    ],
    skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] }, { keywords: ['HTML'] }],
    languages: [
      { language: 'English', fluency: 'C1' },
      { language: 'español', fluency: 'Native speaker' },
      { language: 'Klingon', fluency: 'Fluent' },
    ],
    certificates: [{ name: 'CKA', date: '2023-05-07' }],
    projects: [{ name: 'Proyecto' }],
    awards: [],
  });
  expect(read?.unread).toEqual(['projects', 'languages']);
  expect(read?.content).toMatchObject({
    person: { name: 'Ana Ríos', stateid: 'MX-CMX', countryid: 'MX' },
    employments: [
      { company: 'Acme', startdate: '2020-05', enddate: '', iscurrent: true, description: '• Uno\n• Dos' },
      { company: 'Otra', startdate: '2018', enddate: '2019-02', iscurrent: false, description: 'Texto' },
    ],
    academicexperience: [
      { levelid: 5, degree: 'Física', startyear: '2010' },
      { levelid: 6, degree: 'Maestría en Letras', institution: 'UAM' },
    ],
    skills: [
      { name: 'Web', level: 3 },
      { name: 'HTML', level: 0 },
      { name: 'CSS', level: 0 },
    ],
    languages: { en: '3', es: '4' },
    certifications: [{ name: 'CKA', year: '2023' }],
    links: [
      { title: '', url: 'https://ana.example' },
      { title: 'ana', url: 'https://social.example/ana' },
    ],
  });
});

test.each([
  ['a list', []],
  ['a text', 'hola'],
  ['nothing', null],
  ['another kind of file', { name: 'package', version: '1.0.0' }],
])('%s is no JSON Resume', (_what, file) => expect(fromJsonResume(file)).toBeNull());

test('wrong types leave out only themselves', () => {
  const read = fromJsonResume({
    basics: { name: ['Ana'], label: 7, location: 'Zapopan', profiles: 'x' },
    work: [null, 'x', { name: 5, summary: {} }],
    skills: { name: 'x' },
    languages: [{ language: 3 }],
  });
  expect(read?.content).toMatchObject({
    person: { name: '', city: '' },
    title: '7',
    employments: [{ company: '5', description: '' }],
    skills: [],
    languages: {},
  });
});
