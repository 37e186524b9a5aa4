/** Layouts of the third set that a browser prints. */
import { writeSpan } from '../people.mjs';

const page = (style, body) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:15mm}*{box-sizing:border-box}body{margin:0;font:10pt/1.35 'DejaVu Sans Condensed','DejaVu Sans'}h1,h2,h3,p,ul{margin:0}ul{padding-left:16px}${style}</style>${body}`;
const li = (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const ps = (items) => items.map((item) => `<p>${item}</p>`).join('');

/** A template of design sites: the head in the middle, two columns of unequal width below, the narrow one left. */
export const canva = (x) =>
  page(
    `h1{text-align:center;font-size:27pt;letter-spacing:6px;text-transform:uppercase;font-weight:400}.s{text-align:center;letter-spacing:3px;text-transform:uppercase;font-size:9pt;margin-bottom:14px}.w{display:flex;gap:26px}.n{width:33%}.m{width:67%}h2{font-size:11pt;letter-spacing:2px;text-transform:uppercase;border-bottom:1px solid #999;margin:12px 0 6px}`,
    `<h1>${x.name}</h1><p class=s>${x.headline}</p><div class=w><div class=n><h2>Contacto</h2>${ps([x.phoneText, x.email, `${x.city}, ${x.stateName}`, x.link.replace('https://www.', '')])}<h2>Educación</h2>${x.studies.map((s) => `<p><b>${s.degree}</b></p><p>${s.institution}</p><p>${s.start}-${s.end}</p><br>`).join('')}<h2>Habilidades</h2>${li(x.skills)}<h2>Idiomas</h2>${ps(x.languages.map((l) => `${l.name}: ${l.label}`))}</div><div class=m><h2>Perfil</h2><p>${x.summary}</p><h2>Experiencia</h2>${x.jobs.map((j) => `<p><b>${j.jobtitle}</b></p><p>${j.company} · ${writeSpan(j, 'short')}</p>${li(j.duties)}<br>`).join('')}<h2>Cursos</h2>${ps(x.certifications.map((c) => `${c.name} (${c.year})`))}</div></div>`,
  );

/** As job boards of the country write one. */
export const board = (x) =>
  page(
    `h1{font-size:18pt;color:#246}h2{font-size:12pt;color:#246;border-left:4px solid #246;padding-left:6px;margin:14px 0 6px}dl{margin:0}dt{font-weight:bold;float:left;width:130px}dd{margin:0 0 2px 130px}`,
    `<h1>${x.name}</h1><p>${x.headline}</p><h2>Datos personales</h2><dl><dt>Correo<dd>${x.email}<dt>Celular<dd>${x.phoneText}<dt>Ubicación<dd>${x.city}, ${x.stateName}, México<dt>Perfil en línea<dd>${x.link}</dl><h2>Experiencia profesional</h2>${x.jobs.map((j) => `<p>${writeSpan(j, 'long', 'es', { joint: ' - ', now: 'Actualmente' })}</p><p><b>${j.jobtitle}</b> en <b>${j.company}</b></p><p>${j.duties.join(' ')}</p><br>`).join('')}<h2>Formación académica</h2>${x.studies.map((s) => `<p>${s.start} - ${s.end}</p><p><b>${s.degree}</b> en ${s.institution}</p>`).join('')}<h2>Idiomas</h2>${ps(x.languages.map((l) => `${l.name} - Nivel ${l.label}`))}<h2>Conocimientos y habilidades</h2><p>${x.skills.join(', ')}</p>`,
  );

/** The classic of the country: everything in capitals, underlined, with labels. */
export const typist = (x) =>
  page(
    `body{font:11pt/1.5 'DejaVu Serif'}h1{text-align:center;font-size:13pt;text-decoration:underline}h2{font-size:11.5pt;text-decoration:underline;margin:14px 0 4px}td{padding:0 14px 0 0;vertical-align:top}`,
    `<h1>CURRICULUM VITAE</h1><h2>DATOS GENERALES</h2><table>${[
      ['NOMBRE:', x.name],
      ['EDAD:', '29 AÑOS'],
      ['DOMICILIO:', `CALLE PINO #14, COL. REFORMA`],
      ['CIUDAD:', `${x.city}, ${x.stateShort}`],
      ['TELÉFONO:', x.phoneText],
      ['E-MAIL:', x.email],
      ['LINKEDIN:', x.link],
    ]
      .map(([a, b]) => `<tr><td>${a}<td>${b}`)
      .join(
        '',
      )}</table><h2>ESCOLARIDAD</h2>${x.studies.map((s) => `<p>${s.degree.toUpperCase()}: ${s.institution}, ${s.start}-${s.end}</p>`).join('')}<h2>EXPERIENCIA LABORAL</h2>${x.jobs.map((j) => `<p><b>${j.company.toUpperCase()}</b></p><p>PUESTO: ${j.jobtitle}</p><p>PERIODO: ${writeSpan(j, 'de', 'es', { joint: ' A ', now: 'LA FECHA' }).toUpperCase()}</p><p>FUNCIONES: ${j.duties.join(' ')}</p><br>`).join('')}<h2>CURSOS</h2>${li(x.certifications.map((c) => `${c.name}, ${c.issuer}, ${c.year}`))}<h2>HABILIDADES</h2>${li(x.skills)}<h2>IDIOMAS</h2><p>${x.languages.map((l) => `${l.name} ${l.label}`).join(', ')}</p>`,
  );

/** A line of time at the right of the text, role and company on both sides of a bar. */
export const datesRight = (x) =>
  page(
    `.r{display:grid;grid-template-columns:1fr 130px;column-gap:12px;margin-bottom:8px}.d{text-align:right;color:#777;font-size:9pt}h2{margin:14px 0 6px;font-size:13pt}h1{font-size:24pt}`,
    `<h1>${x.name}</h1><p>${[x.city + ', ' + x.stateName, x.phoneText, x.email].join(' · ')}</p><p>${x.link}</p><h2>${x.language === 'en' ? 'Employment' : 'Empleos'}</h2>${x.jobs.map((j) => `<div class=r><div><b>${j.jobtitle} | ${j.company}</b><p>${j.duties.join(' ')}</p></div><div class=d>${writeSpan(j, 'short', x.language)}</div></div>`).join('')}<h2>${x.language === 'en' ? 'Education' : 'Estudios'}</h2>${x.studies.map((s) => `<div class=r><div><b>${s.degree}</b><p>${s.institution}</p></div><div class=d>${s.start} – ${s.end}</div></div>`).join('')}<h2>${x.language === 'en' ? 'Skills' : 'Aptitudes'}</h2><p>${x.skills.join(' · ')}</p><h2>${x.language === 'en' ? 'Languages' : 'Idiomas'}</h2><p>${x.languages.map((l) => `${l.name} (${l.label})`).join(' · ')}</p><h2>${x.language === 'en' ? 'Certificates' : 'Certificaciones'}</h2>${ps(x.certifications.map((c) => `${c.name} · ${c.issuer} · ${c.year}`))}`,
  );

/** Two pages, the right column goes on overleaf, the left one does not. */
export const twoPageSidebar = (x) =>
  page(
    `@page{margin:12mm 0}.l{position:absolute;left:0;top:0;width:66mm;padding:8mm;font-size:9pt}.r{margin-left:70mm;padding:4mm 12mm 0 0}h2{font-size:13pt;margin:12px 0 4px}p,li{break-inside:avoid}`,
    `<div class=l><h2>Sobre mí</h2><p>${x.summary}</p><h2>Contacto</h2>${ps([`Tel: ${x.phoneText}`, `Mail: ${x.email}`, `${x.city}, ${x.stateShort}`, x.link.replace('https://www.', '')])}<h2>Idiomas</h2>${ps(x.languages.map((l) => `${l.name} – ${l.label}`))}<h2>Software y herramientas</h2>${ps(x.skills)}</div><div class=r><h1>${x.name}</h1><p>${x.headline}</p><h2>Experiencia laboral</h2>${x.jobs.map((j) => `<h3>${j.company}</h3><p><i>${j.jobtitle}, ${writeSpan(j, 'number', 'es', { joint: ' - ' })}</i></p>${li([...j.duties, ...j.duties, ...j.duties])}<br>`).join('')}<h2>Educación</h2>${x.studies.map((s) => `<h3>${s.institution}</h3><p>${s.degree}, ${s.start} - ${s.end}</p>`).join('')}<h2>Cursos y certificaciones</h2>${ps(x.certifications.map((c) => `${c.name}, ${c.issuer}`))}</div>`,
  );

/** Sections in boxes of three columns at the top, jobs in a table without lines. */
export const boxes = (x) =>
  page(
    `.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:16px}.g div{background:#f3f3f3;padding:8px}h1{font-size:22pt}h2{font-size:11pt;color:#a22}.t{width:100%}.t td{vertical-align:top;padding:3px 10px 8px 0}`,
    `<h1>${x.name}</h1><div class=g><div><h2>CONTACTO</h2>${ps([x.phoneText, x.email, `${x.city}, ${x.stateName}`, x.link.replace('https://www.', '')])}</div><div><h2>IDIOMAS</h2>${ps(x.languages.map((l) => `${l.name} ${l.label}`))}</div><div><h2>HABILIDADES</h2>${ps(x.skills)}</div></div><h2>EXPERIENCIA PROFESIONAL</h2><table class=t>${x.jobs.map((j) => `<tr><td>${writeSpan(j, 'dash', 'es', { joint: ' a ', now: 'actual' })}<td><b>${j.company}</b><br>${j.jobtitle}<br>${j.duties.join(' ')}`).join('')}</table><h2>ESTUDIOS</h2><table class=t>${x.studies.map((s) => `<tr><td>${s.start} a ${s.end}<td>${s.institution}<br>${s.degree}`).join('')}</table><h2>CERTIFICADOS</h2>${li(x.certifications.map((c) => `${c.name} (${c.issuer})`))}`,
  );

/** The summary beside the head; headings at the left edge, content at the right. */
export const editorial = (x) =>
  page(
    `body{font-family:'DejaVu Serif'}.x{display:grid;grid-template-columns:38mm 1fr;column-gap:8mm;border-top:1px solid #000;padding:6px 0}.x h2{font-size:10.5pt;font-style:italic}h1{font-size:30pt;font-weight:400}`,
    `<h1>${x.name}</h1><p>${x.email}, ${x.phoneText}, ${x.city}, ${x.stateName}, ${x.link}</p>${[
      ['Profile', `<p>${x.summary}</p>`],
      [
        'Work experience',
        x.jobs
          .map(
            (j) =>
              `<p><b>${j.company}</b></p><p>${j.jobtitle}, ${writeSpan(j, 'long', 'en', { joint: '–' })}</p>${li(j.duties)}`,
          )
          .join(''),
      ],
      [
        'Education',
        x.studies
          .map((s) => `<p><b>${s.institution}</b></p><p>${s.degree}, ${s.start}–${s.end}</p>`)
          .join(''),
      ],
      ['Skills', `<p>${x.skills.join(', ')}</p>`],
      ['Languages', ps(x.languages.map((l) => `${l.name}, ${l.label}`))],
      ['Courses', ps(x.certifications.map((c) => `${c.name}, ${c.issuer}, ${c.year}`))],
    ]
      .map(([a, b]) => `<div class=x><h2>${a}</h2><div>${b}</div></div>`)
      .join('')}`,
  );

/** Plain, as from a text editor: no sizes, dashes for lists. */
export const monospace = (x) =>
  page(
    `pre{font:10pt/1.4 'DejaVu Sans Mono';white-space:pre-wrap;margin:0}`,
    `<pre>${[x.name, `${x.city}, ${x.stateName}`, `Tel. ${x.phoneText}`, x.email, x.link, '', 'EXPERIENCIA', '', ...x.jobs.flatMap((j) => [`${j.jobtitle} - ${j.company}`, writeSpan(j, 'number', 'es', { joint: ' - ', now: 'a la fecha' }).replace(' - a la', ' a la'), ...j.duties.map((d) => `- ${d}`), '']), 'EDUCACION', '', ...x.studies.flatMap((s) => [`${s.degree} - ${s.institution}`, `${s.start} - ${s.end}`, '']), 'HABILIDADES', '', ...x.skills.map((s) => `- ${s}`), '', 'IDIOMAS', '', ...x.languages.map((l) => `- ${l.name}: ${l.label}`), '', 'CURSOS', '', ...x.certifications.map((c) => `- ${c.name}, ${c.issuer}, ${c.year}`)].join('\n')}</pre>`,
  );

/** Text in CSS columns, as a newspaper. */
export const newspaper = (x) =>
  page(
    `.c{columns:2;column-gap:10mm;column-fill:balance}h1{font-size:24pt;border-bottom:3px double #000;margin-bottom:8px}h2{font-size:12pt;background:#000;color:#fff;padding:2px 6px;margin:8px 0 4px;break-after:avoid}.k{break-inside:avoid}`,
    `<h1>${x.name}</h1><p>${x.phoneText} / ${x.email} / ${x.city}, ${x.stateName}</p><p>${x.link}</p><div class=c><h2>Experiencia</h2>${x.jobs.map((j) => `<div class=k><p><b>${j.jobtitle}</b></p><p>${j.company}</p><p>${writeSpan(j, 'dot')}</p>${li(j.duties)}</div>`).join('')}<h2>Formación</h2>${x.studies.map((s) => `<div class=k><p><b>${s.degree}</b></p><p>${s.institution}</p><p>${s.start} – ${s.end}</p></div>`).join('')}<h2>Competencias</h2><p>${x.skills.join(', ')}</p><h2>Idiomas</h2>${ps(x.languages.map((l) => `${l.name}: ${l.label}`))}</div>`,
  );
