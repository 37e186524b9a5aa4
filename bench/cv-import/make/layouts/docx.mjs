/** Résumés as Word documents by docx: one function for each layout. */
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { writeSpan } from '../people.mjs';

const p = (text, { bold = false, size = 21, ...rest } = {}) =>
  new Paragraph({ ...rest, children: [new TextRun({ text, bold, size })] });
const h = (text) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const bullet = (text) => new Paragraph({ text, bullet: { level: 0 } });
const pack = (children, section = {}) =>
  Packer.toBuffer(new Document({ sections: [{ ...section, children }] }));
const link = (person) =>
  new Paragraph({
    children: [new ExternalHyperlink({ link: person.link, children: [new TextRun('LinkedIn')] })],
  });
const study = ({ degree, institution, start, end }) => [
  p(degree, { bold: true }),
  p(`${institution} (${start} - ${end})`),
];
const rest = (person) => [
  h('Educación'),
  ...person.studies.flatMap(study),
  h('Habilidades'),
  ...person.skills.map(bullet),
  h('Idiomas'),
  ...person.languages.map(({ name, label }) => bullet(`${name} - ${label}`)),
  h('Certificaciones'),
  ...person.certifications.map(({ name, issuer, year }) => bullet(`${name} - ${issuer} - ${year}`)),
];

export const simple = (person) =>
  pack([
    p(person.name, { bold: true, size: 40 }),
    p(`${person.phoneText} | ${person.email} | ${person.city}, ${person.stateName}`),
    link(person),
    h('Perfil profesional'),
    p(person.summary),
    h('Experiencia profesional'),
    ...person.jobs.flatMap((each) => [
      p(each.jobtitle, { bold: true }),
      p(each.company),
      p(writeSpan(each, 'long')),
      ...each.duties.map(bullet),
    ]),
    ...rest(person),
  ]);

export const tabbed = (person) =>
  pack([
    new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
    p(`Teléfono: ${person.phoneText}`),
    p(`Correo: ${person.email}`),
    p(`Dirección: ${person.city}, ${person.stateName}`),
    p(person.link),
    h('EXPERIENCIA LABORAL'),
    ...person.jobs.flatMap((each) => [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
        children: [
          new TextRun({ text: each.company, bold: true }),
          new TextRun(`\t${writeSpan(each, 'dot', 'es', { joint: ' - ', now: 'Actual' })}`),
        ],
      }),
      p(each.jobtitle),
      ...each.duties.map(bullet),
    ]),
    ...rest(person),
  ]);

const cell = (children, size) => new TableCell({ width: { size, type: WidthType.PERCENTAGE }, children });
const createTable = (rows) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((cells) => new TableRow({ children: cells })),
  });

export const sidebar = (person) =>
  pack([
    createTable([
      [
        cell(
          [
            h('Contacto'),
            p(person.phoneText),
            p(person.email),
            p(`${person.city}, ${person.stateName}`),
            p(person.link.replace('https://', '')),
            h('Habilidades'),
            ...person.skills.map((skill) => p(skill)),
            h('Idiomas'),
            ...person.languages.map(({ name, label }) => p(`${name}: ${label}`)),
          ],
          30,
        ),
        cell(
          [
            p(person.name, { bold: true, size: 44 }),
            p(person.headline, { size: 28 }),
            h('Resumen'),
            p(person.summary),
            h('Experiencia'),
            ...person.jobs.flatMap((each) => [
              p(`${each.jobtitle}, ${each.company}`, { bold: true }),
              p(writeSpan(each, 'short')),
              ...each.duties.map(bullet),
            ]),
            h('Formación'),
            ...person.studies.flatMap(study),
          ],
          70,
        ),
      ],
    ]),
  ]);

export const grid = (person) =>
  pack([
    p(person.name.toUpperCase(), { bold: true, size: 32, alignment: AlignmentType.CENTER }),
    p(`Cel. ${person.phoneText}`),
    p(person.email),
    p(`${person.city}, ${person.stateShort}`),
    p(person.link),
    p('EXPERIENCIA LABORAL', { bold: true }),
    createTable([
      ['Periodo', 'Empresa', 'Puesto', 'Funciones'].map((text) => cell([p(text, { bold: true })], 25)),
      ...person.jobs.map((each) => [
        cell([p(writeSpan(each, 'number', 'es', { joint: ' a ' }))], 20),
        cell([p(each.company)], 25),
        cell([p(each.jobtitle)], 25),
        cell([p(each.duties.join(' '))], 30),
      ]),
    ]),
    p('ESTUDIOS', { bold: true }),
    createTable(
      person.studies.map(({ degree, institution, start, end }) => [
        cell([p(`${start} - ${end}`)], 20),
        cell([p(degree)], 40),
        cell([p(institution)], 40),
      ]),
    ),
    p('CONOCIMIENTOS', { bold: true }),
    p(person.skills.join(', ')),
    p('IDIOMAS', { bold: true }),
    p(person.languages.map(({ name, label }) => `${name} ${label}`).join(', ')),
  ]);

export const pageHead = (person) =>
  pack(
    [
      p(person.headline, { size: 26 }),
      p(person.link),
      p('OBJETIVO', { bold: true }),
      p(person.summary),
      p('EXPERIENCIA', { bold: true }),
      ...person.jobs.flatMap((each) => [
        p(writeSpan(each, 'dash', 'es', { joint: ' al ', now: 'Presente' }), { bold: true }),
        p(`${each.jobtitle} / ${each.company}`),
        p(each.duties.join(' ')),
      ]),
      p('FORMACIÓN ACADÉMICA', { bold: true }),
      ...person.studies.flatMap(study),
      p('HABILIDADES: ' + person.skills.join(', ')),
      p('IDIOMAS: ' + person.languages.map(({ name, label }) => `${name} (${label})`).join(', ')),
      p('CURSOS', { bold: true }),
      ...person.certifications.map(({ name, year }) => p(`${name}, ${year}`)),
    ],
    {
      headers: {
        default: new Header({
          children: [
            p(person.name, { bold: true, size: 36 }),
            p(`${person.email} | ${person.phoneText} | ${person.city}, ${person.stateName}`),
          ],
        }),
      },
    },
  );

export const english = (person) =>
  pack([
    p(person.name, { bold: true, size: 36 }),
    p(`${person.city}, ${person.stateName}, Mexico`),
    p(`Phone: ${person.phoneText}`),
    p(`Email: ${person.email}`),
    link(person),
    h('Professional Summary'),
    p(person.summary),
    h('Work Experience'),
    ...person.jobs.flatMap((each) => [
      p(`${each.company} | ${each.jobtitle}`, { bold: true }),
      p(writeSpan(each, 'long', 'en')),
      ...each.duties.map(bullet),
    ]),
    h('Education'),
    ...person.studies.flatMap(({ degree, institution, start, end }) => [
      p(institution, { bold: true }),
      p(`${degree}, ${start} – ${end}`),
    ]),
    h('Skills'),
    p(person.skills.join(' | ')),
    h('Languages'),
    ...person.languages.map(({ name, label }) => p(`${name}: ${label}`)),
    h('Certifications'),
    ...person.certifications.map(({ name, issuer, year }) => p(`${name}, ${issuer}, ${year}`)),
  ]);
