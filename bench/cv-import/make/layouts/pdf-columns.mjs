/** Résumés as PDFs by pdfkit, with columns and odd letters: one function for each layout. */
import { writeSpan } from '../people.mjs';
import { duties, line, roboto, sections, start } from './pdf-parts.mjs';

/** Dates in a column of their own. */
export async function dateColumn(person) {
  const { doc, done } = start();
  line(doc, person.name, { size: 20, font: 'Helvetica-Bold' });
  line(doc, `Cel: ${person.phoneText}   ${person.email}`);
  line(doc, `${person.city}, ${person.stateName}`);
  line(doc, person.link);
  const row = (left, rights) => {
    const y = doc.y;
    doc.font('Helvetica').fontSize(10).text(left, 50, y, { width: 120 });
    doc.y = y;
    rights.forEach((text, index) =>
      line(doc, text, { x: 190, width: 370, font: index === 0 ? 'Helvetica-Bold' : 'Helvetica' }),
    );
    doc.moveDown(0.5);
  };
  const heading = (text) => {
    doc.moveDown(0.5);
    line(doc, text.toUpperCase(), { font: 'Helvetica-Bold', size: 12 });
  };
  heading('Experiencia profesional');
  person.jobs.forEach((each) =>
    row(writeSpan(each, 'number'), [each.jobtitle, each.company, ...each.duties]),
  );
  heading('Formación académica');
  person.studies.forEach(({ degree, institution, start: from, end }) =>
    row(`${from} - ${end}`, [degree, institution]),
  );
  heading('Conocimientos');
  line(doc, person.skills.join(' · '));
  heading('Idiomas');
  line(doc, person.languages.map(({ name, label }) => `${name} ${label}`).join(', '));
  heading('Cursos');
  person.certifications.forEach(({ name, year }) => row(year, [name]));
  return done();
}

/** Headings in a column of their own, as in LaTeX's moderncv. */
export async function labelColumn(person) {
  const { doc, done } = start();
  const font = { 'Helvetica-Bold': 'b', Helvetica: 'r' };
  doc.registerFont('r', roboto('roboto-latin-400-normal.woff'));
  doc.registerFont('b', roboto('roboto-latin-700-normal.woff'));
  void font;
  line(doc, person.name, { font: 'r', size: 28 });
  line(doc, `${person.city}, ${person.stateName}`, { font: 'r' });
  line(doc, person.phoneText, { font: 'r' });
  line(doc, person.email, { font: 'r' });
  line(doc, person.link, { font: 'r' });
  const row = (left, right, more = {}) => {
    const y = doc.y;
    doc.font('b').fontSize(10).text(left, 50, y, { width: 110, align: 'right' });
    const after = doc.y;
    doc.y = y;
    line(doc, right, { x: 175, width: 385, font: 'r', ...more });
    doc.y = Math.max(doc.y, after);
  };
  const heading = (text) => {
    doc.moveDown(0.8);
    line(doc, text, { font: 'b', size: 15, x: 175 });
  };
  heading('Experiencia');
  for (const each of person.jobs) {
    row(
      writeSpan(each, 'dash', 'es', { joint: '–' }),
      `${each.jobtitle}, ${each.company}, ${each.place.split(', ')[0]}.`,
    );
    each.duties.forEach((duty) => row('', `– ${duty}`));
  }
  heading('Estudios');
  person.studies.forEach(({ degree, institution, start: from, end }) =>
    row(`${from}–${end}`, `${degree}, ${institution}.`),
  );
  heading('Idiomas');
  person.languages.forEach(({ name, label }) => row(name, label));
  heading('Competencias');
  row('Oficina', person.skills.slice(0, 3).join(', '));
  row('Otras', person.skills.slice(3).join(', '));
  heading('Certificaciones');
  person.certifications.forEach(({ name, issuer, year }) => row(year, `${name}, ${issuer}`));
  return done();
}

/** Letters far apart, the name on two lines, all in capitals. */
export async function spaced(person) {
  const { doc, done } = start();
  const [first, ...last] = person.name.toUpperCase().split(' ');
  line(doc, first, { size: 30, font: 'Helvetica', align: 'center', characterSpacing: 2 });
  line(doc, last.join(' '), { size: 30, font: 'Helvetica', align: 'center', characterSpacing: 2 });
  line(doc, person.headline.toUpperCase(), { size: 11, align: 'center', characterSpacing: 3 });
  line(doc, `${person.phoneText}  /  ${person.email}  /  ${person.city}, ${person.stateShort}`, {
    align: 'center',
  });
  line(doc, person.link, { align: 'center' });
  sections(doc, person, {
    heading: (text) =>
      line(doc, text.toUpperCase().split('').join(' '), {
        font: 'Helvetica-Bold',
        size: 11,
        align: 'center',
      }),
    job: (each) => {
      line(doc, `${each.jobtitle.toUpperCase()} – ${each.company}`, { font: 'Helvetica-Bold' });
      line(doc, writeSpan(each, 'short'), { size: 9 });
      duties(doc, each);
    },
    skills: 'bullets',
  });
  return done();
}

/** Embedded fonts, accents as signs of their own and ligatures. */
export async function decomposed(person) {
  const { doc, done } = start();
  doc.registerFont('d', '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf');
  const nfd = (text) => text.normalize('NFD').replace(/ffi/g, 'ﬃ').replace(/fi/g, 'ﬁ').replace(/fl/g, 'ﬂ');
  const put = (text, more = {}) => line(doc, nfd(text), { font: 'd', ...more });
  put(person.name, { size: 20 });
  put(`Celular ${person.phoneText}`);
  doc.font('Helvetica').text(person.email, 50);
  doc.text(person.link, 50);
  put(`${person.city}, ${person.stateName}`);
  const heading = (text) => {
    doc.moveDown(0.6);
    put(text, { size: 14 });
  };
  heading('Trayectoria profesional');
  for (const each of person.jobs) {
    put(`${each.company} — ${each.jobtitle}`, { size: 11 });
    put(writeSpan(each, 'long', 'es', { joint: ' - ', now: 'presente' }), { size: 9 });
    each.duties.forEach((duty) => put(`• ${duty}`));
  }
  heading('Escolaridad');
  person.studies.forEach(({ degree, institution, start: from, end }) =>
    put(`${degree}. ${institution}. ${from}-${end}`),
  );
  heading('Aptitudes');
  put(person.skills.join(' | '));
  heading('Idiomas');
  put(person.languages.map(({ name, label }) => `${name} – ${label}`).join(' | '));
  heading('Certificados');
  person.certifications.forEach(({ name, issuer, year }) => put(`• ${name} (${issuer}, ${year})`));
  return done();
}

/** Two pages with a head and a foot on each. */
export async function twoPages(person) {
  const { doc, done } = start({ bufferPages: true });
  line(doc, person.name, { size: 18, font: 'Helvetica-Bold' });
  line(doc, `Tel: ${person.phoneText} | E-mail: ${person.email}`);
  line(doc, `${person.city}, ${person.stateName} | ${person.link}`);
  sections(doc, person, {
    body: 12,
    heading: (text) => line(doc, text, { font: 'Helvetica-Bold', size: 15 }),
    job: (each) => {
      line(doc, `${each.jobtitle} en ${each.company}`, { font: 'Helvetica-Bold', size: 12 });
      line(doc, writeSpan(each, 'de', 'es', { joint: ' – ', now: 'actualidad' }), { size: 11 });
      [...each.duties, ...each.duties].forEach((duty) =>
        line(doc, `• ${duty} ${duty.toLowerCase()}`, { size: 12 }),
      );
      doc.moveDown();
    },
  });
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.font('Helvetica').fontSize(8).text(`Currículum de ${person.name}`, 50, 20, { lineBreak: false });
    doc.text(`Página ${page + 1} de ${count}`, 480, 760, { lineBreak: false });
  }
  return done();
}

/** A table of jobs with lines around its cells. */
export async function table(person) {
  const { doc, done } = start();
  line(doc, `Nombre: ${person.name}`, { size: 12 });
  line(doc, `Teléfono celular: ${person.phoneText}`);
  line(doc, `Correo: ${person.email}`);
  line(doc, `Ciudad: ${person.city}, ${person.stateName}`);
  line(doc, person.link);
  const heading = (text) => {
    doc.moveDown();
    line(doc, text.toUpperCase(), { font: 'Helvetica-Bold', size: 12 });
  };
  const grid = (head, rows, widths) => {
    for (const [index, cells] of [head, ...rows].entries()) {
      const { y } = doc;
      let x = 50;
      let bottom = y;
      for (const [column, cell] of cells.entries()) {
        doc.rect(x, y - 3, widths[column], 20).stroke();
        doc
          .font(index === 0 ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(9)
          .text(cell, x + 4, y + 2, { width: widths[column] - 8 });
        bottom = Math.max(bottom, doc.y);
        x += widths[column];
      }
      doc.y = Math.max(bottom, y + 17) + 3;
    }
  };
  heading('Experiencia laboral');
  grid(
    ['Empresa', 'Puesto', 'Periodo'],
    person.jobs.map((each) => [
      each.company,
      each.jobtitle,
      writeSpan(each, 'number', 'es', { joint: ' - ' }),
    ]),
    [190, 170, 150],
  );
  heading('Formación académica');
  grid(
    ['Institución', 'Carrera', 'Periodo'],
    person.studies.map(({ degree, institution, start: from, end }) => [
      institution,
      degree,
      `${from} - ${end}`,
    ]),
    [190, 200, 120],
  );
  heading('Habilidades');
  line(doc, person.skills.join(', '));
  heading('Idiomas');
  person.languages.forEach(({ name, label }) => line(doc, `${name}: ${label}`));
  return done();
}
