/** Path of the page of salaries. */
export const SALARIES_PATH = '/sueldos';

/** Where a result stands on the page, for addresses that lead to it. */
export const RESULT_ID = 'resultado';

/** What the amount of the form is: Spanish in the address, as people read it there. */
export const GIVEN_WORDS = { gross: 'bruto', net: 'neto' } as const;
export const ZONE_WORDS = { general: 'general', frontier: 'frontera' } as const;

export type Given = keyof typeof GIVEN_WORDS;
export type Zone = keyof typeof ZONE_WORDS;

/** What is asked for, as typed. */
export type SalaryForm = {
  /** As typed; null before anything was sent. */
  amount: string | null;
  given: Given;
  /** Id of a period; empty means the newest. */
  period: string;
  zone: Zone;
};

/** Address of a reckoning, at its result. */
export function salariesUrl(form: {
  amount: string | number;
  given: Given;
  period?: string;
  zone?: Zone;
}): string {
  const query = new URLSearchParams({ monto: String(form.amount), tipo: GIVEN_WORDS[form.given] });
  if (form.period) query.set('anio', form.period);
  if (form.zone) query.set('zona', ZONE_WORDS[form.zone]);
  return `${SALARIES_PATH}?${query.toString()}#${RESULT_ID}`;
}

/** What an address asks for. Unknown words count as the first choice; the amount stays as typed. */
export function readSalaryForm(search: string): SalaryForm {
  const query = new URLSearchParams(search);
  return {
    amount: query.get('monto')?.slice(0, 40) ?? null,
    given: query.get('tipo') === GIVEN_WORDS.net ? 'net' : 'gross',
    period: (query.get('anio') ?? '').trim().slice(0, 10),
    zone: query.get('zona') === ZONE_WORDS.frontier ? 'frontier' : 'general',
  };
}
