import type { Finding } from '@chamba/kernel/composition/release';

type Words = (unit: string, subject: string) => string;

/** Spanish texts of conflicts between units, by rule. */
const TEXTS: Readonly<Record<string, Words>> = {
  'host-missing': (unit) => `Falta ${unit}: sin él no hay página.`,
  'route-taken': (unit, path) => `${unit} pide la dirección ${path}, que ya es de otra unidad.`,
  'route-invalid': (unit, path) => `${unit} trae la dirección ${path}, que no se puede abrir.`,
  'route-shadowed': (unit, path) => `${unit} pide la dirección ${path}, que ya contesta otra unidad.`,
  'slot-taken': (unit, slot) => `${unit} llena el espacio ${slot}, que ya llena otra unidad.`,
  'slot-unowned': (unit, slot) => `${unit} llena el espacio ${slot}, que ninguna página tiene.`,
  'slot-version': (unit, slot) => `${unit} llena el espacio ${slot} en otra versión de su contrato.`,
  'slot-props': (unit, prop) => `${unit} necesita ${prop}, que su espacio no le da.`,
  'event-payload': (unit, field) => `${unit} no manda ${field} como lo esperan quienes escuchan ese evento.`,
  'slice-taken': (unit, slice) => `${unit} guarda ${slice}, que ya guarda otra unidad.`,
  'slice-missing': (_unit, slice) => `Nadie guarda ${slice}, que otra unidad lee.`,
  'slice-shape': (unit, field) => `${unit} no guarda ${field} como lo leen otras unidades.`,
  'kernel-range': (unit) => `${unit} pide otra versión del kernel que la de la página.`,
  'shared-missing': (unit, module) => `${unit} pide ${module}, que la página no trae.`,
  'shared-version': (unit, module) => `${unit} pide otra versión de ${module} que la de la página.`,
};

/** Describes a conflict between releases in Spanish, for testers; teams read the finding itself in `chamba verify`. */
export function conflictText({ rule, unit, subject }: Finding): string {
  const words = Object.hasOwn(TEXTS, rule) ? TEXTS[rule] : undefined;
  return words?.(unit, subject) ?? `${unit} no va con las demás unidades: ${subject} (${rule}).`;
}
