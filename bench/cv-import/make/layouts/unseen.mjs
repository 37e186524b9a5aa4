/** Layouts of the unseen set that a browser prints. */
import { writeSpan } from '../people.mjs';

const page = (style, body) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:Letter;margin:16mm}*{box-sizing:border-box}body{margin:0;font:10.5pt/1.4 'DejaVu Sans'}h1,h2,h3,p,ul{margin:0}ul{padding-left:18px}${style}</style>${body}`;
const li = (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const ps = (items) => items.map((item) => `<p>${item}</p>`).join('');
const years = ({ start, end }) => `${start} - ${end}`;

/** Skills before everything; a job is one line with commas. */
export const functional = (x) =>
  page(
    `h1{font-size:19pt}h2{font-size:12pt;border-top:1px solid #333;margin-top:12px;padding-top:4px}`,
    `<h1>${x.name}</h1>${ps([`${x.city}, ${x.stateName}`, `${x.phoneText} | ${x.email}`, x.link])}<h2>Resumen profesional</h2><p>${x.summary}</p><h2>Competencias</h2><p>${x.skills.join(' | ')}</p><h2>Trayectoria laboral</h2>${x.jobs.map((j) => `<p><b>${j.jobtitle}, ${j.company}, ${writeSpan(j, 'short', x.language, { joint: ' - ' })}</b></p>${li(j.duties)}`).join('')}<h2>Estudios</h2>${ps(x.studies.map((s) => `${s.degree}, ${s.institution}, ${years(s)}`))}<h2>Idiomas</h2>${ps(x.languages.map((l) => `${l.name} ${l.label}`))}<h2>Cursos</h2>${ps(x.certifications.map((c) => `${c.name}, ${c.issuer}, ${c.year}`))}`,
  );

/** Dates in capitals above each job, a line of dots at the left, the narrow column right. */
export const dots = (x) =>
  page(
    `.w{display:grid;grid-template-columns:1fr 62mm;gap:9mm}.j{border-left:2px dotted #888;padding-left:10px;margin-bottom:10px}.t{font-size:8.5pt;text-transform:uppercase;color:#666}h1{font-size:28pt;line-height:1.1}h2{font-size:12.5pt;margin:10px 0 5px}`,
    `<h1>${x.name}</h1><p>${x.headline}</p><div class=w><div><h2>Experiencia profesional</h2>${x.jobs.map((j) => `<div class=j><p class=t>${writeSpan(j, 'short', 'es', { joint: ' — ' })}</p><h3>${j.jobtitle}</h3><p>${j.company}</p>${li(j.duties)}</div>`).join('')}<h2>Formación académica</h2>${x.studies.map((s) => `<div class=j><p class=t>${s.start} — ${s.end}</p><h3>${s.degree}</h3><p>${s.institution}</p></div>`).join('')}</div><div><h2>Contacto</h2>${ps([x.phoneText, x.email, `${x.city}, ${x.stateName}`, x.link.replace('https://www.', '')])}<h2>Perfil</h2><p>${x.summary}</p><h2>Habilidades</h2>${ps(x.skills)}<h2>Idiomas</h2>${ps(x.languages.map((l) => `${l.name} (${l.label})`))}<h2>Certificaciones</h2>${ps(x.certifications.map((c) => `${c.name} – ${c.year}`))}</div></div>`,
  );

/** A small table for each job. */
export const cardTables = (x) =>
  page(
    `table{border-collapse:collapse;width:100%;margin-bottom:8px}td{border:1px solid #777;padding:3px 6px;vertical-align:top}td:first-child{width:34mm;background:#eee}h2{font-size:12pt;margin:12px 0 6px}`,
    `<h1>${x.name}</h1><h2>1. Datos personales</h2><table>${[
      ['Teléfono', x.phoneText],
      ['Correo', x.email],
      ['Lugar de residencia', `${x.city}, ${x.stateName}`],
      ['LinkedIn', x.link],
    ]
      .map(([a, b]) => `<tr><td>${a}<td>${b}`)
      .join('')}</table><h2>2. Experiencia laboral</h2>${x.jobs
      .map(
        (j) =>
          `<table>${[
            ['Empresa', j.company],
            ['Puesto', j.jobtitle],
            ['Periodo', writeSpan(j, 'long', 'es', { joint: ' a ' })],
            ['Actividades', j.duties.join(' ')],
          ]
            .map(([a, b]) => `<tr><td>${a}<td>${b}`)
            .join('')}</table>`,
      )
      .join('')}<h2>3. Formación académica</h2>${x.studies
      .map(
        (s) =>
          `<table>${[
            ['Institución', s.institution],
            ['Carrera', s.degree],
            ['Periodo', years(s)],
          ]
            .map(([a, b]) => `<tr><td>${a}<td>${b}`)
            .join('')}</table>`,
      )
      .join(
        '',
      )}<h2>4. Idiomas</h2><table>${x.languages.map((l) => `<tr><td>${l.name}<td>${l.label}`).join('')}</table><h2>5. Habilidades</h2><p>${x.skills.join(', ')}</p>`,
  );

/** Bars for skills, percents for languages, headings with stars. */
export const bars = (x) =>
  page(
    `@page{margin:0}.w{display:grid;grid-template-columns:70mm 1fr;min-height:279mm}.a{background:#2b2d42;color:#fff;padding:12mm 7mm;font-size:9.5pt}.b{padding:12mm 10mm}.k{height:4px;background:#8d99ae;margin:2px 0 7px}h2{font-size:11.5pt;letter-spacing:1px;margin:14px 0 6px}`,
    `<div class=w><div class=a><h1>${x.name}</h1><p>${x.headline}</p><h2>★ CONTACTO</h2>${ps([x.phoneText, x.email, `${x.city}, ${x.stateShort}`, x.link.replace('https://www.', '')])}<h2>★ APTITUDES</h2>${x.skills.map((s) => `<p>${s}</p><div class=k></div>`).join('')}<h2>★ IDIOMAS</h2>${ps(x.languages.map((l) => `${l.name} ${l.label}`))}</div><div class=b><h2>★ SOBRE MÍ</h2><p>${x.summary}</p><h2>★ EXPERIENCIA</h2>${x.jobs.map((j) => `<p><b>${j.jobtitle}</b></p><p>${j.company}, ${j.place.split(', ')[0]}</p><p><small>${writeSpan(j, 'number')}</small></p>${li(j.duties)}`).join('')}<h2>★ EDUCACIÓN</h2>${x.studies.map((s) => `<p><b>${s.degree}</b></p><p>${s.institution}</p><p><small>${years(s)}</small></p>`).join('')}<h2>★ CURSOS</h2>${ps(x.certifications.map((c) => `${c.name}, ${c.issuer} (${c.year})`))}</div></div>`,
  );

/** Headings between lines, titles in capitals, everything in the middle. */
export const rules = (x) =>
  page(
    `body{text-align:center;font-family:'DejaVu Serif'}h2{font-size:12pt;margin:14px 0 6px}`,
    `<h1>${x.name.toUpperCase()}</h1>${ps([`Celular: ${x.phoneText}`, `Correo: ${x.email}`, `${x.city}, ${x.stateName}`, x.link])}<h2>—— OBJETIVO ——</h2><p>${x.summary}</p><h2>—— EXPERIENCIA ——</h2>${x.jobs.map((j) => `<p><b>${j.jobtitle.toUpperCase()}</b></p><p>${j.company}</p><p>${writeSpan(j, 'de', 'es', { joint: ' a ', now: 'la fecha' })}</p><p>${j.duties.join('. ')}</p><br>`).join('')}<h2>—— ESTUDIOS ——</h2>${x.studies.map((s) => `<p><b>${s.degree}</b></p><p>${s.institution}</p><p>${years(s)}</p>`).join('')}<h2>—— HABILIDADES ——</h2><p>${x.skills.join(', ')}</p><h2>—— IDIOMAS ——</h2><p>${x.languages.map((l) => `${l.name}: ${l.label}`).join(', ')}</p><h2>—— CURSOS ——</h2>${ps(x.certifications.map((c) => `${c.name}, ${c.issuer}, ${c.year}`))}`,
  );

/** Two columns of one width in small letters: jobs left, all else right. */
export const dense = (x) =>
  page(
    `body{font-size:8pt;line-height:1.3}.w{display:grid;grid-template-columns:1fr 1fr;gap:8mm}h1{font-size:16pt}h2{font-size:9.5pt;background:#ddd;padding:1px 4px;margin:6px 0 3px}`,
    `<h1>${x.name}</h1><p>${[x.phoneText, x.email, `${x.city}, ${x.stateName}`, x.link].join(' | ')}</p><div class=w><div><h2>${x.language === 'en' ? 'EMPLOYMENT HISTORY' : 'EMPLEOS'}</h2>${x.jobs.map((j) => `<p><b>${j.company}</b> (${writeSpan(j, 'number', x.language)})</p><p>${j.jobtitle}</p>${li(j.duties)}`).join('')}</div><div><h2>${x.language === 'en' ? 'PROFILE' : 'PERFIL'}</h2><p>${x.summary}</p><h2>${x.language === 'en' ? 'EDUCATION' : 'ESTUDIOS'}</h2>${x.studies.map((s) => `<p><b>${s.institution}</b> (${years(s)})</p><p>${s.degree}</p>`).join('')}<h2>${x.language === 'en' ? 'SKILLS' : 'HABILIDADES'}</h2><p>${x.skills.join(', ')}</p><h2>${x.language === 'en' ? 'LANGUAGES' : 'IDIOMAS'}</h2>${ps(x.languages.map((l) => `${l.name} - ${l.label}`))}<h2>${x.language === 'en' ? 'CERTIFICATIONS' : 'CERTIFICACIONES'}</h2>${ps(x.certifications.map((c) => `${c.name}, ${c.issuer}, ${c.year}`))}</div></div>`,
  );

/** Company and place left, dates right; the title below in italics: as universities of the north advise. */
export const american = (x) =>
  page(
    `body{font:11pt/1.3 'DejaVu Serif'}h1{text-align:center;font-size:17pt}.c{text-align:center}.r{display:flex;justify-content:space-between}h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid #000;margin-top:9px}`,
    `<h1>${x.name}</h1><p class=c>${x.city}, ${x.stateName} • ${x.phoneText} • ${x.email}</p><p class=c>${x.link}</p><h2>Education</h2>${x.studies.map((s) => `<div class=r><b>${s.institution}</b><span>${years(s)}</span></div><i>${s.degree}</i>`).join('')}<h2>Professional Experience</h2>${x.jobs.map((j) => `<div class=r><b>${j.company}, ${j.place}</b><span>${writeSpan(j, 'long', 'en')}</span></div><i>${j.jobtitle}</i>${li(j.duties)}`).join('')}<h2>Skills &amp; Abilities</h2><p>${x.skills.join(', ')}</p><h2>Languages</h2><p>${x.languages.map((l) => `${l.name} (${l.label})`).join(', ')}</p><h2>Certifications</h2>${ps(x.certifications.map((c) => `${c.name} – ${c.issuer}, ${c.year}`))}`,
  );
