import { STATES } from '@chamba/kernel/catalogues';
import type { PartKind } from '../edit/fields.ts';
import { NAME_FIELD } from '../edit/candidate-kinds.ts';
import { KINDS } from '../edit/kinds.ts';
import type { ListPart } from '../model/rows.ts';

/** What of a file is saved on its own. */
export type UploadPart = ListPart | 'name' | 'phone' | 'place' | 'title' | 'objective';

const OWN: Readonly<Record<Exclude<UploadPart, ListPart>, PartKind>> = {
  name: {
    adds: 'Nombre',
    changes: 'Editar nombre',
    fields: [NAME_FIELD],
  },
  phone: {
    adds: 'Teléfono',
    changes: 'Editar teléfono',
    fields: [{ name: 'phone', label: 'Teléfono celular', type: 'phone', autoComplete: 'tel-national' }],
  },
  place: {
    adds: 'Ciudad',
    changes: 'Editar ciudad',
    fields: [
      { name: 'city', label: 'Ciudad', type: 'text', autoComplete: 'address-level2' },
      {
        name: 'stateid',
        label: 'Estado',
        type: 'select',
        options: STATES.map(({ code, name }) => ({ value: code, label: name })),
      },
    ],
  },
  title: {
    adds: 'Puesto o profesión',
    changes: 'Editar puesto o profesión',
    fields: [
      { name: 'title', label: 'Puesto o profesión', type: 'text', autoComplete: 'organization-title' },
    ],
  },
  objective: {
    adds: 'Qué buscas',
    changes: 'Editar qué buscas',
    fields: [{ name: 'objective', label: 'Qué buscas', type: 'area' }],
  },
};

const isOwn = (part: UploadPart): part is keyof typeof OWN => part in OWN;

/** The form of a part. */
export const partKind = (part: UploadPart): PartKind => (isOwn(part) ? OWN[part] : KINDS[part]);

/** One section of what was understood. */
export type UploadSection = { id: string; title: string; parts: readonly UploadPart[] };

/** The sections in the order of the page of a résumé. */
export const SECTIONS: readonly UploadSection[] = [
  { id: 'personal', title: 'Datos personales', parts: ['name', 'phone', 'place'] },
  { id: 'objetivo', title: 'Objetivo profesional', parts: ['title', 'objective'] },
  { id: 'experiencia', title: 'Experiencia profesional', parts: ['employments'] },
  { id: 'especialidad', title: 'Especialidad', parts: ['specialities'] },
  { id: 'habilidades', title: 'Habilidades', parts: ['skills'] },
  { id: 'educacion', title: 'Educación', parts: ['academicexperience'] },
  { id: 'idioma', title: 'Idiomas', parts: ['languages'] },
  { id: 'certificaciones', title: 'Certificaciones', parts: ['certifications'] },
  { id: 'enlaces', title: 'Enlaces', parts: ['links'] },
];
