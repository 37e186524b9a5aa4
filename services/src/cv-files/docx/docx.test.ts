import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { FULL_CV } from '../../testing/full-cv.ts';
import { makeCvFile } from '../index.ts';
import { renderDocx } from './render-docx.ts';

/** The elements of what another reader makes of the file. */
async function readElements(bytes: Buffer): Promise<Array<{ tag: string; text: string }>> {
  const { value, messages } = await mammoth.convertToHtml({ buffer: bytes });
  assert.deepEqual(messages, []);
  return [...value.matchAll(/<(h1|h2|h3|p|li)>(.*?)<\/\1>/g)].map(([, tag = '', html = '']) => ({
    tag,
    text: html.replaceAll('<br />', '\n').replaceAll(/<[^>]+>/g, ''),
  }));
}

test('the Word document has headings, lists and links, which other programs read', async () => {
  const bytes = await makeCvFile({ cv: FULL_CV, format: 'docx', siteName: 'Chamba' });
  const elements = await readElements(bytes);
  const of = (tag: string) => elements.flatMap((element) => (element.tag === tag ? [element.text] : []));
  assert.deepEqual(of('h1'), ['Ma. Guadalupe Hernández Núñez']);
  assert.deepEqual(of('h2'), [
    'Objetivo profesional',
    'Experiencia',
    'Educación',
    'Especialidad',
    'Habilidades',
    'Idiomas',
    'Certificaciones',
    'Enlaces',
    'Lo que busca',
  ]);
  assert.deepEqual(of('h3'), [
    'Cajera principal',
    'Vendedora de piso',
    'Auxiliar de tienda',
    'Contaduría pública',
    'Bachillerato',
  ]);
  for (const item of [
    'Arqueos sin faltantes 🎉',
    'Cobranza · 1 año',
    'Excel · Básico',
    'Inglés · Intermedio',
    'Primeros auxilios · Cruz Roja Mexicana · 2023',
    'Portafolio · https://example.com/lupita',
    'Áreas de interés: Cajeros, Atención al cliente',
  ])
    assert.ok(of('li').includes(item), item);
  for (const text of [
    'Cajera con 8 años de experiencia',
    'lupita@example.com',
    '33 1234 5678',
    'Zapopan, Jalisco',
    'Súper Ñandú · marzo de 2019 a la fecha',
    'Zapatería Łódź · enero de 2016 a febrero de 2019',
    'Cobaej plantel 7 · 2012 a 2015',
  ])
    assert.ok(of('p').includes(text), text);
  const { value: html } = await mammoth.convertToHtml({ buffer: bytes });
  for (const url of ['mailto:lupita@example.com', 'https://example.com/cruz', 'https://example.com/lupita'])
    assert.ok(html.includes(`<a href="${url}">`), url);
  const files = unzipSync(bytes);
  const core = strFromU8(files['docProps/core.xml'] ?? new Uint8Array());
  assert.match(core, /<dc:title>CV de Ma\. Guadalupe Hernández Núñez</);
  assert.match(strFromU8(files['word/styles.xml'] ?? new Uint8Array()), /w:lang w:val="es-MX"/);
});

test('what people paste does no harm to it', async () => {
  const cv = {
    ...FULL_CV,
    candidate: { name: 'Ana <b>& Ríos', email: '', phone: '', location: '' },
    resume: { ...FULL_CV.resume, objective: 'Uno\u0000\u0008\ndos\r\n\r\ntres \ud800 李 👩‍🍳' },
  };
  const bytes = await renderDocx(cv, 'Chamba');
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  // XML has no such signs; Word does not open a file with one.
  assert.doesNotMatch(xml, /[^\P{Cc}\n\r\t]/u);
  const elements = await readElements(bytes);
  assert.equal(elements[0]?.text, 'Ana &lt;b&gt;&amp; Ríos');
  assert.ok(elements.some(({ text }) => text === 'Uno\ndos'));
  assert.ok(elements.some(({ text }) => /^tres .*李 👩‍🍳$/u.test(text)));
});
