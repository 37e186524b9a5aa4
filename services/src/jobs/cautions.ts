import type { Queryable } from '@chamba/database';

/** What candidates read on an advertisement with a finding, by rule. Findings without a text are the operator's alone. */
export const CAUTIONS: Readonly<Record<string, string>> = {
  deducts:
    'El anuncio dice que el uniforme, la herramienta o la capacitación se descuentan de tu sueldo. Pregunta cuánto es y en cuántos pagos antes de aceptar.',
  'contact-unnamed':
    'El anuncio no dice qué empresa contrata y solo da un teléfono o un chat. Antes de dar tus datos o ir a una cita, pregunta el nombre y la dirección de la empresa y búscala por tu cuenta.',
  'pay-far-above':
    'El sueldo es mucho más alto de lo que se suele pagar por este trabajo. Pregunta cómo se calcula y pídelo por escrito.',
  'documents-first':
    'Pide que mandes tus documentos antes de conocerte. Entrégalos cuando ya sepas quién te contrata, y nunca mandes datos de tu banco.',
  'foreign-currency':
    'Ofrece pagar en otra moneda. Por un trabajo en México el sueldo se paga en pesos: pregunta quién te contrata y desde dónde.',
  'easy-money':
    'Promete ganancias sin explicar bien el trabajo. Pregunta qué vas a hacer, quién te paga y si hay un sueldo fijo.',
};

/** What candidates should beware of in an offer, in sentences; nothing where an operator has released it. */
export async function readCautions(db: Queryable, offer: number): Promise<string[]> {
  const { rows } = await db.query<{ findings: { rule: string }[] }>(
    'select findings from offer_review where offer = $1 and decision is null',
    [offer],
  );
  return (rows[0]?.findings ?? []).flatMap(({ rule }) => CAUTIONS[rule] ?? []);
}
