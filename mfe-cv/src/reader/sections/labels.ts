import { toWords } from '../text.ts';
import type { Row } from '../types.ts';

/** What a label announces. */
export type Label = 'company' | 'title' | 'span' | 'details' | 'start' | 'end';

const LABELS: Readonly<Record<Label, readonly string[]>> = {
  company: [
    'empresa',
    'compania',
    'company',
    'employer',
    'organizacion',
    'empleador',
    'nombre de la empresa',
    'nombre del empleador',
    'institucion',
    'escuela',
    'school',
    'centro educativo',
    'name and address of employer',
    'lugar',
  ],
  title: [
    'puesto',
    'cargo',
    'posicion',
    'position',
    'title',
    'role',
    'job title',
    'puesto desempenado',
    'ocupacion',
    'funcion o puesto',
    'carrera',
    'titulo',
    'estudio',
    'estudios',
    'degree',
    'grado',
    'nivel',
    'occupation or position held',
  ],
  span: [
    'periodo',
    'fecha',
    'fechas',
    'dates',
    'date',
    'duracion',
    'tiempo',
    'period',
    'anos',
    'ano',
    'vigencia',
    'years',
  ],
  start: ['inicio', 'fecha de inicio', 'fecha de ingreso', 'ingreso', 'desde', 'start', 'from'],
  end: [
    'fin',
    'fecha de fin',
    'fecha de salida',
    'termino',
    'salida',
    'fecha de termino',
    'hasta',
    'end',
    'to',
  ],
  details: [
    'funciones',
    'actividades',
    'responsabilidades',
    'descripcion',
    'logros',
    'tareas',
    'actividades principales',
    'funciones principales',
    'principales actividades',
    'responsibilities',
    'duties',
    'main activities',
    'principales funciones',
    'actividades realizadas',
  ],
};

const BY_TEXT = new Map(
  (Object.keys(LABELS) as Label[]).flatMap((label) => LABELS[label].map((text) => [text, label] as const)),
);

/** What a text is the label of; null for every other text. */
export const parseLabel = (text: string): Label | null =>
  text.length > 34 ? null : (BY_TEXT.get(toWords(text)) ?? null);

/** A label and what it announces on its line: `Empresa: El Lápiz`, or the same as two cells. */
export function parseLabelled({ cells }: Row): Array<{ label: Label; value: string }> {
  const found: Array<{ label: Label; value: string }> = [];
  const parts = cells.flatMap((cell) => cell.split(/\s+\|\s+/));
  for (const [index, part] of parts.entries()) {
    const colon = part.indexOf(':');
    const label = colon > 0 ? parseLabel(part.slice(0, colon)) : null;
    if (label) {
      const value = part.slice(colon + 1).trim();
      found.push({
        label,
        value:
          value || (parseLabel((parts[index + 1] ?? '').split(':')[0] ?? '') ? '' : (parts[index + 1] ?? '')),
      });
    } else if (index === 0 && parts.length === 2 && parseLabel(part)) {
      found.push({ label: parseLabel(part) ?? 'details', value: parts[1] ?? '' });
    }
  }
  return found;
}

/** The labels of a table's first row, by its cells; null for a row without labels. */
export function tableHead({ cells }: Row): Array<Label | null> | null {
  if (cells.length < 2) return null;
  const labels = cells.map(parseLabel);
  return labels.filter(Boolean).length >= 2 ? labels : null;
}
