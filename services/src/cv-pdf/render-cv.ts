import { buffer } from 'node:stream/consumers';
import type { ApplicationSnapshot } from '@chamba/kernel/applications';
import PDFDocument from 'pdfkit';
import { FONTS, toRuns } from './fonts.ts';
import type { Face } from './fonts.ts';
import { formatJobPeriod, formatStudyPeriod, yearsInWords } from '@chamba/kernel/format';

const INK = '#1b2320';
const MUTED = '#48534e';
const PRIMARY = '#0a5f55';
const LINE = '#e4dbcb';

/** Points; the document is a letter of one column. */
const MARGIN = 56;
const FOOT = 36;

type Style = { face: Face; size: number; colour: string; before?: number; link?: string };

const STYLES = {
  name: { face: 'display', size: 24, colour: INK },
  headline: { face: 'text', size: 12.5, colour: MUTED, before: 2 },
  contact: { face: 'text', size: 10.5, colour: INK, before: 5 },
  section: { face: 'display', size: 14, colour: PRIMARY, before: 18 },
  entry: { face: 'bold', size: 11.5, colour: INK, before: 9 },
  detail: { face: 'text', size: 10.5, colour: MUTED, before: 1.5 },
  body: { face: 'text', size: 10.5, colour: INK, before: 3 },
} as const satisfies Record<string, Style>;

/** A document that is written from top to bottom, each text with what it is for a screen reader. */
class CvDocument {
  readonly #doc: PDFDocument;
  readonly #title: string;

  constructor(title: string, author: string, siteName: string, created: Date) {
    this.#title = title;
    this.#doc = new PDFDocument({
      size: 'LETTER',
      margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: 'es-MX',
      displayTitle: true,
      bufferPages: true,
      font: FONTS.get('text')?.[0]?.file ?? '',
      info: { Title: title, Author: author, Creator: siteName, CreationDate: created },
    });
    for (const fonts of FONTS.values())
      for (const { name, file } of fonts) this.#doc.registerFont(name, file);
  }

  /** Writes a text. @param tag of PDF: `H1`, `H2`, `H3` or `P`. */
  write(tag: 'H1' | 'H2' | 'H3' | 'P', text: string, style: Style, link?: string): void {
    const runs = toRuns(text, style.face);
    if (runs.length === 0) return;
    const doc = this.#doc;
    // A heading does not stand alone at the foot of a page.
    const together = tag === 'P' ? style.size * 1.4 : style.size * 5;
    doc.y += style.before ?? 0;
    if (doc.y + together > doc.page.height - doc.page.margins.bottom) doc.addPage();
    doc.addStructure(
      doc.struct(tag, () => {
        doc.fontSize(style.size).fillColor(style.colour);
        for (const [index, run] of runs.entries())
          doc.font(run.font).text(run.text, {
            continued: index < runs.length - 1,
            lineGap: style.size * 0.22,
            ...(link ? { link } : {}),
          });
      }),
    );
  }

  rule(): void {
    const doc = this.#doc;
    const y = doc.y + 10;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(MARGIN, y)
      .lineTo(doc.page.width - MARGIN, y)
      .lineWidth(1)
      .strokeColor(LINE)
      .stroke();
    doc.endMarkedContent();
    doc.y = y;
  }

  /** Numbers the pages and ends the document. */
  async finish(): Promise<Buffer> {
    const doc = this.#doc;
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page);
      // The foot is below the margin, where a text would start another page.
      doc.page.margins.bottom = 0;
      doc.markContent('Artifact', { type: 'Pagination' });
      doc.fontSize(9).fillColor(MUTED);
      const text = count > 1 ? `${this.#title} · página ${page - start + 1} de ${count}` : this.#title;
      const runs = toRuns(text, 'text');
      for (const [index, run] of runs.entries()) {
        const options = { continued: index < runs.length - 1, lineBreak: false };
        doc.font(run.font);
        if (index === 0) doc.text(run.text, MARGIN, doc.page.height - FOOT, options);
        else doc.text(run.text, options);
      }
      doc.endMarkedContent();
    }
    doc.end();
    return buffer(doc);
  }
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

function writeResume(cv: CvDocument, { resume, skills }: ApplicationSnapshot): void {
  if (resume.employments.length > 0) cv.write('H2', 'Experiencia', STYLES.section);
  for (const job of resume.employments) {
    cv.write('H3', job.jobtitle || job.company, STYLES.entry);
    cv.write('P', joined(job.jobtitle ? job.company : '', formatJobPeriod(job)), STYLES.detail);
    cv.write('P', job.description.trim(), STYLES.body);
  }
  if (resume.studies.length > 0) cv.write('H2', 'Estudios', STYLES.section);
  for (const study of resume.studies) {
    cv.write('H3', study.degree || study.level, STYLES.entry);
    cv.write(
      'P',
      joined(study.degree ? study.level : '', study.institution, formatStudyPeriod(study)),
      STYLES.detail,
    );
  }
  const lines = (title: string, texts: readonly string[]): void => {
    if (texts.length > 0) cv.write('H2', title, STYLES.section);
    for (const text of texts) cv.write('P', text, STYLES.body);
  };
  lines(
    'Especialidad',
    resume.specialities.map(({ name, years }) => joined(name, yearsInWords(years))),
  );
  lines('Habilidades', [
    ...skills.map(({ description, level }) => joined(description, level)),
    ...resume.skills.map(({ name, level }) => joined(name, level)),
  ]);
  lines(
    'Idiomas',
    resume.languages.map(({ language, level }) => joined(language, level)),
  );
  if (resume.certifications.length > 0) cv.write('H2', 'Certificaciones', STYLES.section);
  for (const { name, issuer, year, url } of resume.certifications)
    cv.write('P', joined(name, issuer, year), STYLES.body, url);
  if (resume.links.length > 0) cv.write('H2', 'Enlaces', STYLES.section);
  for (const { title, url } of resume.links) cv.write('P', joined(title, url), STYLES.body, url);
  const wishes = [
    resume.salary && `Sueldo deseado: ${resume.salary}`,
    resume.interests.length > 0 && `Áreas de interés: ${resume.interests.join(', ')}`,
    resume.willingtotravel !== undefined && `Puede viajar: ${resume.willingtotravel ? 'sí' : 'no'}`,
    resume.willingtorelocate !== undefined &&
      `Puede cambiar de residencia: ${resume.willingtorelocate ? 'sí' : 'no'}`,
  ].filter((wish) => typeof wish === 'string' && wish !== '');
  if (wishes.length > 0) cv.write('H2', 'Lo que busca', STYLES.section);
  for (const wish of wishes) cv.write('P', String(wish), STYLES.body);
}

/**
 * The CV of an application as PDF: tagged, real text in embedded fonts, in Spanish, one column.
 * @returns the bytes of the file. It takes some hundred milliseconds of processor time.
 */
export async function renderCv(snapshot: ApplicationSnapshot, siteName: string): Promise<Buffer> {
  const { candidate, resume, offer, killerQuestions } = snapshot;
  const name = candidate.name || candidate.email;
  const cv = new CvDocument(`CV de ${name}`, name, siteName, new Date(snapshot.accepted));
  cv.write('H1', name, STYLES.name);
  cv.write('P', resume.title, STYLES.headline);
  cv.write('P', candidate.email, STYLES.contact, `mailto:${candidate.email}`);
  cv.write('P', joined(candidate.phone, candidate.location), { ...STYLES.contact, before: 1 });
  cv.rule();
  cv.write('P', resume.objective, { ...STYLES.body, before: 10 });
  cv.write('P', `Postulación a ${joined(offer.title, offer.companyname)}`, {
    ...STYLES.detail,
    before: 10,
  });
  if (killerQuestions.length > 0) cv.write('H2', 'Respuestas a tus preguntas', STYLES.section);
  for (const { question, answer } of killerQuestions) {
    cv.write('H3', question, STYLES.entry);
    cv.write('P', answer, STYLES.body);
  }
  writeResume(cv, snapshot);
  return cv.finish();
}
