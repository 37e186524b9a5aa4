import type { FormErrors } from '@chamba/kernel/forms';
import type { FormFields } from '@chamba/kernel/remote';
import { readDate } from '@chamba/kernel/ui/date-field';
import {
  birthError,
  INVALID_NAME,
  INVALID_PHONE,
  isPersonName,
  isPostalCode,
  parsePhone,
  REQUIRED,
} from '@chamba/kernel/validation';
import type { ContactData } from '../triples.ts';

/** The contact form as it is typed. */
export type ContactValues = {
  name: string;
  phone: string;
  /** ISO date once complete, else what was typed. */
  borndate: string;
  genderid: string;
  cp: string;
  stateid: string;
  city: string;
};

export const CONTACT_LABELS = {
  name: 'Nombre completo',
  phone: 'Teléfono celular',
  borndate: 'Fecha de nacimiento',
  genderid: 'Género',
  cp: 'Código postal',
  stateid: 'Estado',
  city: 'Ciudad',
} as const;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

function bornDateError(borndate: string, today: string): string | undefined {
  if (borndate === '') return undefined;
  return ISO_DATE.test(borndate) ? (birthError(borndate, today) ?? undefined) : 'Escribe una fecha válida.';
}

/** Messages of the contact form. @param now instant that birth must come before. */
export function contactErrors(values: ContactValues, now = new Date()): FormErrors<ContactValues> {
  const { name, phone, borndate, cp, stateid, city } = values;
  return {
    name: name.trim() === '' ? REQUIRED : isPersonName(name) ? undefined : INVALID_NAME,
    phone: phone.trim() === '' ? REQUIRED : parsePhone(phone) ? undefined : INVALID_PHONE,
    borndate: bornDateError(borndate, now.toISOString().slice(0, 10)),
    cp: cp === '' ? REQUIRED : isPostalCode(cp) ? undefined : 'Escribe los 5 dígitos de tu código postal.',
    // The code fills these in: until it is complete it alone is asked for.
    stateid: isPostalCode(cp) && stateid === '' ? REQUIRED : undefined,
    city: isPostalCode(cp) && city.trim() === '' ? REQUIRED : undefined,
  };
}

/** The form as it was sent without scripts. */
export function sentContact(fields: FormFields): ContactValues {
  const { name = '', phone = '', borndate = '', genderid = '', cp = '', stateid = '', city = '' } = fields;
  return { name, phone, borndate: readDate(borndate, 'day'), genderid, cp: cp.trim(), stateid, city };
}

/** What is saved of values that pass. */
export function toContactData(values: ContactValues): ContactData {
  return {
    name: values.name.trim().replace(/\s+/g, ' '),
    phone: parsePhone(values.phone) ?? '',
    borndate: values.borndate,
    genderid: values.genderid,
    cp: values.cp,
    city: values.city.trim(),
    stateid: values.stateid,
  };
}
