import { SALARY_BANDS, findSalaryBand } from '@chamba/kernel/catalogues';
import { SUBCATEGORY_STEP } from '../catalogue/categories.ts';

/** What the facets count of an offer, in one number of 24 bits: mode 2, band 4, subcategory 9, contracts 6, education 3. */
export type PackedParts = {
  workmode: number;
  /** Index of the salary band, {@link NO_BAND} without pay. */
  band: number;
  /** Subcategory id, `category * 16` where only the category is known, 0 without. */
  subcategory: number;
  /** Bit id−1 for each contract filter id the offer answers to. */
  jobtypes: number;
  educationid: number;
};

/** Band of an offer that shows no pay. */
export const NO_BAND = 15;

/** Index of the band that a monthly amount falls into. */
export function findBand(salary: number): number {
  const band = salary > 0 ? findSalaryBand(salary) : undefined;
  return band ? SALARY_BANDS.indexOf(band) : NO_BAND;
}

/** The parts in one number. */
export function pack(parts: PackedParts): number {
  return (
    (parts.workmode & 3) |
    ((parts.band & 15) << 2) |
    ((parts.subcategory & 511) << 6) |
    ((parts.jobtypes & 63) << 15) |
    ((parts.educationid & 7) << 21)
  );
}

/** The parts of a number made by {@link pack}. */
export function unpack(packed: number): PackedParts & { category: number } {
  const subcategory = (packed >> 6) & 511;
  return {
    workmode: packed & 3,
    band: (packed >> 2) & 15,
    subcategory,
    category: Math.floor(subcategory / SUBCATEGORY_STEP),
    jobtypes: (packed >> 15) & 63,
    educationid: (packed >> 21) & 7,
  };
}

/** SQL condition: the offers of a `packed` column match a contract filter id. */
export const hasContractSql = (contract: number): string => `packed & ${1 << (15 + contract - 1)} <> 0`;

/** SQL of the category id of a `packed` column; 0 without one. */
export const packedCategorySql = `((packed >> 6) & 511) / ${SUBCATEGORY_STEP}`;
