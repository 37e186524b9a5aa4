import { ACCENTED_WORDS } from './title-accents.ts';

/** Accented words of Mexican titles that the public labels lack; words with two readings (mas, practica) are not here. */
const ACCENTED =
  'líder líderes sublíder nómina nóminas foráneo foránea foráneos foráneas tractocamión electrostática electrostático frías ' +
  'afín anfitrión comodín telefónicos edecán andén bóveda bóvedas acrílico acrílicos viáticos básculas semiautomáticas clásicos ' +
  'metalmecánico metalmecánica psicopedagógico miscelánea misceláneo cítricos citrícola electromecánicas catedrático ' +
  'catedrática socioeconómico socioeconómicos socioeconómica jurídico jurídica jurídicos farmacológico señalética vigía estadías ' +
  'aeronáutica aeronáutico huésped huéspedes botellón garrafón vagón jabón jamón balcón salón cartón armazón frutería minisúper ' +
  'gastrónomo autónomo agrónomo ecónomo automática inglés francés alemán portugués japonés bilingües trilingüe lingüística ' +
  'policía policías tránsito fisioterapéutico terapéutica rabón pantógrafo catálogos autoeléctrico autoeléctrica dermatológicos ' +
  'quirúrgicos pediátrico pediátrica geriátrico geriátrica geriátricos higiénicos higiénico inalámbrico hidroneumático ' +
  'oftálmico oftálmica ortopédica análogo agronómico periódico mecatrónico robótica cómputo ' +
  'técnico técnica técnicos técnicas médico médica médicos médicas mecánicos eléctricos electrónicos químicos química público ' +
  'gráficos estratégico estratégica comunicólogo comunicóloga turísticos únicos único última último próxima ' +
  'próximo sólido sólidos líquido líquidos crónico eólica eólico autódromo ópticas ópticos lógica hípico ' +
  'automóviles máquinas psicóloga topógrafo informática informáticos políticas eléctrico días café jóvenes películas ' +
  'arnés argón asépticas dermatológico hidroneumáticos ' +
  'panadería logística logístico mercancías vehículos almacén albañilería camión';

/** Words in capitals: acronyms, levels of seniority aside. */
const CAPITALS =
  'cnc plc imss issste php sql cctv cdmx slp sap erp rrhh rh qfb ti css html vb crm gps mig tig smaw fcaw gmaw gtaw iso tsu ' +
  'nl aicm kfc snte cch gepp ftth ehs qhse hse sat sep apqp mrp rpbi ccna oxxo hsbc ibm cfe hvac qa ux ui ii iii iv ' +
  'lp cobol abap hmi dba usg stps haccp scada vfd bpm ssis sqa ssma';

/** Names with their own capitalisation. */
const NAMES =
  'Excel AutoCAD SolidWorks SketchUp Revit Mastercam Java JavaScript Python Android Linux Oracle ' +
  'Salesforce Xamarin Photoshop Aspel Coppel BanCoppel Telcel Telmex Movistar Izzi Pepsi Epura Danone Bimbo Walmart Soriana ' +
  'Chedraui Suburbia Elektra Italika Nissan Honda Chevrolet Toyota Volkswagen Kia Isuzu Suzuki Vips Subway Starbucks Banamex ' +
  'Citibanamex Bancomer Infonavit Aurrera Aptiv Delphi Heidelberg Caterpillar Cinemex Cinépolis Femsa Lala Sabritas ' +
  'Barcel Pemex Conalep Marinela Sanborns Costco Superama Jr Sr Ssr ' +
  'Aguascalientes Coahuila Colima Chiapas Chihuahua Durango Guanajuato Guerrero Hidalgo Jalisco Michoacán Morelos Nayarit ' +
  'Oaxaca Puebla Querétaro Sinaloa Tabasco Tamaulipas Tlaxcala Veracruz Yucatán Zacatecas Campeche México Guadalajara ' +
  'Monterrey Tijuana Cancún Mérida Toluca Saltillo Torreón Acapulco Naucalpan Ecatepec Tlalnepantla Iztapalapa Coyoacán Tlalpan ' +
  'Azcapotzalco Xochimilco Iztacalco Cuauhtémoc Polanco Cuautitlán Ixtapaluca Chalco Texcoco Metepec Tampico Reynosa Matamoros ' +
  'Mazatlán Culiacán Hermosillo Mexicali Ensenada Pachuca Tulancingo Cuernavaca Cuautla Xalapa Coatzacoalcos Villahermosa Tuxtla ' +
  'Chetumal Irapuato Celaya Manzanillo Zapopan Tlaquepaque Tlajomulco Apodaca Escobedo Monclova Fresnillo ' +
  'Tapachula Orizaba Tehuacán Atlixco Tizayuca Huixquilucan Cuajimalpa Atizapán Tacubaya Interlomas Lindavista Taxqueña Coapa ' +
  'Edomex Montemorelos Cadereyta Linares Comalcalco Cárdenas Tenosique Coatepec Perote Huatulco Cozumel Salamanca Silao ' +
  'Matehuala Atlacomulco Amecameca Coacalco Tecámac Tultitlán Vallarta Tepeji Juárez García Gutiérrez ' +
  'Aragón Zapata Obregón Carranza Tlatelolco Zumpango Lerma Jiutepec Temixco Yautepec Tepic Ixtapa Zihuatanejo Chimalhuacán';

const withoutMarks = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');

/** A word without accents and dieresis, small letters; ñ stays. */
export const bareWord = (word: string): string => withoutMarks(word.toLowerCase()).replaceAll('ü', 'u');

const SPELLINGS = new Map<string, string>();
for (const word of `${ACCENTED_WORDS} ${ACCENTED}`.split(' ')) {
  const bare = bareWord(word);
  if (bare !== word) SPELLINGS.set(bare, word);
}
for (const word of NAMES.split(' ')) SPELLINGS.set(bareWord(word), word);
for (const word of CAPITALS.split(' ')) SPELLINGS.set(word, word.toUpperCase());

/** Words in -eria without accent; every other one of the trade names (tortillería, ferretería) has it. */
const BARE_ERIA =
  /^(materia|feria|arteria|bacteria|histeria|miseria|periferia|difteria|disenteria|iberia|seria|varia)s?$/;

/** Endings that fix the accent of the whole family: -ción, -sión, -ólogo, -ología, -ógrafo, -ografía, -ería, -metría. */
const ENDINGS: ReadonlyArray<readonly [ending: RegExp, spelling: string]> = [
  [/(?<=[a-zñ]{2})([cs])ion$/, '$1ión'],
  [/(?<=[a-zñ])olog([oa]s?)$/, 'ólog$1'],
  [/(?<=[a-zñ])ologia(s?)$/, 'ología$1'],
  [/(?<=[a-zñ])ograf([oa]s?)$/, 'ógraf$1'],
  [/(?<=[a-zñ])ografia(s?)$/, 'ografía$1'],
  [/(?<=[a-zñ]{2})metria(s?)$/, 'metría$1'],
  [/(?<=[a-zñ]{2})eria(s?)$/, 'ería$1'],
  [/(?<=[a-z]{2}d)uria(s?)$/, 'uría$1'],
  [/(?<=ases|contral|consult|audit|tes|invers|promot|interventor)oria(s?)$/, 'oría$1'],
];

/** Whether a word without accents is a proper name or an acronym, which is written in capitals. */
export const isName = (bare: string): boolean => /\p{Lu}/u.test(SPELLINGS.get(bare) ?? '');

/**
 * The only spelling that a word of a title can have: accents, capitals of names and acronyms.
 * @param bare word in small letters, without accents.
 * @returns the word itself where nothing is certain.
 */
export function spellWord(bare: string): string {
  const known = SPELLINGS.get(bare);
  if (known) return known;
  if (BARE_ERIA.test(bare)) return bare;
  const rule = ENDINGS.find(([ending]) => ending.test(bare));
  return rule ? bare.replace(rule[0], rule[1]) : bare;
}
