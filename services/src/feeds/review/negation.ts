import type { Match } from './rule.ts';

/** Words after which an earlier 'no' or 'sin' no longer counts: 'no necesitas experiencia, solo pagar tu curso'. */
const RESET = /\b(?:solo|solamente|unicamente|pero|sino|aunque|excepto|salvo|nada mas|nomas)\b/g;

const MONEY =
  '(?:cost|pag|inver|cuot|deposit|cobr|anticip|inscri|aport|compr|descuent|gast|dinero|fianza|garantia|adelant|transfer)';
const ASKING =
  '(?:cobr|pid|ped|solicit|pag|deposit|exig|inver|manej|compr|transf|realic|mand|envi|entreg|comparti|acept|descuent|recib)';

const NEGATED = new RegExp(
  [
    `\\b(?:no|nunca|jamas|tampoco) (?:\\S+ ){0,3}?${ASKING}`,
    `\\bno (?:\\S+ ){0,2}?(?:tien|hay|gener|es|requier|necesit|ocup|implic|son|esta)\\w* (?:(?:de|un|una|ningun|ninguna|tu|el|la|alguna|algun|este) )*${MONEY}`,
    `\\bsin (?:\\S+ ){0,2}?${MONEY}`,
    `\\b(?:ningun|ninguna|cero|libre de|evita\\w*|nadie) (?:\\S+ ){0,2}?${MONEY}`,
  ].join('|'),
);

/** Advice against fraud, which names what honest employers do not do. */
const WARNING =
  /\b(?:fraude|estafa|desconf\w+|denunci\w+|sospech\w+|no te dejes|no caigas|suplanta\w*|si (?:alguien )?te (?:piden?|solicitan?|cobran?|exigen?)|autorizad[oa]s? (?:a|para) (?:cobrar|pedir|solicitar)|nuestros? procesos? (?:es|son) gratuit\w+)/;

/** The part of a clause that a match stands in: from the last turn ('solo', 'pero') before it. */
function scopeStart({ clause, start }: Match): number {
  let from = 0;
  for (const { index } of clause.slice(0, start).matchAll(RESET)) from = index;
  return from;
}

/** Whether a clause denies what was found in it, or warns of it. */
export function isDenied(match: Match): boolean {
  return NEGATED.test(match.clause.slice(scopeStart(match), match.end)) || WARNING.test(match.clause);
}

const EMPLOYER_PAYS =
  /\b(?:gratis|gratuit\w*|(?:por|a) (?:parte|cuenta|cargo) de (?:la|nuestra) empresa|(?:la empresa|nosotros) (?:\S+ )?(?:cubr|pag|absorb|otorg|proporcion|brind|da\b|asum)\w*|se te (?:pag|otorg|proporcion|brind|cubr|da\b|entreg|reembolsan? los)\w*|te (?:pagamos|damos|otorgamos|cubrimos|brindamos|regalamos|ofrecemos|apoyamos|capacitamos)|pagad[oa]s?|incluid[oa]s?|ofrecemos|otorgamos|brindamos|bonos?|becas?|apoyo|ayuda|vales?|prestacion(?:es)?|reembolsamos)\b/;

/** Whether it is the employer who pays for what was found. */
export const isPaidByEmployer = (match: Match): boolean => {
  const scope = match.clause.slice(scopeStart(match));
  const next = scope.slice(match.end - scopeStart(match)).search(RESET);
  return EMPLOYER_PAYS.test(next < 0 ? scope : scope.slice(0, match.end - scopeStart(match) + next));
};

const DUTY =
  /\b(?:alumn|estudiant|client|pacient|padres de familia|colegiatur|proveedor|factur|concili|contab|contador|cobranza|cartera|prospect|asegurad|usuari|huesped|comensal|mostrador|caja\b|cajer|punto de venta|arqueo|tesorer|presupuest|registr(?:ar|o) de|recepcion de pagos|promo(?:ver|cion)|vend(?:er|es)|ventas?\b|inscribir|tarifa|precios|captur|elabor|control de|seguimiento|administra|gestionar|coordinar|supervis|nomina de|calculo)/;

/** Whether the clause describes work with other people's money: a cashier's, a school's, an accountant's. */
export const isDuty = ({ clause }: Match): boolean => DUTY.test(clause);

/** Denied, or paid by the employer. */
export const isHonest = (match: Match): boolean => isDenied(match) || isPaidByEmployer(match);

/** Denied, paid by the employer, or part of the work. */
export const isHonestOrDuty = (match: Match): boolean => isHonest(match) || isDuty(match);
