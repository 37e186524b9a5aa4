/** What the layouts of pdfkit share. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
export const roboto = (name) => readFileSync(require.resolve(`@fontsource/roboto/files/${name}`));

export const WORDS = {
  es: {
    summary: 'Perfil',
    experience: 'Experiencia laboral',
    education: 'Educación',
    skills: 'Habilidades',
    languages: 'Idiomas',
    certs: 'Cursos y certificaciones',
    contact: 'Contacto',
    phone: 'Tel.',
    mail: 'Correo',
  },
  en: {
    summary: 'Summary',
    experience: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certs: 'Certifications',
    contact: 'Contact',
    phone: 'Phone',
    mail: 'Email',
  },
};

/** A document with helpers; `done` gives its bytes. */
export function start(options = {}) {
  const doc = new PDFDocument({ size: 'LETTER', margin: 50, ...options });
  const chunks = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  const done = () =>
    new Promise((resolve) => {
      doc.on('end', () => resolve(Buffer.concat(chunks)));
      doc.end();
    });
  return { doc, done };
}

export const line = (doc, text, { font = 'Helvetica', size = 10, x = 50, width = 512, ...rest } = {}) =>
  doc
    .font(font)
    .fontSize(size)
    .text(text, x, doc.y, { width, ...rest });

export function sections(
  doc,
  person,
  {
    heading,
    job,
    x = 50,
    width = 512,
    order = ['summary', 'experience', 'education', 'skills', 'languages', 'certs'],
    skills = 'comma',
    dates = 'years',
    body = 10,
  },
) {
  const words = WORDS[person.language];
  const text = (value, more = {}) => line(doc, value, { x, width, size: body, ...more });
  for (const part of order) {
    doc.moveDown(0.7);
    heading(words[part]);
    if (part === 'summary') text(person.summary);
    if (part === 'experience')
      person.jobs.forEach((each) => {
        job(each);
        doc.moveDown(0.4);
      });
    if (part === 'education') {
      for (const { degree, institution, start: from, end } of person.studies) {
        text(degree, { font: 'Helvetica-Bold' });
        text(dates === 'years' ? `${institution}, ${from} – ${end}` : `${institution} (${end})`);
        doc.moveDown(0.3);
      }
    }
    if (part === 'skills') {
      if (skills === 'comma') text(person.skills.join(', '));
      else person.skills.forEach((skill) => text(`• ${skill}`));
    }
    if (part === 'languages') person.languages.forEach(({ name, label }) => text(`${name}: ${label}`));
    if (part === 'certs')
      person.certifications.forEach(({ name, issuer, year }) => text(`${name}, ${issuer}, ${year}`));
  }
}

export const duties = (doc, each, { x = 50, width = 512, size = 10 } = {}) =>
  each.duties.forEach((duty) => line(doc, `• ${duty}`, { x, width, size }));
