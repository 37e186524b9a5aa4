import { educationLabel, contractLabel, workModeLabel } from '@chamba/kernel/catalogues';
import { formatMoney } from '@chamba/kernel/format';
import { categoryBySlug, subcategoryBySlug } from '../catalogue/categories.ts';
import type { JobSearch } from '../jobs/search.ts';
import { readSearchParams } from './wire-search.ts';

const labels = (ids: readonly number[] | undefined, label: (id: number) => string | undefined): string[] =>
  (ids ?? []).flatMap((id) => label(id) ?? []);

/**
 * What a kept search is called in a mail: what, where and under which conditions.
 * @example 'Cajero en Guadalajara, Jalisco · Desde $8,000'
 */
export async function nameSearch(search: Pick<JobSearch, 'places' | 'spell'>, url: string): Promise<string> {
  const params = readSearchParams(url);
  const place = (await search.places.ofParams(params))?.description.replace(/, México$/, '');
  const keyword = search.spell(params.q ?? '');
  const category = params.category ? categoryBySlug(params.category) : undefined;
  const subcategory =
    category && params.subcategory ? subcategoryBySlug(category, params.subcategory) : undefined;
  const [first = 'Empleos', ...others] = [
    keyword && keyword.slice(0, 1).toUpperCase() + keyword.slice(1),
    subcategory?.description ?? category?.description,
  ].filter((part): part is string => Boolean(part));
  const { smin, smax } = params;
  const pay =
    smin !== undefined && smax !== undefined
      ? `${formatMoney(smin)} a ${formatMoney(smax)}`
      : smin !== undefined
        ? `Desde ${formatMoney(smin)}`
        : smax !== undefined
          ? `Hasta ${formatMoney(smax)}`
          : '';
  const conditions = [
    ...others,
    pay,
    ...labels(params.work_mode, workModeLabel),
    ...labels(params.contract_type, contractLabel),
    ...labels(params.education, educationLabel),
  ].filter(Boolean);
  return [place ? `${first} en ${place}` : first, ...conditions].join(' · ');
}
