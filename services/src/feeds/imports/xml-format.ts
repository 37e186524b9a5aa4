import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { z } from 'zod';
import { fold } from '../../text/words.ts';
import { CONTRACT_BIT } from '../../model/offer-record.ts';
import { cleanLine } from './html-text.ts';
import { toOffer } from './offer-draft.ts';
import type { DraftResult, OfferDraft } from './offer-draft.ts';
import { payOfText } from './pay-text.ts';
import type { QuestionDraft } from './questions.ts';
import { MAX_RECORD_BYTES } from './reading.ts';
import type { Reading, ReadingContext, RecordReader } from './reading.ts';
import { XmlSplitter } from './xml-splitter.ts';

const NAMES: OfferDraft['names'] = {
  key: 'referencenumber',
  posted: 'date',
  until: 'expirationdate',
  place: 'state',
  body: 'description',
  questions: 'questions',
  applicantStates: 'applicantstates',
};

const field = z.string().default('');

/** The fields of a `<job>`; boards leave many out and add their own. */
const jobSchema = z.looseObject({
  title: field,
  date: field,
  referencenumber: field,
  requisitionid: field,
  id: field,
  url: field,
  company: field,
  city: field,
  state: field,
  country: field,
  postalcode: field,
  description: field,
  requirements: field,
  benefits: field,
  salary: field,
  education: field,
  jobtype: field,
  category: field,
  experience: field,
  schedule: field,
  skills: field,
  remotetype: field,
  expirationdate: field,
  email: field,
  webhook: field,
  applicantstates: field,
});
type Job = z.output<typeof jobSchema>;

/** Words for kinds of contract, in the languages that feeds are written in. */
const JOB_TYPES: ReadonlyArray<readonly [RegExp, number]> = [
  [/\b(full ?time|tiempo completo|jornada completa)\b/, CONTRACT_BIT.fullTime],
  [/\b(part ?time|medio tiempo|tiempo parcial|media jornada)\b/, CONTRACT_BIT.partTime],
  [/\b(permanent|indefinid[oa]|indeterminado|planta)\b/, CONTRACT_BIT.permanent],
  [/\b(temporary|temporal|eventual|determinado)\b/, CONTRACT_BIT.temporary],
  [/\b(contract|contractor|freelance|honorarios)\b/, CONTRACT_BIT.fees],
  [/\b(internship|intern|practicas|practicante|becari[oa])\b/, CONTRACT_BIT.internship],
];

/** Named characters of HTML that feeds use though XML does not know them. Each stands for itself alone. */
const CHARACTERS: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
  iquest: '¿',
  iexcl: '¡',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  Uuml: 'Ü',
  ouml: 'ö',
  ccedil: 'ç',
  agrave: 'à',
  egrave: 'è',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  acirc: 'â',
  ecirc: 'ê',
  ocirc: 'ô',
  atilde: 'ã',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  acute: '´',
  euro: '€',
  cent: '¢',
  pound: '£',
  trade: '™',
  copy: '©',
  reg: '®',
  sect: '§',
  para: '¶',
  times: '×',
  divide: '÷',
  plusmn: '±',
  frac12: '½',
  frac14: '¼',
  sup2: '²',
  sup3: '³',
  micro: 'µ',
  shy: '',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  rarr: '→',
  larr: '←',
  check: '✓',
};

/** What a `<job>` holds. */
type JobElement = {
  /** The text of its children by their lower-case name, also of what is below them. */
  fields: Map<string, string>;
  questions: QuestionDraft[];
};

/** Reads `<question>` elements: their text, attributes `id` and `type`, and an `<option>` for each choice. */
class QuestionReader {
  readonly questions: QuestionDraft[] = [];
  #open: { id: string; kind: string; question: string; options: string[] } | null = null;
  #option: string | null = null;

  openTag(name: string, attributes: Readonly<Record<string, string>>): void {
    const { id = '', type = '' } = attributes;
    if (name === 'question') this.#open = { id, kind: type, question: '', options: [] };
    else if (name === 'option') this.#option = '';
  }

  text(text: string): void {
    if (this.#option !== null) this.#option += text;
    else if (this.#open) this.#open.question += text;
  }

  closeTag(name: string): void {
    if (name === 'option' && this.#option !== null) {
      this.#open?.options.push(this.#option);
      this.#option = null;
    } else if (name === 'question' && this.#open) {
      this.questions.push(this.#open);
      this.#open = null;
    }
  }
}

function parseElement(xml: string): JobElement {
  const parser = new SaxesParser();
  const fields = new Map<string, string>();
  const reader = new QuestionReader();
  Object.assign(parser.ENTITIES, CHARACTERS);
  let depth = 0;
  let name = '';
  let content = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > 50) throw new Error('is nested too deep');
    if (depth > 2 && name === 'questions') reader.openTag(tag.name.toLowerCase(), tag.attributes);
    if (depth !== 2) return;
    name = tag.name.toLowerCase();
    content = '';
  });
  const addText = (text: string): void => {
    content += text;
    if (name === 'questions') reader.text(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', (tag) => {
    if (depth > 2 && name === 'questions') reader.closeTag(tag.name.toLowerCase());
    if (depth === 2 && !fields.has(name)) fields.set(name, content.trim());
    depth -= 1;
  });
  parser.write(xml).close();
  return { fields, questions: reader.questions };
}

/** Reads an element in which an ampersand may stand for itself: 'Compras & Ventas'. */
function parseLenient(xml: string): JobElement {
  const amended = xml.replace(/&(?!#\d+;|#x[\da-f]+;|[a-z]\w*;)/gi, '&amp;');
  if (amended === xml) return parseElement(xml);
  try {
    return parseElement(xml);
  } catch {
    return parseElement(amended);
  }
}

/** What the parser says, without its own line numbers: those count from the record's start. */
const wordsOfError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^\d+:\d+: ?/, '').replace(/\.$/, '');

function parseWorkMode(job: Job): number {
  const said = fold(`${job.remotetype} ${/^(remote|remoto)$/i.test(job.city) ? job.city : ''}`);
  if (/\b(hibrid[oa]|hybrid)\b/.test(said)) return 2;
  return /\b(remoto|remote|fully remote|home office|telecommute|desde casa)\b/.test(said) ? 1 : 0;
}

function toDraft(job: Job, questions: readonly QuestionDraft[]): OfferDraft {
  const types = fold(job.jobtype);
  return {
    key: getKey(job),
    title: job.title,
    company: job.company,
    body: [
      { heading: '', text: job.description },
      { heading: 'Requisitos', text: job.requirements },
      { heading: 'Prestaciones', text: job.benefits },
    ],
    addresses: [{ country: job.country, state: job.state, city: job.city, postalCode: job.postalcode }],
    workmode: parseWorkMode(job),
    ...payOfText(job.salary),
    jobtypes: JOB_TYPES.reduce((bits, [pattern, bit]) => (pattern.test(types) ? bits | bit : bits), 0),
    education: job.education,
    experience: job.experience,
    schedule: job.schedule,
    facts: [],
    skills: [job.skills],
    questions,
    applicantStates: [job.applicantstates],
    occupation: job.category,
    sector: '',
    posted: cleanLine(job.date),
    until: cleanLine(job.expirationdate),
    url: job.url,
    recipient: job.email || job.webhook,
    names: NAMES,
  };
}

const getKey = (job: Pick<Job, 'referencenumber' | 'requisitionid' | 'id' | 'url'>): string =>
  cleanLine(job.referencenumber || job.requisitionid || job.id || job.url);

/** The key of an element that cannot be read. */
function keyAnyway(xml: string | null): string | null {
  const pattern = /<referencenumber>\s*(?:<!\[CDATA\[)?([^<>\]&]{1,200})/i;
  return cleanLine(pattern.exec(xml ?? '')?.[1] ?? '') || null;
}

function readJob(xml: string | null, context: ReadingContext): DraftResult & { key: string | null } {
  const fail = (reason: string): DraftResult & { key: string | null } => ({
    key: keyAnyway(xml),
    faults: [{ field: 'record', reason }],
  });
  if (xml === null) return fail(`is longer than ${MAX_RECORD_BYTES} characters`);
  if (xml.includes('\ufffd')) return fail('has characters that are not of the encoding of the file');
  let element: JobElement;
  try {
    element = parseLenient(xml);
  } catch (error) {
    return fail(`is no well-formed XML: ${wordsOfError(error)}`);
  }
  const job = jobSchema.parse(Object.fromEntries(element.fields));
  const key = getKey(job);
  return { key: key || null, ...toOffer(toDraft(job, element.questions), context) };
}

/** The encoding that the XML declaration names. @throws RangeError when there is no such encoding. */
export function xmlDecoder(head: Buffer): TextDecoder {
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(
    head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''),
  )?.[1];
  return new TextDecoder(declared ?? 'utf-8');
}

/** The XML job feed: `<source>` with a `<job>` for each vacancy. Declarations of the file's own are never read. */
export const readXmlJobs: RecordReader = async function* (bytes, context) {
  const splitter = new XmlSplitter('job', MAX_RECORD_BYTES);
  let decoder: TextDecoder | null = null;
  let record = 0;
  for await (const chunk of bytes) {
    decoder ??= xmlDecoder(chunk);
    const elements = splitter.write(decoder.decode(chunk, { stream: true }));
    if (elements.length === 0) continue;
    yield elements.map(({ text, line }): Reading => ({ record: ++record, line, ...readJob(text, context) }));
  }
  if (splitter.isInside) {
    yield [
      {
        record: ++record,
        line: splitter.line,
        key: null,
        faults: [{ field: 'record', reason: 'is not ended: the file ends inside it' }],
      },
    ];
  }
};
