/** Words whose only spelling in a job title carries this accent. Words with two readings (mas, practica) are not here. */
const ACCENTED =
  'técnico técnica técnicos técnicas almacén almacenes mecánico mecánica mecánicos médico médica médicos crédito créditos ' +
  'eléctrico eléctrica eléctricos electrónico electrónica electromecánico electromecánica telefónico telefónica telefónicos ' +
  'público pública públicos públicas gráfico gráfica gráficos químico química químicos clínico clínica clínicos ' +
  'logística logístico tráfico agrícola agrícolas policía policías telefonía ingeniería panadería lavandería cafetería ' +
  'carnicería pastelería repostería tintorería jardinería carpintería albañilería herrería plomería ferretería papelería ' +
  'tortillería joyería zapatería frutería mensajería tesorería contraloría auditoría consultoría asesoría enfermería ' +
  'hotelería pailería cerrajería estética líder líderes máquina máquinas línea líneas área áreas camión ' +
  'automóvil automóviles nómina nóminas bilingüe lácteos inglés francés alemán psicólogo psicóloga psicología tránsito ' +
  'jurídico jurídica mecatrónico mecatrónica hidráulico hidráulica hidráulicos neumático informática informático ' +
  'estadística cosmetóloga topógrafo fotógrafo camarógrafo odontólogo agrónomo pediátrico quirúrgico farmacéutico ' +
  'farmacéutica geriátrico biólogo radiólogo pedagogía filosofía economía vehículo vehículos básico básica práctico ' +
  'industrialización plástico plásticos metálica metálico metálicos térmico óptica óptico vía física matemáticas ' +
  'turístico turística comunicólogo estratégico estratégica logísticos cómputo dirección tractocamión músico día días ' +
  'autónomo gastronomía fisioterapéutico nutriólogo nutrióloga ecónomo cárnicos cítricos teléfono vigésimo tecnología ' +
  'tecnologías energía categoría librería perfumería dulcería heladería taquería pizzería rosticería marisquería ' +
  'tapicería cristalería bisutería pescadería pollería cremería recaudería abarrotería tornería minería ganadería ' +
  'biología anatomía cirugía cardiología pediatría geriatría mercadología crónica eólica sanitización capitán jamón ' +
  'guías guía garantía garantías mercancía mercancías compañía batería baterías próximo última único sólido líquido ' +
  'líquidos artículo artículos currículum periódico periódicos página código códigos análisis trámite trámites estético';

/** Words that are written in capitals. */
const CAPITALS = 'cnc plc imss php sql cctv cdmx sap erp rh rrhh qfb ti css html vb crm gps mig tig iso';

const withoutMarks = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');
const plain = (word: string): string => withoutMarks(word).replaceAll('ü', 'u');

const SPELLINGS = new Map<string, string>();
for (const word of ACCENTED.split(' ')) if (plain(word) !== word) SPELLINGS.set(plain(word), word);
for (const word of CAPITALS.split(' ')) SPELLINGS.set(word, word.toUpperCase());

function spell(word: string): string {
  const known = SPELLINGS.get(word);
  if (known) return known;
  // Every singular noun in -cion and -sion carries the accent.
  return /[a-zñ]{2}[cs]ion$/.test(word) ? `${word.slice(0, -3)}ión` : word;
}

/**
 * A title as it is shown: first letter capital, accents restored only where no other spelling exists.
 * @param raw title as the source has it: lower case, often without accents.
 */
export function showTitle(raw: string): string {
  const text = raw
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[a-zñáéíóúü]+/g, spell);
  return text === '' ? '' : text[0]?.toUpperCase() + text.slice(1);
}
