import type { SpanishWords } from '../../text/dictionary.ts';
import { fold, isStopWord } from '../../text/words.ts';
import { bareWord, isName, spellWord } from '../title-spelling.ts';
import { showTitle } from '../title.ts';
import { plainLine } from './html-text.ts';
import { restoreLostLetters } from './lost-letters.ts';

/** Acronyms of office and technical titles that the sample does not have. */
const CAPITALS = new Set(
  (
    'seo aws gcp api kam b2b b2c it hr kyc bi rpa pmo sdr bdr ceo cfo coo cto cmo cio etl noc soc voip gis ivr sla ai ia ml llm sre ' +
    'fda gmp haccp sua idse cfdi diot ifrs gaap nom rtu dcs wms tms ecm pcb smt bpo ttl fp&a hrbp pld aml ppc cx sac ' +
    'ii iii iv uat sit crm dba tic tics pyme afore gnl gdl mty cdmx qro'
  ).split(' '),
);

/** Names with capitals of their own, beside those of the sample. */
const NAMES = new Map(
  (
    'DevOps iOS React Angular Vue Node TypeScript Kotlin Swift Golang Laravel WordPress Shopify Magento NetSuite HubSpot Tableau ' +
    'Azure Kubernetes Docker MySQL PostgreSQL MongoDB SharePoint Google Facebook Amazon Uber DiDi Rappi TikTok WhatsApp ' +
    'Liverpool Sears Elektra Banregio Banorte Santander Scotiabank Inbursa Afirme Compartamos Kavak Nestlé Unilever ' +
    'Cinépolis Starbucks FedEx DHL Estafeta Bachoco Alsea Telmex ContPAQi CONTPAQ Figma Outlook Word PowerPoint Snowflake'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name] as const),
);

/** Names of several words whose words are ordinary ones, and places that are. */
const PHRASES = (
  'Banco Azteca|Casa Ley|Palacio de Hierro|Mercado Libre|Farmacias del Ahorro|Farmacias Guadalajara|Farmacias Similares|Santa Fe|' +
  'San Ángel|La Paz|Power BI|Power Apps|Business Intelligence|Del Valle|Coca Cola|Grupo Modelo|Ciudad Satélite|Circle K|Home Depot|' +
  'Office Depot|Burger King|Little Caesars|Estado de México|Ciudad de México|San Juan|San José|San Pedro|San Nicolás|Santa Catarina'
)
  .split('|')
  .map((name) => [new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'giu'), name] as const);

/** Ordinary words that are far more often places where a title writes them with a capital. */
const PLACES = new Set(
  'leon puebla colima victoria roma condesa reforma napoles salamanca mina santiago'.split(' '),
);

/** Words of trades that the dictionary lacks, and one that it has though titles mean the English one. */
const TRADE_WORDS = new Set(
  (
    'promotor promotora promotores automotriz automotrices capturista recursos montacarguista reparto camarista empresa ' +
    'autoservicio abarrotes cambaceo monitorista telemarketing subgerente facturista lavaloza refacciones acondicionado hostess ' +
    'garrotero multifuncional steward bebidas laboratorista preventista pailero parrillero barista optometrista valuador fierrero ' +
    'recamarista demostrador demostradora bartender tubero nominista reclutador reclutadora'
  ).split(' '),
);
const ENGLISH_WORDS = new Set(['manager', 'data', 'account', 'sales', 'senior', 'junior']);

/** Words that only Spanish titles have between others. */
const SPANISH_JOINT = /\s(?:de|del|en|y|para|con|al|la|los)\s/i;

/** What announces a title and is no part of it. */
const ANNOUNCEMENT =
  /^(?:vacante|puesto|empleo|oferta de empleo|oferta laboral|se solicita|solicitamos|se busca|buscamos)\s*[:–—-]\s*/i;

/** What no reader of a title needs: pictures, their modifiers, stars and arrows. */
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f|\u20e3|[\u2190-\u21ff\u2500-\u27bf\u2900-\u297f\u2b00-\u2bff\u3000-\u303f]/gu;

/** Letters drawn as symbols: bold, cursive, of full width, in circles. */
const DRAWN_LETTERS = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e\u24b6-\u24e9\u{1f130}-\u{1f189}]+/gu;

/** Words whose letters stand apart, as shouting does: 'A Y U D A N T E  G E N E R A L'. */
const SPACED_LETTERS = /(?<!\S)\p{L}(?: \p{L}){3,}(?!\S)/gu;

/** Pay that a title says it does not show. */
const NO_PAY_SHOWN =
  /\b(?:sueldo|salario) (?:no (?:mostrado|especificado|publicado|disponible)|oculto|confidencial)(?: por (?:la )?(?:compañ[ií]a|empresa))?\b\)?/giu;

/** Share of capitals from which a title shouts. */
const SHOUTING = 0.7;

const WORD = /[\p{L}\p{M}\d&]+/gu;

/** Longest text that is looked at; a title of it is refused for its length. */
const MAX_LENGTH = 1_000;

/** Ornaments and separators that begin or end no title. */
const ORNAMENTS = new Set(" ,;:/|*~_·•–—-!¡'=<>".split(''));

/** A text without what stands at its ends, of which `+` and `#` are part of names and a full stop may be. */
function trimOrnaments(text: string): string {
  let start = 0;
  let end = text.length;
  const isOrnament = (at: number, more: string): boolean =>
    ORNAMENTS.has(text[at] ?? '') || more.includes(text[at] ?? ' ');
  while (
    start < end &&
    (isOrnament(start, '#+)]') || (text[start] === '.' && !/^\.[a-z]/i.test(text.slice(start, start + 2))))
  )
    start += 1;
  while (end > start && isOrnament(end - 1, '([')) end -= 1;
  return text.slice(start, end);
}

/** A title in one line without pictures and ornaments; empty when no word is left. */
export function cleanTitle(raw: string): string {
  const drawn = raw.slice(0, MAX_LENGTH * 4).replace(DRAWN_LETTERS, (letters) => letters.normalize('NFKC'));
  const text = plainLine(drawn.replace(SPACED_LETTERS, (letters) => letters.replaceAll(' ', '')))
    .slice(0, MAX_LENGTH)
    .replaceAll('_', ' ')
    .replace(/\$+(?!\s?\d)/g, ' ')
    .replace(PICTURES, ' ')
    .replace(NO_PAY_SHOWN, ' ')
    .replace(/([!¡?¿*~=.,-])\1+/g, '$1')
    .replace(/["“”«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\( ?\)|\[ ?\]/g, ' ')
    .replace(/ (?=[,;:.!?)](?: |$))/g, '');
  const bare = trimOrnaments(text)
    .replace(/(?<=\p{L}{5})\.$/u, '')
    .replace(ANNOUNCEMENT, '');
  const balanced = bare.includes('¡') ? bare : bare.replaceAll('!', '');
  return /\p{L}/u.test(balanced) ? balanced.replace(/ {2,}/g, ' ').trim() : '';
}

const isUpper = (word: string): boolean => word !== word.toLowerCase() && word === word.toUpperCase();

/** Whether a title is written in capitals, or has none at all. */
function lacksCase(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  return capitals === 0 || (capitals / letters.length >= SHOUTING && !/^\S{1,3}$/u.test(text));
}

/** Accents of a title as it was written where its shown form lost them, and the capitals of acronyms and names. */
function restore(shown: string, written: string): string {
  const accented = new Map<string, string>();
  for (const [word] of written.toLowerCase().matchAll(WORD)) {
    const bare = bareWord(word);
    if (bare !== word && !/[àèìòù]/.test(word)) accented.set(bare, word);
  }
  return shown.replace(WORD, (word) => {
    const lower = word.toLowerCase();
    if (CAPITALS.has(lower)) return word.toUpperCase();
    const name = NAMES.get(lower);
    if (name) return name;
    const known = word === bareWord(word) ? accented.get(word) : undefined;
    return known ?? word;
  });
}

/** The clean-up of titles for feeds; it knows the language's words from names by a dictionary. */
export class TitleReader {
  readonly #words: Pick<SpanishWords, 'has'>;

  constructor(words: Pick<SpanishWords, 'has'>) {
    this.#words = words;
  }

  /**
   * A title as it is shown: without shouting, pictures and the capitals of every word, with the accents that are
   * certain. Names, acronyms and English titles keep the capitals that they have.
   * @returns an empty text when there is no word in it.
   */
  show(raw: string): string {
    const text = restoreLostLetters(cleanTitle(raw), this.#words);
    if (text === '') return '';
    const shown = lacksCase(text) ? restore(showTitle(text), text) : this.#showMixed(text);
    const named = PHRASES.reduce((title, [pattern, name]) => title.replace(pattern, name), shown);
    // 'iOS developer' begins as it is written.
    if (/^\p{Ll}\p{Lu}/u.test(named)) return named;
    return named.replace(/(?:^[^\p{L}\d]*|(?<=[?!] ))\p{L}/gu, (start) => start.toUpperCase());
  }

  /** A title with capitals here and there: those of ordinary words go, where most words are Spanish. */
  #showMixed(text: string): string {
    const words = text.match(WORD) ?? [];
    const distinctive = words.filter((word) => word.length > 2 && !isStopWord(fold(word)));
    const ordinary = distinctive.filter((word) => this.#isOrdinary(word));
    const isSpanish =
      ordinary.length > 0 && (ordinary.length * 2 >= distinctive.length || SPANISH_JOINT.test(text));
    const shown = text.replace(WORD, (word) => {
      const bare = bareWord(word);
      if (CAPITALS.has(word.toLowerCase())) return word.toUpperCase();
      if (isName(bare) || NAMES.has(bare)) return NAMES.get(bare) ?? spellWord(bare);
      if (/\d/.test(word) || /\p{Ll}\p{Lu}/u.test(word)) return word;
      if (word.length === 1) return word;
      const keepsCapitals = isUpper(word)
        ? word.length < 4 && !isStopWord(bare)
        : !isSpanish || PLACES.has(bare);
      if (keepsCapitals || !(this.#isOrdinary(word) || isStopWord(bare))) return word;
      const spelled = spellWord(bare);
      return spelled === bare ? word.toLowerCase() : spelled;
    });
    return shown.replace(/(?<=\s)(?:De|Del|En|El|La|Los|Las|Y|O|Para|Por|Con|Al|A)(?=\s)/g, (word) =>
      isSpanish ? word.toLowerCase() : word,
    );
  }

  #isOrdinary(word: string): boolean {
    const folded = fold(word);
    if (ENGLISH_WORDS.has(folded)) return false;
    return TRADE_WORDS.has(folded) || this.#words.has(folded) || spellWord(bareWord(word)) !== bareWord(word);
  }
}
