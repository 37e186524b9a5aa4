import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FULL_CV } from '../../testing/full-cv.ts';
import { readPdf, withinElement } from '../../testing/read-pdf.ts';
import type { PdfElement } from '../../testing/read-pdf.ts';
import { makeCvFile } from '../index.ts';
import type { CvSource } from '../index.ts';
import { renderPdf } from './render-pdf.ts';

/** The smallest PNG: one point. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
);

async function read(cv: CvSource, layout: 'classic' | 'columns') {
  const bytes = await renderPdf(cv, layout, 'Chamba');
  const found = await readPdf(bytes);
  const elements = found.pages.flatMap(({ tree }) => (tree ? withinElement(tree) : []));
  return { ...found, bytes, elements, raw: bytes.toString('latin1') };
}

const ofRole = (elements: readonly PdfElement[], role: string): string[] =>
  elements.flatMap((element) => (element.role === role ? [element.text] : []));

/** Every text of the CV as the file says it, in reading order. */
const HEAD = ['Ma. Guadalupe Hernández Núñez', 'Cajera con 8 años de experiencia'];
const WORK = [
  'Objetivo profesional',
  'Busco un empleo de tiempo completo cerca de casa, con horario fijo y trato directo con los clientes.',
  'Experiencia',
  'Cajera principal',
  'Súper Ñandú · marzo de 2019 a la fecha',
  'Corte de caja diario y atención en mostrador. Capacité a dos personas nuevas y reduje los faltantes del turno.',
  'Apertura y cierre de la sucursal, con el conteo del fondo fijo y la entrega de valores al servicio de traslado',
  'Arqueos sin faltantes',
  'Facturación a clientes',
  'Vendedora de piso',
  'Zapatería Łódź · enero de 2016 a febrero de 2019',
  'Auxiliar de tienda',
  'Papelería El Lápiz · agosto de 2014 a diciembre de 2015',
  'Surtido de anaqueles, inventario semanal y ventas de temporada.',
  'Educación',
  'Contaduría pública',
  'Universitario titulado · Universidad de Guadalajara · 2015 a 2019',
  'Bachillerato',
  'Cobaej plantel 7 · 2012 a 2015',
];
const SHORT = [
  'Especialidad',
  'Cobranza · 1 año',
  'Control de inventarios · 4 años',
  'Habilidades',
  'Excel · Básico',
  'Corte de caja · Avanzado',
  'Servicio al cliente',
  'Punto de venta · Intermedio',
  'Manejo de efectivo · Avanzado',
  'Idiomas',
  'Español · Nativo',
  'Inglés · Intermedio',
];
const CERTIFICATIONS = [
  'Certificaciones',
  'Primeros auxilios · Cruz Roja Mexicana · 2023',
  'Manejo higiénico de alimentos · Distintivo H · 2021',
];
const LINKS = ['Enlaces', 'Portafolio · https://example.com/lupita'];
const WISHES = [
  'Lo que busca',
  'Sueldo deseado: $9,500 MXN al mes',
  'Áreas de interés: Cajeros, Atención al cliente',
  'Puede viajar: no',
  'Puede cambiar de residencia: sí',
];
const ORDER = {
  classic: [
    ...HEAD,
    'lupita@example.com',
    '33 1234 5678 · Zapopan, Jalisco',
    ...WORK,
    ...SHORT,
    ...CERTIFICATIONS,
    ...LINKS,
    ...WISHES,
  ],
  columns: [
    ...HEAD,
    'Contacto',
    'lupita@example.com',
    '33 1234 5678',
    'Zapopan, Jalisco',
    ...WORK,
    ...CERTIFICATIONS,
    ...WISHES,
    ...SHORT,
    ...LINKS,
  ],
} as const;

/** Elements that hold the texts themselves. */
const TEXTS = new Set(['H1', 'H2', 'H3', 'P', 'LBody']);

for (const layout of ['classic', 'columns'] as const)
  describe(`the PDF of a CV, ${layout}`, () => {
    test('says everything, in reading order, as text', async () => {
      const { elements } = await read(FULL_CV, layout);
      const said = elements.flatMap(({ role, text }) => (TEXTS.has(role) ? [text] : []));
      if (layout === 'classic') assert.deepEqual(said, ORDER.classic);
      // Each column is read in its order; where a page ends, the side comes before what goes on.
      const side = new Set<string>([...SHORT, ...LINKS]);
      const isAside = (text: string): boolean => side.has(text);
      for (const column of [isAside, (text: string) => !isAside(text)])
        assert.deepEqual(said.filter(column), ORDER[layout].filter(column));
    });

    test('is built as PDF/UA asks for', async () => {
      const { elements, pages, info, isTagged, preferences, raw } = await read(
        { ...FULL_CV, photo: PHOTO },
        layout,
      );
      assert.equal(isTagged, true);
      assert.equal(info['Title'], 'CV de Ma. Guadalupe Hernández Núñez');
      assert.equal(info['Language'], 'es-MX');
      assert.equal(preferences?.['DisplayDocTitle'], true);
      assert.match(raw, /<pdfuaid:part>1</);
      for (const page of pages) {
        assert.equal(page.lang, 'es-MX');
        assert.equal(page.untagged, '');
        assert.deepEqual(
          page.tree?.children.map(({ role }) => role),
          ['Document'],
        );
      }
      // Every page goes through its links in the order of the structure.
      assert.equal(raw.match(/\/Tabs \/S/g)?.length, pages.length);
      const fonts = raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
      assert.ok(fonts > 0);
      assert.equal(raw.match(/\/FontFile2 /g)?.length, fonts, 'fonts that are not in the file');
      assert.equal(raw.match(/\/ToUnicode /g)?.length, fonts, 'fonts whose signs have no letters');

      const levels = elements.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role[1])] : []));
      assert.equal(levels.filter((level) => level === 1).length, 1);
      levels.forEach((level, index) => assert.ok(level <= (levels[index - 1] ?? 0) + 1, `H${level}`));

      const childRoles = (role: string) =>
        new Set(
          elements
            .filter((one) => one.role === role)
            .flatMap((one) => one.children.map((child) => child.role)),
        );
      assert.deepEqual([...childRoles('L')], ['LI']);
      assert.deepEqual([...childRoles('LI')], ['Lbl', 'LBody']);
      assert.deepEqual(new Set(ofRole(elements, 'Lbl')), new Set(['•']));

      const figures = elements.filter(({ role }) => role === 'Figure');
      assert.deepEqual(
        figures.map(({ alt }) => alt),
        ['Fotografía de Ma. Guadalupe Hernández Núñez'],
      );

      for (const link of elements.filter(({ role }) => role === 'Link'))
        assert.ok(link.links > 0 && link.text !== '');
      const links = pages.flatMap((page) => page.links);
      assert.deepEqual(
        new Set(links.map(({ url }) => url)),
        new Set(['mailto:lupita@example.com', 'https://example.com/cruz', 'https://example.com/lupita']),
      );
      assert.ok(links.every(({ says }) => says !== ''));
    });

    test('goes on over pages, and splits no title from its text', async () => {
      const [first] = FULL_CV.resume.employments;
      assert.ok(first);
      const employments = Array.from({ length: 20 }, (_, index) => ({
        ...first,
        jobtitle: `Puesto ${index + 1}`,
        description: 'Atender a clientes y cuidar el orden de la sucursal. '.repeat((index % 5) * 4 + 2),
      }));
      const skills = Array.from({ length: 60 }, (_, index) => ({
        name: `Habilidad ${index + 1}`,
        level: 'Básico',
      }));
      const long = {
        ...FULL_CV,
        resume: { ...FULL_CV.resume, employments, skills },
      };
      const { pages, elements, bytes } = await read(long, layout);
      assert.ok(pages.length > 2);
      assert.ok(bytes.length < 500_000);
      assert.deepEqual(
        ofRole(elements, 'H3').filter((text) => text.startsWith('Puesto')),
        employments.map(({ jobtitle }) => jobtitle),
      );
      const all = elements.map(({ text }) => text).join('\n');
      for (const { name } of skills) assert.ok(all.includes(`${name} · Básico`), name);
      const words = elements.flatMap(({ role, text }) => (role === 'P' ? text.split(' ') : []));
      const written = employments.flatMap(({ description }) => description.trim().split(' '));
      assert.ok(words.length > written.length);
      pages.forEach(({ tree, decoration }, number) => {
        assert.match(decoration, new RegExp(`página ${number + 1} de ${pages.length}`));
        for (const section of tree?.children[0]?.children ?? [])
          section.children.forEach(({ role, text }, index) => {
            const next = section.children[index + 1];
            if (role === 'H2') assert.ok(next, `${text} stands alone on page ${number + 1}`);
            if (role === 'H3' && text.startsWith('Puesto')) {
              assert.match(next?.text ?? '', /^Súper Ñandú/, text);
              assert.match(section.children[index + 2]?.text ?? '', /^Atender a clientes.*Atender/, text);
            }
          });
      });
    });

    test('has no last page of a line or two', async () => {
      const link = (index: number) => ({ url: `https://ejemplo.com/${index}`, title: '' });
      let before = 1;
      for (let count = 0; count <= 32; count += 1) {
        const links = Array.from({ length: count }, (_, index) => link(index));
        const { pages } = await read({ ...FULL_CV, resume: { ...FULL_CV.resume, links } }, layout);
        const last = pages.at(-1)?.tree;
        const lines = last ? withinElement(last).filter(({ role }) => /^(?:H\d|P|LBody)$/.test(role)) : [];
        if (pages.length > before) assert.ok(lines.length > 3, `${count} links: ${lines.length} lines`);
        before = pages.length;
      }
      assert.ok(before > 1);
    });

    test('bears what people paste', async () => {
      const url = `https://example.com/${'carpeta-larga/'.repeat(30)}`;
      const { elements, pages, raw } = await read(
        {
          ...FULL_CV,
          candidate: {
            name: 'Ana 李 Ríos 👩‍🍳',
            email: 'ana@example.com',
            phone: '',
            location: '',
          },
          resume: {
            ...FULL_CV.resume,
            objective: `Η Ελλάδα, Москва\tViệt Nam\u200b “comillas” — 5 €\r\n\r\n${'W'.repeat(400)}`,
            links: [{ title: '', url }],
            specialities: [{ name: '🎉', years: 0 }],
          },
          photo: Buffer.from('no picture'),
        },
        layout,
      );
      const said = elements.map(({ text }) => text).join('\n');
      assert.ok(said.includes('Ana ? Ríos'));
      assert.ok(said.includes('Η Ελλάδα, Москва Việt Nam “comillas” — 5 €'), said);
      assert.ok(said.replaceAll(' ', '').includes('W'.repeat(400)));
      assert.ok(said.replaceAll(' ', '').includes(url));
      assert.ok(
        pages
          .flatMap((page) => page.links)
          .every(
            (link) => link.url === 'mailto:ana@example.com' || link.url?.startsWith('https://example.com/c'),
          ),
      );
      // A section of which nothing can be written is left out with its heading.
      assert.ok(!ofRole(elements, 'H2').includes('Especialidad'));
      assert.ok(!elements.some(({ role }) => role === 'Figure'));
      assert.match(raw, /\/Title/);
    });
  });

test('an employer gets it with what the application adds', async () => {
  const application = {
    offer: {
      jobid: '7',
      reference: 'A-17',
      title: 'Cajera o cajero de sucursal',
      companyname: 'Farmacias La Merced',
      location: 'Guadalajara, Jalisco',
      url: '/empleo/oferta/7-cajera-o-cajero-de-sucursal',
    },
    skills: [{ id: 'arqueo', description: 'Arqueo', level: 'Avanzado' }],
    photo: '',
    files: [],
    killerQuestions: [{ id: 'turno', question: '¿Puedes rolar turnos?', answer: 'Sí' }],
  };
  const bytes = await makeCvFile({
    cv: { ...FULL_CV, application },
    format: 'pdf',
    siteName: 'Chamba',
  });
  const { pages, info } = await readPdf(bytes);
  const elements = pages.flatMap(({ tree }) => (tree ? withinElement(tree) : []));
  assert.equal(info['Creator'], 'Chamba');
  assert.ok(
    ofRole(elements, 'P').includes('Postulación a Cajera o cajero de sucursal · Farmacias La Merced'),
  );
  assert.ok(ofRole(elements, 'H3').includes('¿Puedes rolar turnos?'));
  assert.ok(ofRole(elements, 'P').includes('Sí'));
  assert.equal(ofRole(elements, 'LBody').indexOf('Arqueo · Avanzado') >= 0, true);
});
