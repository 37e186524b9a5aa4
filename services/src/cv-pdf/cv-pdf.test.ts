import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ApplicationSnapshot } from '@chamba/kernel/applications';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { makeCvPdf } from './index.ts';

const snapshot: ApplicationSnapshot = {
  accepted: '2026-11-25T15:00:00.000Z',
  offer: {
    jobid: '7',
    reference: 'A-17',
    title: 'Cajera o cajero de sucursal',
    companyname: 'Farmacias La Merced',
    location: 'Guadalajara, Jalisco',
    url: '/empleo/oferta/7-cajera-o-cajero-de-sucursal',
  },
  candidate: {
    name: 'Ma. Guadalupe Hernández Núñez',
    email: 'lupita@example.com',
    phone: '33 1234 5678',
    location: 'Zapopan, Jalisco',
  },
  resume: {
    resumeid: '70',
    title: 'Cajera con 8 años de experiencia',
    objective: 'Busco un empleo de tiempo completo cerca de casa.',
    interests: ['Cajeros', 'Atención al cliente'],
    salary: '$9,500 MXN al mes',
    willingtotravel: false,
    employments: [
      {
        jobtitle: 'Cajera principal',
        company: 'Súper Ñandú',
        startdate: '2019-03',
        enddate: '',
        iscurrent: true,
        description: 'Corte de caja diario.\n● Apertura y cierre\n✓ Arqueos sin faltantes 🎉',
      },
      {
        jobtitle: 'Vendedora de piso',
        company: 'Zapatería Łódź',
        startdate: '2016-01',
        enddate: '2019-02',
        iscurrent: false,
        description: '',
      },
    ],
    studies: [
      {
        level: 'Preparatoria',
        degree: '',
        institution: 'Cobaej plantel 7',
        startyear: '2012',
        endyear: '2015',
      },
    ],
    specialities: [{ name: 'Cobranza', years: 1 }],
    skills: [{ name: 'Excel', level: 'Básico' }],
    languages: [{ language: 'Inglés', level: 'Intermedio' }],
    certifications: [
      {
        name: 'Primeros auxilios',
        issuer: 'Cruz Roja Mexicana',
        year: '2023',
        url: 'https://example.com/cruz',
      },
    ],
    links: [{ title: 'Portafolio', url: 'https://example.com/lupita' }],
  },
  skills: [{ id: 'arqueo', description: 'Arqueo', level: 'Avanzado' }],
  killerQuestions: [{ id: 'turno', question: '¿Puedes rolar turnos?', answer: 'Sí' }],
};

type Node = { role?: string; children?: readonly object[] };

const rolesIn = (node: Node): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap((child) => rolesIn(child)),
];

/** What a reader of the file finds in it. */
async function readBack(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const links = await Promise.all(pages.map((page) => page.getAnnotations()));
  const { info } = await document.getMetadata();
  const mark = await document.getMarkInfo();
  await task.destroy();
  return {
    text: contents
      .flatMap(({ items }) => items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)))
      .join(''),
    pages: pages.length,
    lang: contents[0]?.lang,
    info,
    isTagged: mark?.Marked,
    roles: trees.flatMap((tree) => (tree ? rolesIn(tree) : [])),
    links: links.flat().map(({ url }) => url),
  };
}

describe('the PDF of a CV', () => {
  test('says what the snapshot says, as text that can be searched and read aloud', async () => {
    const bytes = await makeCvPdf(snapshot, 'Chamba');
    const { text, pages, lang, info, isTagged, roles, links } = await readBack(bytes);
    for (const said of [
      'Ma. Guadalupe Hernández Núñez',
      'lupita@example.com',
      '33 1234 5678',
      'Zapopan, Jalisco',
      'Cajera principal',
      'Súper Ñandú · marzo de 2019 a la fecha',
      '• Apertura y cierre',
      'Arqueos sin faltantes',
      'Vendedora de piso',
      'Zapatería Łódź · enero de 2016 a febrero de 2019',
      'Preparatoria',
      '2012 a 2015',
      'Inglés · Intermedio',
      'Arqueo · Avanzado',
      'Busco un empleo de tiempo completo cerca de casa.',
      'Cobranza · 1 año',
      'Excel · Básico',
      'Primeros auxilios · Cruz Roja Mexicana · 2023',
      'Portafolio · https://example.com/lupita',
      '¿Puedes rolar turnos?',
      '$9,500 MXN al mes',
    ])
      assert.ok(text.includes(said), `${said} in ${text}`);
    assert.equal(pages, 2);
    assert.equal(lang, 'es-MX');
    assert.equal(info['Title'], 'CV de Ma. Guadalupe Hernández Núñez');
    assert.equal(isTagged, true);
    assert.deepEqual(
      ['H1', 'H2', 'H3', 'P'].filter((role) => !roles.includes(role)),
      [],
    );
    assert.deepEqual(links, [
      'mailto:lupita@example.com',
      'https://example.com/cruz',
      'https://example.com/lupita',
    ]);
  });

  test('a long CV goes on over several pages and loses nothing', async () => {
    const [first] = snapshot.resume.employments;
    assert.ok(first);
    const employments = Array.from({ length: 20 }, (_, index) => ({
      ...first,
      jobtitle: `Puesto número ${index + 1}`,
      description: 'Atender a clientes y cuidar el orden de la sucursal. '.repeat(12),
    }));
    const long = { ...snapshot, resume: { ...snapshot.resume, employments } };
    const { text, pages } = await readBack(await makeCvPdf(long, 'Chamba'));
    assert.ok(pages > 1);
    for (const { jobtitle } of employments) assert.ok(text.includes(jobtitle), jobtitle);
    assert.match(text, new RegExp(`página ${pages} de ${pages}`));
  });
});
