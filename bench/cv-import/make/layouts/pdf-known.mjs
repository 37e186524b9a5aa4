/** Résumés as PDFs by pdfkit, as LinkedIn and Europass write them: one function for each layout. */
import { writeSpan } from '../people.mjs';
import { line, start } from './pdf-parts.mjs';

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
