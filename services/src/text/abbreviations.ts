/**
 * Ways of writing that mean the very same: abbreviations as recruiters and candidates write them, and spellings. Both offers and searches are read through them, so that neither comes
 * before the other. Folded words.
 */
const SAME = `
aux, auxs, auxliar: auxiliar
ayte, aytes, ayud: ayudante
gral, grales, gnral: general
ing: ingeniero
lic: licenciado
arq: arquitecto
jr: junior
sr: senior
ssr: semi senior
mtto, mantto, mannto: mantenimiento
op: operador
tsu: tecnico superior universitario
tec: tecnico
rh, rrhh, rrh: recursos humanos
hr: recursos humanos
admon: administracion
admvo, admva, admtvo, admtva, adm: administrativo
asist, asistte: asistente
atn: atencion
coord: coordinador
ejec: ejecutivo
enf: enfermero
gte: gerente
mkt, marketing: mercadotecnia
prod: produccion
prof, profr, profra: profesor
promo: promotor
sist: sistemas
sup, superv, spvr: supervisor
suc: sucursal
seg: seguridad
serv: servicio
depto, dpto: departamento
exp: experiencia
vtas, vta: ventas
qfb: quimico farmacobiologo
cctv: circuito cerrado television
montacargista: montacarguista
telemercadeo, tlmk: telemarketing
chauffeur, choffer: chofer
cdmx, df: ciudad mexico
edomex, edomx, edo mex: estado mexico
gdl: guadalajara
mty: monterrey
slp: san luis potosi
qro: queretaro
ags: aguascalientes
tij: tijuana
call center: call center
call: call center
`;

/** How many words the longest way of writing has. */
const MAX_WORDS = 2;

const same = new Map<string, readonly string[]>();
for (const line of SAME.trim().split('\n')) {
  const [ways = '', meant = ''] = line.split(': ');
  for (const way of ways.split(', ')) same.set(way, meant.split(' '));
}

/** Whether a folded word is a known short form or variant. */
export const isAbbreviation = (word: string): boolean => same.has(word);

/** Words as read by these rules, in order; words without a rule stay as they are. */
export function spelledOut(words: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    let meant: readonly string[] | undefined;
    for (let length = Math.min(MAX_WORDS, words.length - at); length >= 1 && !meant; length -= 1) {
      meant = same.get(words.slice(at, at + length).join(' '));
      if (meant) taken = length;
    }
    read.push(...(meant ?? words.slice(at, at + 1)));
    at += taken;
  }
  return read;
}
