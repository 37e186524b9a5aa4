/** Résumés as Word documents written as XML by hand, with what word processors leave in them: text boxes, odd runs. */
import { strToU8, zipSync } from 'fflate';
import { writeSpan } from '../people.mjs';

const esc = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** Words in several runs, as a spelling checker leaves them. */
const runs = (text, bold) =>
  text
    .split(/(?<= )/)
    .map(
      (word) =>
        `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${esc(word)}</w:t></w:r>`,
    )
    .join('<w:proofErr w:type="spellStart"/>');
const p = (text, bold = false) =>
  `<w:p>${text
    .split('\t')
    .map((part) => runs(part, bold))
    .join('<w:r><w:tab/></w:r>')}</w:p>`;
const box = (inner) =>
  `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing/></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${inner}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
const table = (rows) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

const NS =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const pack = (body) =>
  zipSync(
    {
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document ${NS}><w:body>${body}</w:body></w:document>`,
      ),
    },
    { mtime: new Date(2026, 0, 1) },
  );

/** Name and contact in a text box, no styles at all. */
export const textBox = (person) =>
  pack(
    [
      box(
        p(person.name, true) +
          p(person.phoneText) +
          p(person.email) +
          p(`${person.city}, ${person.stateName}`) +
          p(person.link),
      ),
      p('RESUMEN PROFESIONAL', true),
      p(person.summary),
      p('EXPERIENCIA LABORAL', true),
      ...person.jobs.flatMap((each) => [
        p(`${writeSpan(each, 'short', 'es', { joint: ' – ' })}\t${each.company}`),
        p(each.jobtitle),
        ...each.duties.map((duty) => p(`- ${duty}`)),
        p(''),
      ]),
      p('FORMACIÓN ACADÉMICA', true),
      ...person.studies.flatMap((each) => [
        p(`${each.start} – ${each.end}\t${each.institution}`),
        p(each.degree),
      ]),
      p('HABILIDADES', true),
      ...person.skills.map((skill) => p(`- ${skill}`)),
      p('IDIOMAS', true),
      ...person.languages.map(({ name, label }) => p(`${name}\t${label}`)),
    ].join(''),
  );

/** A table of two columns: labels at the left. */
export const labels = (person) =>
  pack(
    [
      p(person.name, true),
      p(`${person.email} / ${person.phoneText} / ${person.city}, ${person.stateName}`),
      p(person.link),
      table([
        [p('Perfil', true), p(person.summary)],
        [
          p('Experiencia', true),
          person.jobs
            .map(
              (each) =>
                p(`${each.jobtitle}, ${each.company}`, true) +
                p(writeSpan(each, 'long')) +
                each.duties.map((duty) => p(`• ${duty}`)).join(''),
            )
            .join(''),
        ],
        [
          p('Educación', true),
          person.studies
            .map((each) => p(each.degree, true) + p(`${each.institution}, ${each.start} - ${each.end}`))
            .join(''),
        ],
        [p('Habilidades', true), p(person.skills.join(', '))],
        [p('Idiomas', true), p(person.languages.map(({ name, label }) => `${name}: ${label}`).join(', '))],
        [
          p('Cursos', true),
          person.certifications.map(({ name, issuer, year }) => p(`${name}, ${issuer}, ${year}`)).join(''),
        ],
      ]),
    ].join(''),
  );

/** English, everything of a job in one line. */
export const lines = (person) =>
  pack(
    [
      p(person.name.toUpperCase(), true),
      p(`${person.city}, ${person.stateName} | ${person.phoneText} | ${person.email} | ${person.link}`),
      p('Employment History', true),
      ...person.jobs.flatMap((each) => [
        p(`${each.jobtitle} at ${each.company}\t${writeSpan(each, 'short', 'en', { joint: ' - ' })}`, true),
        ...each.duties.map((duty) => p(duty)),
      ]),
      p('Education', true),
      ...person.studies.map((each) => p(`${each.degree}, ${each.institution}\t${each.start} - ${each.end}`)),
      p('Key Skills', true),
      p(person.skills.join('; ')),
      p('Languages', true),
      p(person.languages.map(({ name, label }) => `${name} (${label})`).join('; ')),
    ].join(''),
  );
