import type { AdText } from './ad-text.ts';
import { findWording, words } from './rule.ts';
import type { Finding, Match, WordingRule } from './rule.ts';

/** What an advertisement asks of candidates that the law lets no employer choose by. */
export const FAIR_WORDING_RULES = [
  'age',
  'gender',
  'appearance',
  'marital-status',
  'pregnancy-test',
  'hiv-test',
] as const;

export type FairWordingRule = (typeof FAIR_WORDING_RULES)[number];

/** Articles that a wording is against: federal labour law (LFT), law against discrimination (LFPED), constitution (CPEUM). */
export const ARTICLES: Readonly<Record<FairWordingRule, string>> = {
  age: 'LFT arts. 3, 56 and 133 fr. I; LFPED art. 9 fr. III; CPEUM art. 1',
  gender: 'LFT arts. 3, 56 and 133 fr. I; LFPED art. 9 fr. III; CPEUM art. 1',
  appearance: 'LFPED arts. 1 fr. III and 9 fr. III; LFT art. 133 fr. I; CPEUM art. 1',
  'marital-status': 'LFT arts. 3, 56 and 133 fr. I; LFPED art. 9 fr. III; CPEUM art. 1',
  'pregnancy-test': 'LFT arts. 56 and 133 fr. XIV; LFPED arts. 1 fr. III and 9 fr. III',
  'hiv-test': 'LFT arts. 3 and 133 fr. I; LFPED art. 9 fr. III; CPEUM art. 1; NOM-010-SSA2',
};

/** Everyone is invited, or the demand is denied. */
const INCLUSIVE =
  /\b(?:indistint\w*|sin (?:importar|distincion|discriminacion|limite|tope)|no (?:importa|discrimin\w+|hay limite|pedimos|solicitamos|exigimos|requerimos)|no se (?:pide|solicita|exige|requiere|discrimina|realiza|aplica)n?|independientemente|bienvenid[oa]s?|incluyente|inclusiv[oa]|igualdad|equidad|accion(?:es)? afirmativas?|cualquier (?:edad|sexo|genero)|todas las edades|ambos sexos|ambos generos)\b/;

const isInclusive = ({ clause }: Match): boolean => INCLUSIVE.test(clause);

/** People who are served, not hired. */
const SERVED =
  /\b(?:nin[oa]s|alumn\w+|pacientes?|usuari\w+|client\w+|poblacion|residentes|adolescentes|publico objetivo|audiencia|segmento|(?<!\b(?:con|sin|tener) )hijos)\b/;

const YOUNG = '(?:1[4-9]|[2-5]\\d)';
const OLDER = '(?:[2-7]\\d)';
const NOT_AGE =
  '(?! de (?:experiencia|antiguedad|servicio|trayectoria|garantia|credito|edicion|contrato|haber)| (?:en|como) (?:el|puestos?|areas?|ventas|la)\\b| experiencia)';

const AGE: WordingRule<'age'> = {
  id: 'age',
  trigger: /\banos\b|edad|joven/,
  wordings: [
    {
      pattern: words(
        `${YOUNG} ?(?:anos )?(?:a|y|hasta|al|o|/)? ?(?:los )?${OLDER} anos${NOT_AGE}`,
        `edad(?:es)? (?:requerida |solicitada |deseada |preferente |promedio |minima )?(?:de |entre |los |desde )*${YOUNG} ?(?:anos )?(?:a|y|hasta|al|/)? ?(?:los )?${OLDER}\\b`,
        `(?:edad (?:maxima|limite|tope)|maximo|no mayor(?:es)? (?:de|a)|no mas de|menor(?:es)? (?:de|a)|menos de|hasta(?: los)?) (?:de |los )*(?:2[2-9]|[3-6]\\d) anos${NOT_AGE}`,
        `edad (?:maxima|limite|tope)(?: de)? \\d{2}\\b`,
        `(?:solo|solamente|unicamente|exclusivamente|preferentemente) (?:para )?jovenes\\b`,
        `(?:solicit\\w+|buscamos|requerimos|se (?:busca|requiere|necesita)n?) (?:a )?(?:personal |gente |personas? )?(?:joven|jovenes)\\b(?! (?:construyendo|profesionistas|talentos?))`,
        `(?:gente|personal|personas?) joven(?:es)?\\b`,
      ),
      unless: (match) =>
        isInclusive(match) ||
        SERVED.test(match.clause) ||
        /\b(?:vehiculo|auto|modelo|unidad|antiguedad|empresa|fundad|mercado|lider)\w*\b/.test(
          match.clause.slice(0, match.start),
        ),
    },
  ],
};

const WOMAN_OR_MAN =
  '(?:mujer(?:es)?|hombres?|damas?|caballeros?|varon(?:es)?|senoritas?|chicas?|femenin[oa]s?|masculin[oa]s?)';
const BOTH =
  /\b(?:hombres?|mujer(?:es)?|damas?|caballeros?|senoritas?|chic[oa]s?|femenin[oa]|masculin[oa]|varon(?:es)?)(?: ?\/ ?| ?, ?| y | o | e | u )(?:los |las )?(?:hombres?|mujer(?:es)?|damas?|caballeros?|jovenes|chic[oa]s?|femenin[oa]|masculin[oa]|varon(?:es)?)\b|\bh ?\/ ?m\b|\bm ?\/ ?h\b/;
/** Goods, services and institutions for women or men. */
const FOR_SALE =
  /\b(?:ropa|calzado|zapat\w+|moda|lenceria|perfum\w+|departamento de|linea de|corte|barberia|estetica|salud|violencia|instituto|clinica|centro de|atencion a|apoyo a|derechos|tienda|boutique|accesorios|articulos|trajes?|vestidos?|bolsas|banos?|vestidores?|refugio|club|equipo)\b/;

const GENDER: WordingRule<'gender'> = {
  id: 'gender',
  trigger: /mujer|hombre|dama|caballero|varon|senorita|chica|femenin|masculin/,
  wordings: [
    {
      pattern: words(
        `(?:sexo|genero)(?: preferente| requerido| solicitado)? (?:de preferencia |preferentemente |solo )?${WOMAN_OR_MAN}`,
        `(?:solo|solamente|unicamente|exclusivamente|exclusiva? para|exclusivo|preferentemente|preferente|de preferencia|preferible(?:mente)?) (?:para |a |personal |sexo )?${WOMAN_OR_MAN}\\b`,
        `${WOMAN_OR_MAN} (?:de preferencia|preferentemente|unicamente|exclusivamente|solamente)`,
        `personal (?:femenin[oa]|masculin[oa]|de sexo|varonil)`,
        `(?:solicit\\w+|busc\\w+|requier\\w+|requerimos|necesit\\w+|contrat\\w+|urgen?|vacantes? para|puesto para|trabajo para) (?:\\d+ |un |una |a |personal )?${WOMAN_OR_MAN}\\b`,
      ),
      unless: (match) => isInclusive(match) || BOTH.test(match.clause) || FOR_SALE.test(match.clause),
    },
    {
      // An item of a list of demands.
      pattern: new RegExp(
        `^(?:requisitos )?(?:ser )?${WOMAN_OR_MAN}(?:$|,| (?:de|entre|mayor(?:es)?|con|sin|solter[oa]s?|casad[oa]s?|joven|que|responsable) .*$| jove(?:n|nes)\\b.*$)`,
        'g',
      ),
      unless: (match) => isInclusive(match) || BOTH.test(match.clause) || FOR_SALE.test(match.clause),
    },
  ],
};

const APPEARANCE: WordingRule<'appearance'> = {
  id: 'appearance',
  trigger:
    /presentacion|presencia|imagen|apariencia|tatuaje|perforacion|piercing|complexion|estatura|medir|talla|\btez\b|ojos|guap|atractiv|bonit|cuerpo/,
  wordings: [
    {
      pattern: words(
        '(?:excelente|buena|muy buena|impecable|optima|agradable|bonita|exelente|exc) (?:presentacion|presencia|imagen|apariencia)(?: (?:personal|fisica))?\\b(?! (?:de (?:los |las |la |el |tu )?(?:plat|producto|exhib|tienda|piso|area|unidad|vehicul|anaquel|proyect|reporte|informe|aliment|document|mercanc|instalac|marca|empresa|trabajo|servicio|mesa|local|sucursal|bebida|postre)|del (?:plat|producto|area|servicio|local|anaquel|vehiculo)|en (?:power|el producto|el servicio|los platillos|el mercado|redes|tienda)|corporativa|publica))',
        '(?:sin|no|cero) (?:tener |portar |contar con )?(?:tatuajes?|perforaciones|piercings?)\\b',
        'tatuajes? (?:no )?visibles?',
        'complexion (?:delgada|media|robusta|atletica|fuerte|mediana)',
        '(?:estatura|altura) (?:minima|maxima|promedio|de|mayor|arriba|superior|\\d)',
        'medir (?:minimo|mas de|al menos|\\d)',
        'talla (?:maxima|chica|mediana|\\d+)\\b',
        'tez (?:clara|blanca|morena)',
        'ojos (?:de color|claros|verdes|azules)',
        '(?:fotografia|foto) de cuerpo completo',
        '(?:ser |mujer |chica |senorita |edecan )(?:muy )?(?:guapa|atractiva|bonita|delgada)\\b',
      ),
      unless: (match) =>
        /\b(?:no importa|no es impedimento|aceptamos|se aceptan?|permitid|bienvenid|sin problema|indistint|tomar medidas|medicion|cuidar la|mantener (?:la |una |el )?|asegurar|garantizar|platillos?|uniforme|ropa de trabajo|paciente|trabajos? en altura|almacen a)/.test(
          match.clause,
        ),
    },
  ],
};

const MARITAL_STATUS: WordingRule<'marital-status'> = {
  id: 'marital-status',
  trigger: /solter|casad|estado civil|hijos|compromisos|familiares|dependientes/,
  wordings: [
    {
      pattern: words(
        'estado civil(?: de preferencia| preferente)? (?:solter|casad|viud|divorciad|union libre)\\w*',
        '(?:solter[oa]s?|casad[oa]s?)\\b(?: (?:sin hijos|de preferencia|preferentemente|preferible))?(?=$|,| y\\b| o\\b| sin | de preferencia| prefer| con disponib)',
        '(?:de preferencia|preferentemente|preferible|solo|solamente|unicamente|ser) (?:personas? )?(?:solter|casad)[oa]s?\\b',
        'sin (?:tener )?hijos\\b',
        'sin (?:compromisos|responsabilidades|cargas?) (?:familiares|de familia)',
        'no tener hijos|sin dependientes economicos|hijos (?:mayores|en edad escolar no)',
      ),
      unless: (match) =>
        isInclusive(match) ||
        /\b(?:madres?|padres?) (?:de familia|solter\w+)|apoyo|becas?|guarderia|prestacion|seguro|acta de/.test(
          match.clause,
        ),
    },
  ],
};

const isService = (match: Match): boolean =>
  isInclusive(match) ||
  /\b(?:paciente|laboratori[oa]s? clinic|aplicar|realizar|realiza|toma de|interpretar|vender|venta|client|orientacion|consejeria|prevencion|campana|programa de|licencia|incapacidad por|no (?:\S+ ){0,3}(?:pid|ped|solicit|exig|requ|realiz|hac|aplic)\w*)/.test(
    match.clause,
  );

const PREGNANCY_TEST: WordingRule<'pregnancy-test'> = {
  id: 'pregnancy-test',
  trigger: /embaraz|gravid/,
  wordings: [
    {
      pattern: words(
        '(?:prueba|examen|examenes|certificado|certificados|test|constancia|analisis)s? (?:\\S+ ){0,3}?(?:no |de )*(?:embarazo|gravidez|gravidad|ingravidez)',
        'no (?:estar |encontrarse |esten |este )?(?:embarazad[oa]s?|gravida|en estado de gravidez)',
        '(?:sin|no) embarazo',
      ),
      unless: isService,
    },
  ],
};

const HIV_TEST: WordingRule<'hiv-test'> = {
  id: 'hiv-test',
  trigger: /\b(?:vih|sida|hiv)\b/,
  wordings: [
    {
      pattern: words(
        '(?:prueba|examen|examenes|certificado|test|analisis|estudios?|laboratorios?)s? (?:\\S+ ){0,5}?(?:vih|sida|hiv)\\b',
        '(?:vih|sida|hiv) negativo|no (?:tener|padecer|ser portador de) (?:vih|sida|hiv)',
      ),
      unless: isService,
    },
  ],
};

const RULES = [AGE, GENDER, APPEARANCE, MARITAL_STATUS, PREGNANCY_TEST, HIV_TEST];

/** Wordings that the law lets no employer use, each rule once with the words that it found. */
export function findUnfairWording(text: AdText): Finding<FairWordingRule>[] {
  return RULES.flatMap((rule) => {
    const quote = findWording(text, rule);
    return quote === null ? [] : [{ rule: rule.id, quote }];
  });
}
