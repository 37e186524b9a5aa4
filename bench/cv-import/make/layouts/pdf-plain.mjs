/** Résumés as PDFs by pdfkit, in plain lines and with a column at the side: one function for each layout. */
import { writeSpan } from '../people.mjs';
import { duties, line, sections, start, WORDS } from './pdf-parts.mjs';

export async function classic(person) {
  const { doc, done } = start();
  line(doc, person.name, { font: 'Helvetica-Bold', size: 22 });
  line(doc, `${person.email} | ${person.phoneText} | ${person.city}, ${person.stateName}`);
  line(doc, person.link);
  sections(doc, person, {
    heading: (text) => line(doc, text.toUpperCase(), { font: 'Helvetica-Bold', size: 12 }),
    job: (each) => {
      const y = doc.y;
      line(doc, each.jobtitle, { font: 'Helvetica-Bold', size: 11, width: 320 });
      const after = doc.y;
      doc
        .font('Helvetica')
        .fontSize(10)
        .text(writeSpan(each, 'long', person.language), 372, y, { width: 190, align: 'right' });
      doc.y = after;
      line(doc, `${each.company}, ${each.place}`, { font: 'Helvetica-Oblique' });
      duties(doc, each);
    },
  });
  return done();
}

export async function dateFirst(person) {
  const { doc, done } = start();
  line(doc, 'CURRICULUM VITAE', { size: 14, font: 'Times-Bold', align: 'center' });
  line(doc, person.name.toUpperCase(), { size: 18, font: 'Times-Bold', align: 'center' });
  line(doc, `Teléfono: ${person.phoneText}`, { font: 'Times-Roman' });
  line(doc, `Correo electrónico: ${person.email}`, { font: 'Times-Roman' });
  line(doc, `Domicilio: Calle Nogal 12, Col. Centro, C.P. 44100, ${person.city}, ${person.stateShort}`, {
    font: 'Times-Roman',
  });
  line(doc, `LinkedIn: ${person.link.replace('https://www.', '')}`, { font: 'Times-Roman' });
  sections(doc, person, {
    heading: (text) => line(doc, text, { font: 'Times-Bold', size: 13 }),
    job: (each) => {
      line(doc, writeSpan(each, 'de', 'es', { joint: ' a ', now: 'la fecha' }), { font: 'Times-Bold' });
      line(doc, each.jobtitle, { font: 'Times-Roman' });
      line(doc, each.company, { font: 'Times-Italic' });
      duties(doc, each);
    },
  });
  return done();
}

export async function companyFirst(person) {
  const { doc, done } = start();
  line(doc, person.name, { font: 'Times-Bold', size: 24, align: 'center' });
  line(doc, `${person.city}, ${person.stateName} • ${person.phoneText} • ${person.email} • ${person.link}`, {
    align: 'center',
    size: 9,
  });
  sections(doc, person, {
    order: ['experience', 'education', 'skills', 'languages', 'certs'],
    heading: (text) => line(doc, text, { font: 'Times-Bold', size: 14, underline: true }),
    job: (each) => {
      const y = doc.y;
      line(doc, each.company, { font: 'Times-Bold', size: 12, width: 330 });
      const after = doc.y;
      doc
        .font('Times-Roman')
        .fontSize(10)
        .text(writeSpan(each, 'dot', person.language, { joint: ' - ' }), 400, y, {
          width: 162,
          align: 'right',
        });
      doc.y = after;
      line(doc, each.jobtitle, { font: 'Times-Italic', size: 11 });
      duties(doc, each);
    },
  });
  return done();
}

/** A narrow column with contact, skills and languages beside the rest. */
async function withSidebar(person, side) {
  const { doc, done } = start();
  const words = WORDS[person.language];
  const [narrow, wide] = side === 'left' ? [40, 220] : [420, 50];
  const width = side === 'left' ? 345 : 340;
  doc
    .rect(narrow - 10, 0, 170, 800)
    .fill('#e6efe9')
    .fill('#000');
  doc.y = 60;
  const small = (text, more = {}) => line(doc, text, { x: narrow, width: 145, size: 9, ...more });
  const title = (text) => small(text.toUpperCase(), { font: 'Helvetica-Bold', size: 11 });
  title(words.contact);
  small(person.phoneText);
  small(person.email);
  small(`${person.city}, ${person.stateName}`);
  small(person.link.replace('https://www.', ''));
  doc.moveDown();
  title(words.skills);
  person.skills.forEach((skill) => small(skill));
  doc.moveDown();
  title(words.languages);
  person.languages.forEach(({ name, label }) => small(`${name} (${label})`));
  doc.moveDown();
  title(words.certs);
  person.certifications.forEach(({ name, year }) => small(`${name} (${year})`));
  doc.y = 55;
  line(doc, person.name, { x: wide, width, size: 24, font: 'Helvetica-Bold' });
  line(doc, person.headline, { x: wide, width, size: 13 });
  sections(doc, person, {
    x: wide,
    width,
    order: ['summary', 'experience', 'education'],
    heading: (text) => line(doc, text, { x: wide, width, font: 'Helvetica-Bold', size: 14 }),
    job: (each) => {
      line(doc, `${each.jobtitle} | ${each.company}`, { x: wide, width, font: 'Helvetica-Bold' });
      line(doc, writeSpan(each, side === 'left' ? 'short' : 'number', person.language), {
        x: wide,
        width,
        size: 9,
      });
      duties(doc, each, { x: wide, width });
    },
  });
  return done();
}
export const leftSidebar = (person) => withSidebar(person, 'left');
export const rightSidebar = (person) => withSidebar(person, 'right');
