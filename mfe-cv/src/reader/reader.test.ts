import { hasText, parseCv, rowsOfDocx, rowsOfPdf, type DocxNode, type PdfPage } from './index.ts';
import { findPhone } from './fields/contact.ts';
import { findSpan } from './fields/dates.ts';
import { findPlace } from './fields/place.ts';
import { parseHeading } from './sections/headings.ts';

/** A page whose texts stand at places, as a PDF says them. */
function page(texts: ReadonlyArray<readonly [text: string, x: number, y: number, size?: number]>): PdfPage {
  const pieces = texts.map(([text, x, y, size = 10]) => ({
    text,
    x,
    y,
    width: text.length * size * 0.5,
    size,
    font: `f${size}`,
  }));
  return { width: 612, height: 792, pieces, links: [] };
}

const read = (...texts: Parameters<typeof page>[0]) => parseCv(rowsOfPdf([page(texts)]));

test.each([
  ['enero 2019 – actualidad', '2019-1', 'now'],
  ['01/2019 - 03/2021', '2019-1', '2021-3'],
  ['2019-2021', '2019', '2021'],
  ['Ene. 2018 a la fecha', '2018-1', 'now'],
  ['Jun 2020 – Present', '2020-6', 'now'],
  ['marzo - julio 2020', '2020-3', '2020-7'],
  ['de septiembre de 2015 a octubre del 2017 (2 años 2 meses)', '2015-9', '2017-10'],
  ['15/02/2016 al 30/11/2018', '2016-2', '2018-11'],
  ['desde 2020', '2020', 'now'],
  ['ago-19 / dic-21', '2019-8', '2021-12'],
])('%s is a span', (text, start, end) => {
  const span = findSpan(text)?.span;
  const write = (moment: { year: number; month: number | null } | null | undefined) =>
    moment ? [moment.year, moment.month].filter((part) => part !== null).join('-') : '';
  expect([write(span?.start), span?.isCurrent ? 'now' : write(span?.end)]).toEqual([start, end]);
});

test.each(['de 8 a 17 horas', '3 de 4 metas', 'C.P. 44100', '2021-2019', 'Norma 2015'])(
  '%s is no heading',
  (text) => {
    expect(findSpan(text)).toBeNull();
  },
);

test.each([
  ['Tel. 33 1234 5678', '3312345678'],
  ['+52 1 (33) 1234-5678', '3312345678'],
  ['044 331 234 5678', '3312345678'],
  ['0052 3312345678', '3312345678'],
  ['+1 415 555 2671', '14155552671'],
  ['RFC 1234567890', ''],
  ['2015 - 2019', ''],
  ['01-2017–09-2020', ''],
])('the telephone in %s', (text, phone) => {
  expect(findPhone(text).phone).toBe(phone);
});

test.each([
  ['Calle Roble 5, Col. Centro, C.P. 44100, Guadalajara, Jal.', 'Guadalajara', 'MX-JAL'],
  ['Puebla, Puebla', 'Puebla', 'MX-PUE'],
  ['CDMX', 'Ciudad de México', 'MX-CMX'],
  ['Tepatitlán, Jalisco, México', 'Tepatitlán', 'MX-JAL'],
])('the place in %s', (text, city, state) => {
  expect(findPlace(text)).toEqual({ city, state });
});

test('headings are known in capitals, with signs, with letters apart, and not in sentences', () => {
  for (const text of [
    'EXPERIENCIA LABORAL:',
    'E X P E R I E N C I A',
    '2. Work Experience',
    '— Experiencia —',
  ])
    expect(parseHeading(text)).toBe('experience');
  expect(parseHeading('Experiencia en ventas')).toBeNull();
  expect(parseHeading('Tengo experiencia.')).toBeNull();
});

test('a column is read to its end before the one beside it', () => {
  const cv = read(
    ['Contacto', 40, 40, 12],
    ['33 1234 5678', 40, 58],
    ['ana.loma@ejemplo.mx', 40, 74],
    ['Idiomas', 40, 110, 12],
    ['Inglés: avanzado', 40, 128],
    ['Ana Loma Ruiz', 230, 44, 22],
    ['Experiencia', 230, 83, 14],
    ['Cajera', 230, 101],
    ['El Lápiz Rojo', 230, 115],
    ['enero 2020 – marzo 2022', 230, 135],
    ['Cobré en caja y atendí a clientes.', 230, 149],
  );
  expect(cv).toMatchObject({
    name: 'Ana Loma Ruiz',
    email: 'ana.loma@ejemplo.mx',
    phone: '3312345678',
    languages: [{ code: 'en', level: 3 }],
    jobs: [
      {
        jobtitle: 'Cajera',
        company: 'El Lápiz Rojo',
        span: {
          start: { year: 2020, month: 1 },
          end: { year: 2022, month: 3 },
          isCurrent: false,
        },
        description: 'Cobré en caja y atendí a clientes.',
      },
    ],
  });
});

test('a table is read line by line, and its head says what is what', () => {
  const cv = read(
    ['Ana Loma Ruiz', 50, 40, 18],
    ['Experiencia laboral', 50, 70, 13],
    ['Empresa', 50, 90],
    ['Puesto', 250, 90],
    ['Periodo', 430, 90],
    ['Rivermar', 50, 105],
    ['Liniera', 250, 105],
    ['2019 - 2021', 430, 105],
    ['Nubalia', 50, 120],
    ['Tornera', 250, 120],
    ['2016 - 2019', 430, 120],
  );
  expect(cv.jobs.map(({ jobtitle, company }) => [jobtitle, company])).toEqual([
    ['Liniera', 'Rivermar'],
    ['Tornera', 'Nubalia'],
  ]);
});

test('an employer may be named once for two titles, as LinkedIn does', () => {
  const cv = read(
    ['Ana Loma Ruiz', 50, 40, 20],
    ['Experiencia', 50, 70, 16],
    ['Rivermar', 50, 90, 12],
    ['4 años 2 meses', 50, 105, 10.5],
    ['Jefa de turno', 50, 120, 11.5],
    ['enero de 2021 - Present (2 años)', 50, 135, 10.5],
    ['Coordiné a doce personas.', 50, 150, 10.5],
    ['Cajera', 50, 170, 11.5],
    ['marzo de 2019 - enero de 2021 (1 año 11 meses)', 50, 185, 10.5],
  );
  expect(cv.jobs.map(({ jobtitle, company }) => [jobtitle, company])).toEqual([
    ['Jefa de turno', 'Rivermar'],
    ['Cajera', 'Rivermar'],
  ]);
});

test('accents that are signs of their own, ligatures and words cut in two are put together', () => {
  const cv = read(
    ['Jos´e P´erez Muñoz', 50, 40, 20],
    ['Perﬁl', 50, 70, 14],
    ['Soy conta-', 50, 90],
    ['dor.', 50, 103],
  );
  expect(cv).toMatchObject({
    name: 'José Pérez Muñoz',
    summary: 'Soy contador.',
  });
});

test('a photograph has no text', () => {
  expect(hasText(rowsOfPdf([page([])]))).toBe(false);
  expect(
    hasText(rowsOfPdf([page([['Ana Loma Ruiz, cajera con experiencia en ventas y almacén', 50, 40]])])),
  ).toBe(true);
});

const run = (value: string, more: Partial<DocxNode> = {}): DocxNode => ({
  type: 'run',
  children: [{ type: 'text', value }],
  ...more,
});
const paragraph = (value: string, more: Partial<DocxNode> = {}): DocxNode => ({
  type: 'paragraph',
  children: [run(value)],
  ...more,
});

test('a Word document is read with its text boxes, tables and lists', () => {
  const cell = (...children: DocxNode[]): DocxNode => ({
    type: 'tableCell',
    children,
  });
  const document: DocxNode = {
    type: 'document',
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'run', children: [paragraph('Ana Loma Ruiz')] }],
      },
      paragraph('Habilidades', { styleName: 'heading 1' }),
      paragraph('Excel avanzado', { numbering: {} }),
      {
        type: 'table',
        children: [
          {
            type: 'tableRow',
            children: [cell(paragraph('Idiomas')), cell(paragraph('Inglés básico'))],
          },
        ],
      },
    ],
  };
  expect(parseCv(rowsOfDocx(document))).toMatchObject({
    name: 'Ana Loma Ruiz',
    skills: [{ name: 'Excel', level: 3 }],
    languages: [{ code: 'en', level: 1 }],
  });
});

test('a file of ours is read by what it says of itself, unless somebody has changed its sections', () => {
  const rows = rowsOfPdf([page([['Ana Loma Ruiz', 50, 40, 20]])]).rows;
  const experience = (title: string) =>
    parseCv({
      rows,
      links: [],
      blocks: [
        { role: 'h1', text: 'Ana Loma · Ruiz', url: '' },
        { role: 'p', text: 'ana@ejemplo.mx', url: 'mailto:ana@ejemplo.mx' },
        { role: 'h2', text: title, url: '' },
        { role: 'h3', text: 'Jefa · de turno', url: '' },
        { role: 'p', text: 'Río · Mar · desde marzo de 2019', url: '' },
      ],
    });
  expect(experience('Experiencia')).toMatchObject({
    name: 'Ana Loma · Ruiz',
    title: '',
    email: 'ana@ejemplo.mx',
    jobs: [
      {
        jobtitle: 'Jefa · de turno',
        company: 'Río · Mar',
        span: { start: { year: 2019, month: 3 }, end: null, isCurrent: false },
      },
    ],
  });
  expect(experience('Proyectos')).toMatchObject({ name: 'Ana Loma Ruiz', jobs: [] });
});
