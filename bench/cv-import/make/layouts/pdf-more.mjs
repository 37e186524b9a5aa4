/** Résumés as PDFs by pdfkit, with labels, lists and in one line: one function for each layout. */
import { writeSpan } from '../people.mjs';
import { duties, line, sections, start, WORDS } from './pdf-parts.mjs';

/** Every line of a job with its label. */
export async function labelled(person) {
  const { doc, done } = start();
  line(doc, person.name, { size: 16, font: 'Times-Bold' });
  line(doc, `Cel. ${person.phoneText}`, { font: 'Times-Roman' });
  line(doc, `Email: ${person.email}`, { font: 'Times-Roman' });
  line(doc, `${person.city}, ${person.stateName}`, { font: 'Times-Roman' });
  line(doc, person.link, { font: 'Times-Roman' });
  sections(doc, person, {
    heading: (text) => line(doc, `${text}:`, { font: 'Times-Bold', size: 13 }),
    job: (each) => {
      line(doc, `Empresa: ${each.company}`, { font: 'Times-Roman' });
      line(doc, `Puesto: ${each.jobtitle}`, { font: 'Times-Roman' });
      line(doc, `Periodo: ${writeSpan(each, 'long', 'es', { joint: ' a ' })}`, { font: 'Times-Roman' });
      line(doc, 'Actividades:', { font: 'Times-Roman' });
      duties(doc, each);
    },
  });
  return done();
}

/** Everything about a job on one line, studies first. */
export async function oneLiners(person) {
  const { doc, done } = start();
  line(doc, person.name, { size: 17, font: 'Helvetica-Bold' });
  line(doc, `${person.phoneText} · ${person.email} · ${person.city}, ${person.stateName} · ${person.link}`, {
    size: 9,
  });
  sections(doc, person, {
    order: ['education', 'languages', 'experience', 'skills', 'certs'],
    dates: 'end',
    heading: (text) => line(doc, text, { size: 13, font: 'Helvetica-Bold' }),
    job: (each) => {
      line(
        doc,
        `${each.jobtitle} – ${each.company} (${writeSpan(each, 'short', person.language, { joint: ' – ' })})`,
        { font: 'Helvetica-Bold' },
      );
      line(doc, each.duties.join(' '));
    },
  });
  return done();
}

/** The text drawn word by word, from the bottom up. */
export async function shuffled(person) {
  const { doc, done } = start();
  const lines = [];
  let y = 60;
  const add = (text, size = 10, x = 50) => {
    lines.push({ text, size, x, y });
    y += size * 1.5;
  };
  add(person.name, 20);
  add(`${person.email}  ${person.phoneText}`);
  add(`${person.city}, ${person.stateName}`);
  add(person.link);
  add('EXPERIENCIA', 13);
  for (const each of person.jobs) {
    add(each.company, 11);
    add(`${each.jobtitle}`);
    add(writeSpan(each, 'short', 'es', { joint: ' a ', now: 'la fecha' }));
    each.duties.forEach((duty) => add(`• ${duty}`, 10, 60));
    y += 6;
  }
  add('EDUCACIÓN', 13);
  for (const { degree, institution, start: from, end } of person.studies) {
    add(institution, 11);
    add(`${degree}, ${from} a ${end}`);
  }
  add('IDIOMAS', 13);
  person.languages.forEach(({ name, label }) => add(`${name} ${label}`));
  add('HABILIDADES', 13);
  add(person.skills.join('; '));
  for (const each of lines.reverse()) {
    let { x } = each;
    doc.font('Helvetica').fontSize(each.size);
    for (const word of each.text.split(' ')) {
      doc.text(word, x, each.y, { lineBreak: false });
      x += doc.widthOfString(word) + doc.widthOfString(' ');
    }
  }
  return done();
}

/** Duties as paragraphs, with the place beside the date. */
export async function paragraphs(person) {
  const { doc, done } = start({ margin: 60 });
  const put = (text, more = {}) =>
    line(doc, text, { x: 60, width: 492, font: 'Times-Roman', size: 11, ...more });
  put(person.name, { size: 20 });
  put(`${person.city}, ${person.stateName}, México`);
  put(`Celular: ${person.phoneText}, correo: ${person.email}`);
  put(person.link);
  sections(doc, person, {
    x: 60,
    width: 492,
    order: ['summary', 'experience', 'skills', 'education', 'certs', 'languages'],
    heading: (text) => put(text, { size: 14 }),
    job: (each) => {
      put(each.jobtitle, { font: 'Times-Bold' });
      put(each.company);
      put(`${each.place} | ${writeSpan(each, 'short', person.language, { joint: ' - ' })}`);
      put(`${each.duties.join(' ')} ${each.duties.join(' ')}`);
    },
  });
  doc.moveDown();
  put('Referencias', { size: 14 });
  put('Irma Loma, jefa directa, tel. 55 1234 5678, irma.loma@ejemplo.com');
  return done();
}

/** Jobs as a list, the newest last. */
export async function listJobs(person) {
  const { doc, done } = start();
  line(doc, 'CURRÍCULUM VITAE', { size: 12, font: 'Helvetica-Bold' });
  doc.moveDown();
  line(doc, 'DATOS PERSONALES', { size: 11, font: 'Helvetica-Bold' });
  for (const [label, value] of [
    ['Nombre', person.name],
    ['Edad', '31 años'],
    ['Estado civil', 'Soltería'],
    ['Domicilio', `Av. Roble 45, Col. Jardín, ${person.city}, ${person.stateName}`],
    ['Teléfono', person.phoneText],
    ['Correo electrónico', person.email],
    ['LinkedIn', person.link],
  ])
    line(doc, `${label}: ${value}`);
  sections(doc, person, {
    order: ['education', 'experience', 'certs', 'skills', 'languages'],
    heading: (text) => line(doc, text.toUpperCase(), { size: 11, font: 'Helvetica-Bold' }),
    job: (each) =>
      line(
        doc,
        `• ${writeSpan(each, 'number', 'es', { joint: ' a ', now: 'la fecha' })}: ${each.jobtitle}, ${each.company}`,
      ),
  });
  return done();
}

/** A band with name and contact over both columns; the left one goes on overleaf. */
export async function band(person) {
  const { doc, done } = start({ margins: { top: 50, left: 50, right: 50, bottom: 60 } });
  doc.rect(0, 0, 612, 95).fill('#1f4e46').fill('#fff');
  doc.y = 25;
  line(doc, person.name.toUpperCase(), { size: 26, font: 'Helvetica-Bold' });
  line(doc, person.headline, { size: 12 });
  line(doc, [person.phoneText, person.email, `${person.city}, ${person.stateName}`].join('   |   '), {
    size: 9,
  });
  doc.fill('#000');
  const small = (text, more = {}) => line(doc, text, { x: 415, width: 150, size: 9, ...more });
  doc.y = 115;
  const words = WORDS[person.language];
  small(words.skills, { size: 12 });
  person.skills.forEach((skill) => small(`• ${skill}`));
  doc.moveDown();
  small(words.languages, { size: 12 });
  person.languages.forEach(({ name, label }) => {
    small(name, { font: 'Helvetica-Bold' });
    small(label);
  });
  doc.moveDown();
  small(words.certs, { size: 12 });
  person.certifications.forEach(({ name, issuer, year }) => {
    small(`${name}, ${issuer} (${year})`);
  });
  doc.moveDown();
  small('Enlaces', { size: 12 });
  small(person.link.replace('https://www.', ''), { size: 7 });
  doc.y = 115;
  const put = (text, more = {}) => line(doc, text, { x: 50, width: 340, ...more });
  put(words.summary, { size: 13, font: 'Helvetica-Bold' });
  put(person.summary);
  doc.moveDown();
  put(words.experience, { size: 13, font: 'Helvetica-Bold' });
  for (const each of person.jobs) {
    put(`${each.company}, ${each.place.split(', ')[0]}`, { font: 'Helvetica-Bold' });
    put(`${each.jobtitle} | ${writeSpan(each, 'long', person.language)}`);
    [...each.duties, ...each.duties].forEach((duty) => put(`– ${duty} ${duty}`));
    doc.moveDown();
  }
  put(words.education, { size: 13, font: 'Helvetica-Bold' });
  person.studies.forEach(({ degree, institution, start: from, end }) => {
    put(`${degree}, ${institution}`);
    put(`${from} - ${end}`);
  });
  return done();
}
