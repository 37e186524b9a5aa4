import { GENDERS, STATES } from '@chamba/kernel/catalogues';
import { INVALID_NAME, isPersonName, isPostalCode } from '@chamba/kernel/validation';
import type { CandidatePart, Texts } from '../model/rows.ts';
import type { FieldKind, PartKind } from './fields.ts';

/** 'Mujer' first, as in the sign-up. */
const GENDER_OPTIONS = ['2', '1', '3'].flatMap((id) =>
  GENDERS.filter((gender) => gender.id === id).map(({ label }) => ({ value: id, label })),
);

/** The code fills in the rest of the place: until it is complete it alone is asked for. */
const isPlaceAsked = ({ cp = '' }: Texts): boolean => isPostalCode(cp.trim());

/** Whose CV it is. */
export const NAME_FIELD: FieldKind = {
  name: 'name',
  label: 'Nombre completo',
  type: 'text',
  autoComplete: 'name',
  check: ({ name = '' }) => (isPersonName(name) ? undefined : INVALID_NAME),
};

/** The forms of what is said of the person. */
export const CANDIDATE_KINDS: Readonly<Record<CandidatePart, PartKind>> = {
  personal: {
    adds: 'Datos personales',
    changes: 'Editar datos personales',
    fields: [
      NAME_FIELD,
      {
        name: 'borndate',
        label: 'Fecha de nacimiento',
        type: 'day',
        optional: true,
        autoComplete: 'bday',
        hint: 'Día / mes / año',
      },
      { name: 'genderid', label: 'Género', type: 'choice', optional: true, options: GENDER_OPTIONS },
    ],
  },
  contact: {
    adds: 'Datos de contacto',
    changes: 'Editar datos de contacto',
    fields: [
      { name: 'phone', label: 'Teléfono celular', type: 'phone', autoComplete: 'tel-national' },
      { name: 'cp', label: 'Código postal', type: 'place', autoComplete: 'postal-code' },
      {
        name: 'city',
        label: 'Ciudad',
        type: 'placed',
        isAsked: isPlaceAsked,
        autoComplete: 'address-level2',
      },
      {
        name: 'stateid',
        label: 'Estado',
        type: 'placed',
        isAsked: isPlaceAsked,
        autoComplete: 'address-level1',
        options: STATES.map(({ code, name }) => ({ value: code, label: name })),
      },
    ],
  },
};
