/** A salary band of the filter, MXN a month. The last one has no maximum. */
export type SalaryBand = { value: string; label: string; min: number; max: number | null };

const LIMITS = [0, 5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 65_000, 80_000];

const money = (amount: number): string => `$${String(amount).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',')}`;

/** The ten salary bands; `value` is `'min-max'`, of the last one `'80000-'`. */
export const SALARY_BANDS: readonly SalaryBand[] = /* @__PURE__ */ LIMITS.map((min, index) => {
  const max = LIMITS[index + 1] ?? null;
  return {
    value: `${min}-${max ?? ''}`,
    label: max === null ? `${money(min)} o más` : `${money(min)} - ${money(max)}`,
    min,
    max,
  };
});

/**
 * The band that a monthly amount falls into; a limit belongs to the band that starts there.
 * @example findSalaryBand(12_500)?.label // '$10,000 - $15,000'
 */
export function findSalaryBand(amount: number): SalaryBand | undefined {
  return SALARY_BANDS.find((band) => amount >= band.min && (band.max === null || amount < band.max));
}

/** Labels of the pay periods, by `salarytime`. */
export const SALARY_PERIODS: readonly string[] = ['Mensual', 'Por Hora', 'Semanal', 'Anual'];

/** Least desired salary a candidate can ask for, MXN a month. */
export const DESIRED_SALARY_MINIMUM = 1_000;

/** Most that a candidate can ask for, MXN a month: more was mistyped. */
export const DESIRED_SALARY_MAXIMUM = 9_999_999;
