/** Résumés as web pages, printed to PDF by a browser: one function for each layout. */
import { writeSpan } from '../people.mjs';

const page = (style, body) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:Letter;margin:14mm}*{box-sizing:border-box}body{margin:0;font:10.5pt/1.4 'DejaVu Sans';color:#222}ul{margin:2px 0;padding-left:18px}h1,h2,h3,p{margin:0}${style}</style>${body}`;
const list = (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const years = ({ start, end }) => `${start} - ${end}`;

/** Two columns by flex, the sidebar last in the source and first on the page. */
export const flex = (person) =>
  page(
    `main{display:flex;flex-direction:row-reverse;gap:22px}section{margin-bottom:12px}aside{width:30%;background:#eee;padding:12px}article{flex:1}h2{font-size:13pt;border-bottom:2px solid #333}h1{font-size:25pt}.j{display:flex;justify-content:space-between}`,
    `<main><article><h1>${person.name}</h1><p>${person.headline}</p><section><h2>Experiencia</h2>${person.jobs.map((each) => `<div class=j><b>${each.jobtitle}</b><span>${writeSpan(each, 'short')}</span></div><i>${each.company}</i>${list(each.duties)}`).join('')}</section><section><h2>Educación</h2>${person.studies.map((each) => `<div class=j><b>${each.degree}</b><span>${years(each)}</span></div>${each.institution}<br>`).join('')}</section></article>
  <aside><section><h2>Contacto</h2><p>${person.phoneText}</p><p>${person.email}</p><p>${person.city}, ${person.stateName}</p><p>${person.link.replace('https://www.', '')}</p></section><section><h2>Idiomas</h2>${person.languages.map(({ name, label }) => `<p>${name}: ${label}</p>`).join('')}</section><section><h2>Aptitudes</h2>${list(person.skills)}</section><section><h2>Cursos</h2>${person.certifications.map(({ name, issuer }) => `<p>${name} – ${issuer}</p>`).join('')}</section></aside></main>`,
  );

/** A line of time with the dates at the left, by grid. */
export const timeline = (person) =>
  page(
    `.t{display:grid;grid-template-columns:150px 1fr;gap:6px 18px}h1{text-align:center;font-size:22pt;font-variant:small-caps}.c{text-align:center;font-size:9pt}h2{font:bold 12pt 'DejaVu Serif';color:#065;margin:14px 0 6px;text-transform:uppercase}.d{color:#666;font-size:9pt}`,
    `<h1>${person.name}</h1><p class=c>${person.city}, ${person.stateName} | ${person.phoneText} | ${person.email}</p><p class=c>${person.link}</p><h2>Historial laboral</h2><div class=t>${person.jobs.map((each) => `<div class=d>${writeSpan(each, 'de', 'es', { joint: ' a ', now: 'la fecha' })}</div><div><b>${each.company}</b><br>${each.jobtitle}${list(each.duties)}</div>`).join('')}</div><h2>Formación</h2><div class=t>${person.studies.map((each) => `<div class=d>${years(each)}</div><div><b>${each.institution}</b><br>${each.degree}</div>`).join('')}</div><h2>Idiomas</h2>${person.languages.map(({ name, label }) => `${name} (${label})`).join(', ')}<h2>Competencias</h2>${person.skills.join(', ')}<h2>Diplomados</h2>${list(person.certifications.map(({ name, issuer, year }) => `${name}, ${issuer}, ${year}`))}`,
  );

/** Everything in the middle, serif. */
export const centred = (person) =>
  page(
    `body{font-family:'DejaVu Serif';text-align:center;font-size:10pt}h2{font-size:12pt;margin:14px 0 4px;letter-spacing:3px;text-transform:uppercase}h1{letter-spacing:4px;text-transform:uppercase}`,
    `<h1>${person.name}</h1><p>${person.email} &nbsp;•&nbsp; ${person.phoneText}</p><p>${person.city}, ${person.stateShort}</p><p>${person.link}</p><h2>Perfil profesional</h2><p>${person.summary}</p><h2>Trayectoria laboral</h2>${person.jobs.map((each) => `<p><b>${each.jobtitle}</b></p><p>${each.company} | ${writeSpan(each, 'long', 'es', { joint: ' - ', now: 'Actual' })}</p><p>${each.duties.join(' ')}</p><br>`).join('')}<h2>Estudios</h2>${person.studies.map((each) => `<p><b>${each.degree}</b></p><p>${each.institution} | ${years(each)}</p>`).join('')}<h2>Habilidades</h2><p>${person.skills.join(' • ')}</p><h2>Idiomas</h2><p>${person.languages.map(({ name, label }) => `${name} ${label}`).join(' • ')}</p><h2>Certificaciones</h2>${person.certifications.map(({ name, year }) => `<p>${name} (${year})</p>`).join('')}`,
  );

/** Tables with lines, as a form that was filled in. */
export const form = (person) =>
  page(
    `table{width:100%;border-collapse:collapse;margin-bottom:12px}td,th{border:1px solid #444;padding:4px 6px;text-align:left;vertical-align:top}caption{font-weight:bold;text-align:left;font-size:12pt;padding:4px 0}`,
    `<h1>Solicitud de empleo</h1><table><caption>Datos personales</caption><tr><th>Nombre completo<td>${person.name}<tr><th>Teléfono<td>${person.phoneText}<tr><th>Correo electrónico<td>${person.email}<tr><th>Ciudad<td>${person.city}, ${person.stateName}<tr><th>LinkedIn<td>${person.link}</table>
  <table><caption>Experiencia laboral</caption><tr><th>Puesto<th>Empresa<th>Inicio<th>Fin${person.jobs.map((each) => `<tr><td>${each.jobtitle}<td>${each.company}<td>${writeSpan(each, 'number').split(' – ')[0]}<td>${each.current ? 'Actual' : writeSpan(each, 'number').split(' – ')[1]}`).join('')}</table>
  <table><caption>Escolaridad</caption><tr><th>Escuela<th>Carrera<th>Periodo${person.studies.map((each) => `<tr><td>${each.institution}<td>${each.degree}<td>${years(each)}`).join('')}</table>
  <table><caption>Idiomas</caption>${person.languages.map(({ name, label }) => `<tr><td>${name}<td>${label}`).join('')}</table><table><caption>Conocimientos</caption><tr><td>${person.skills.join(', ')}</table>`,
  );

/** A dark column at the right, English, with icons for headings of the contact. */
export const darkRight = (person) =>
  page(
    `@page{margin:0}.w{display:grid;grid-template-columns:1fr 200px;min-height:279mm}.r{background:#243;color:#fff;padding:40px 18px;font-size:9pt}.l{padding:40px 28px}h1{font-size:28pt;line-height:1.1}h2{font-size:12pt;margin:14px 0 4px;color:#585}.r h2{color:#cfc}`,
    `<div class=w><div class=l><h1>${person.name.split(' ')[0]}<br>${person.name.split(' ').slice(1).join(' ')}</h1><p>${person.headline}</p><h2>About me</h2><p>${person.summary}</p><h2>Work experience</h2>${person.jobs.map((each) => `<p><b>${each.jobtitle}</b>, ${each.company}</p><p><small>${writeSpan(each, 'short', 'en', { joint: ' to ' })}</small></p>${list(each.duties)}`).join('')}<h2>Education</h2>${person.studies.map((each) => `<p><b>${each.degree}</b></p><p>${each.institution}, ${years(each)}</p>`).join('')}</div><div class=r><h2>Contact</h2><p>☎ ${person.phoneText}</p><p>✉ ${person.email}</p><p>⌂ ${person.city}, ${person.stateName}</p><p>${person.link.replace('https://www.', '')}</p><h2>Skills</h2>${person.skills.map((skill) => `<p>${skill}</p>`).join('')}<h2>Languages</h2>${person.languages.map(({ name, label }) => `<p>${name} – ${label}</p>`).join('')}<h2>Certifications</h2>${person.certifications.map(({ name, issuer }) => `<p>${name}, ${issuer}</p>`).join('')}</div></div>`,
  );

/** Cards in two columns, the jobs over the whole width below. */
export const cards = (person) =>
  page(
    `.g{display:grid;grid-template-columns:1fr 1fr;gap:12px}.k{border:1px solid #bbb;border-radius:8px;padding:10px;break-inside:avoid;margin-bottom:10px}h2{font-size:12pt}h1{font-size:24pt}`,
    `<h1>${person.name}</h1><div class=g><div class=k><h2>Información de contacto</h2><p>Tel. ${person.phoneText}</p><p>${person.email}</p><p>${person.city}, ${person.stateName}</p><p>${person.link.replace('https://', '')}</p></div><div class=k><h2>Sobre mí</h2><p>${person.summary}</p></div></div><div class=k><h2>Experiencia profesional</h2>${person.jobs.map((each) => `<p><b>${each.company}</b> — ${each.jobtitle}</p><p>${writeSpan(each, 'dash', 'es', { joint: ' / ', now: 'Presente' })}</p>${list(each.duties)}`).join('')}</div><div class=g><div class=k><h2>Formación académica</h2>${person.studies.map((each) => `<p><b>${each.degree}</b></p><p>${each.institution}</p><p>${years(each)}</p>`).join('')}</div><div class=k><h2>Idiomas</h2>${person.languages.map(({ name, label }) => `<p>${name}: ${label}</p>`).join('')}<h2>Habilidades</h2><p>${person.skills.join(', ')}</p></div></div>`,
  );

/** Long, with the role in the middle of the line and sections in another order; three pages. */
export const long = (person) =>
  page(
    `@page{margin:25mm 20mm}body{font-size:12.5pt;line-height:1.7}h2{margin:18px 0 6px}`,
    `<h1>${person.name}</h1><p>${person.city}, ${person.stateName}. Cel. ${person.phoneText}. ${person.email}</p><p>${person.link}</p><h2>Objetivo</h2><p>${person.summary} ${person.summary}</p><h2>Educación</h2>${person.studies.map((each) => `<p>${each.degree}, ${each.institution} (${years(each)})</p>`).join('')}<h2>Experiencia laboral</h2>${person.jobs.map((each) => `<p>${writeSpan(each, 'long', 'es', { joint: ' – ' })}: <b>${each.jobtitle}</b> en ${each.company}</p>${list([...each.duties, ...each.duties])}`).join('')}<h2>Habilidades</h2>${list(person.skills)}<h2>Idiomas</h2>${list(person.languages.map(({ name, label }) => `${name}, ${label}`))}<h2>Cursos y talleres</h2>${list(person.certifications.map(({ name, issuer, year }) => `${name}. ${issuer}. ${year}`))}`,
  );

/** As LaTeX templates look: thin rules, the company right, italics. */
export const latex = (person) =>
  page(
    `body{font:10pt/1.25 'DejaVu Serif'}h1{text-align:center;font-weight:normal;font-size:23pt}h2{font-size:11pt;font-variant:small-caps;border-bottom:.6px solid #000;margin-top:10px}.j{display:flex;justify-content:space-between}.c{text-align:center}`,
    `<h1>${person.name}</h1><p class=c>${person.phoneText} | ${person.email} | ${person.link.replace('https://www.', '')} | ${person.city}, ${person.stateName}</p><h2>Education</h2>${person.studies.map((each) => `<div class=j><b>${each.institution}</b><span>${person.city}</span></div><div class=j><i>${each.degree}</i><i>${each.start} – ${each.end}</i></div>`).join('')}<h2>Experience</h2>${person.jobs.map((each) => `<div class=j><b>${each.jobtitle}</b><span>${writeSpan(each, 'dot', 'en', { joint: ' – ' })}</span></div><div class=j><i>${each.company}</i><i>${each.place}</i></div>${list(each.duties)}`).join('')}<h2>Technical Skills</h2><p>${person.skills.join(', ')}</p><h2>Languages</h2><p>${person.languages.map(({ name, label }) => `${name} (${label})`).join(', ')}</p><h2>Certifications</h2>${person.certifications.map(({ name, issuer, year }) => `<p>${name}, ${issuer}, ${year}</p>`).join('')}`,
  );

/** Three columns at the foot, role and company in capitals. */
export const capitals = (person) =>
  page(
    `h1{font-size:20pt;background:#135;color:#fff;padding:10px}h2{background:#dde6ee;padding:3px 8px;font-size:11pt;margin:12px 0 6px}.u{text-transform:uppercase;font-weight:bold}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px}`,
    `<h1>${person.name}</h1><p>Dirección: Calle Fresno 8, Col. Arboledas, C.P. 20000, ${person.city}, ${person.stateName}</p><p>Tel: ${person.phoneText} / Correo: ${person.email}</p><p>${person.link}</p><h2>EXPERIENCIA LABORAL</h2>${person.jobs.map((each) => `<p class=u>${each.company}</p><p>Puesto: ${each.jobtitle}</p><p>Periodo: ${writeSpan(each, 'number', 'es', { joint: ' - ' })}</p><p>Funciones: ${each.duties.join(' ')}</p><br>`).join('')}<h2>ESTUDIOS REALIZADOS</h2>${person.studies.map((each) => `<p><b>${each.degree}</b>, ${each.institution}, ${years(each)}</p>`).join('')}<div class=g><div><h2>IDIOMAS</h2>${person.languages.map(({ name, label }) => `<p>${name}: ${label}</p>`).join('')}</div><div><h2>HABILIDADES</h2>${person.skills.map((skill) => `<p>${skill}</p>`).join('')}</div><div><h2>CURSOS</h2>${person.certifications.map(({ name }) => `<p>${name}</p>`).join('')}</div></div>`,
  );

/** Left column with a photograph, years only, dates in brackets after the title. */
export const photo = (person) =>
  page(
    `.w{display:grid;grid-template-columns:185px 1fr;gap:24px}.p{width:110px;height:110px;border-radius:50%;background:#c98}h2{font-size:13pt;color:#a43;margin:12px 0 4px}aside{font-size:9.5pt}`,
    `<div class=w><aside><div class=p></div><h2>Perfil</h2><p>${person.summary}</p><h2>Datos de contacto</h2><p>${person.phoneText}</p><p>${person.email}</p><p>${person.city}, ${person.stateName}</p><p>${person.link.replace('https://www.', '')}</p><h2>Habilidades</h2>${list(person.skills)}<h2>Idiomas</h2>${list(person.languages.map(({ name, label }) => `${name} ${label}`))}</aside><article><h1>${person.name}</h1><h2>Experiencia</h2>${person.jobs.map((each) => `<p><b>${each.jobtitle}</b> (${writeSpan(each, 'long', 'es', { joint: '-' })})</p><p>${each.company}</p><p>${each.duties.join(' ')}</p><br>`).join('')}<h2>Educación</h2>${person.studies.map((each) => `<p><b>${each.institution}</b> (${each.start}-${each.end})</p><p>${each.degree}</p>`).join('')}<h2>Cursos</h2>${person.certifications.map(({ name, issuer, year }) => `<p>${name}, ${issuer} (${year})</p>`).join('')}</article></div>`,
  );
