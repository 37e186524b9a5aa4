/** Résumés as PDFs by pdfkit: one function for each layout. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { writeDate, writeSpan } from './people.mjs';

const require = createRequire(import.meta.url);
const roboto = (name) => readFileSync(require.resolve(`@fontsource/roboto/files/${name}`));

const WORDS = {
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
function start(options = {}) {
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

const line = (doc, text, { font = 'Helvetica', size = 10, x = 50, width = 512, ...rest } = {}) =>
  doc
    .font(font)
    .fontSize(size)
    .text(text, x, doc.y, { width, ...rest });

function sections(
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

const duties = (doc, each, { x = 50, width = 512, size = 10 } = {}) =>
  each.duties.forEach((duty) => line(doc, `• ${duty}`, { x, width, size }));

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

/** As LinkedIn writes a profile: a dark column at the left of the first page. */
export async function linkedIn(person) {
  const { doc, done } = start({ margin: 0 });
  const es = person.language === 'es';
  doc.rect(0, 0, 190, 792).fill('#293e49').fill('#fff');
  doc.y = 40;
  const left = (text, more = {}) => line(doc, text, { x: 22, width: 155, size: 10.5, ...more });
  left(es ? 'Contacto' : 'Contact', { size: 13 });
  doc.moveDown(0.5);
  left(`${person.phoneText} (${es ? 'Mobile' : 'Mobile'})`);
  left(person.email);
  left(person.link.replace('https://', ''));
  left('(LinkedIn)');
  doc.moveDown();
  left(es ? 'Aptitudes principales' : 'Top Skills', { size: 13 });
  person.skills.forEach((skill) => left(skill));
  doc.moveDown();
  left('Languages', { size: 13 });
  const words = { 1: 'Elementary', 2: 'Limited Working', 3: 'Full Professional', 4: 'Native or Bilingual' };
  person.languages.forEach(({ name, level }) => left(`${name} (${words[level]})`));
  doc.moveDown();
  left('Certifications', { size: 13 });
  person.certifications.forEach(({ name }) => left(name));
  doc.fill('#000');
  doc.y = 40;
  const main = (text, more = {}) => line(doc, text, { x: 224, width: 350, size: 12, ...more });
  main(person.name, { size: 26 });
  main(`${person.headline} ${es ? 'en' : 'at'} ${person.jobs[0].company}`);
  main(`${person.city}, ${person.stateName}, México`, { fillColor: '#666' });
  doc.moveDown();
  main(es ? 'Extracto' : 'Summary', { size: 15.75 });
  main(person.summary);
  doc.moveDown();
  main(es ? 'Experiencia' : 'Experience', { size: 15.75 });
  doc.moveDown(0.4);
  for (const each of person.jobs) {
    main(each.company);
    main(each.jobtitle, { size: 11.5 });
    const months = (text) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
    const length = (each.current ? 2026 * 12 + 11 : months(each.end)) - months(each.start) + 1;
    const duration = es
      ? `(${Math.floor(length / 12)} años ${length % 12} meses)`
      : `(${Math.floor(length / 12)} years ${length % 12} months)`;
    main(
      `${writeSpan(each, es ? 'de' : 'long', person.language, { joint: ' - ', now: es ? 'Present' : 'Present' })} ${duration}`,
      { size: 10.5 },
    );
    main(each.place + ', México', { size: 10.5 });
    main(each.duties.join(' '), { size: 10.5 });
    doc.moveDown(0.8);
  }
  main(es ? 'Educación' : 'Education', { size: 15.75 });
  for (const { degree, institution, start: from, end } of person.studies) {
    if (doc.y > 700) {
      doc.addPage({ margin: 0 });
      doc.y = 40;
    }
    main(institution);
    main(`${degree}, · (${from} - ${end})`, { size: 10.5 });
    doc.moveDown(0.4);
  }
  return done();
}

/** As Europass writes one: a label beside everything. */
export async function europass(person) {
  const { doc, done } = start();
  const row = (label, text, more = {}) => {
    const y = doc.y;
    doc.font('Helvetica').fontSize(9).text(label, 40, y, { width: 150, align: 'right' });
    const after = doc.y;
    doc.y = y;
    if (text) line(doc, text, { x: 210, width: 350, ...more });
    doc.y = Math.max(doc.y, after) + 3;
  };
  line(doc, 'Curriculum Vitae', { size: 12, x: 210 });
  row('INFORMACIÓN PERSONAL', person.name, { size: 16 });
  row('', `${person.city}, ${person.stateName} (México)`);
  row('Teléfono', person.phoneText);
  row('Correo', person.email);
  row('', person.link);
  row('EXPERIENCIA PROFESIONAL', ' ');
  for (const each of person.jobs) {
    row(writeSpan(each, 'number', 'es', { joint: ' – ', now: 'Presente' }), each.jobtitle, {
      font: 'Helvetica-Bold',
    });
    row('', each.company);
    each.duties.forEach((duty) => row('', `▪ ${duty}`.replace('▪', '-')));
  }
  row('EDUCACIÓN Y FORMACIÓN', ' ');
  for (const { degree, institution, start: from, end } of person.studies) {
    row(`${from} – ${end}`, degree, { font: 'Helvetica-Bold' });
    row('', institution);
  }
  row('COMPETENCIAS', ' ');
  row('', person.skills.join(', '));
  row('IDIOMAS', ' ');
  person.languages.forEach(({ name, label }) => row(name, label));
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

/** What was done told in paragraphs, with the place beside the date. */
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

export { writeDate };
