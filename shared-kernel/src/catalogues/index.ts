export type { CatalogueItem } from './item.ts';
export {
  SALARY_BANDS,
  SALARY_PERIODS,
  DESIRED_SALARY_MAXIMUM,
  DESIRED_SALARY_MINIMUM,
  findSalaryBand,
} from './salary.ts';
export type { SalaryBand } from './salary.ts';
export { WORK_MODES, workModeLabel } from './work-modes.ts';
export { CONTRACT_TYPES, EMPLOYMENT_TYPES, TEMPORARY_LABEL, contractLabel } from './contracts.ts';
export type { ContractType } from './contracts.ts';
export { EDUCATION_LEVELS, LANGUAGE_LEVELS, educationLabel } from './education.ts';
export { LANGUAGES, languageName } from './languages.ts';
export { PUBLICATION_AGES } from './publication-ages.ts';
export { DEFAULT_SORT, SORTS } from './sorts.ts';
export { STATES, stateByCode, stateBySlug } from './states.ts';
export type { State } from './states.ts';
export { MAIL_PROVIDERS, findMailProvider } from './mail-providers.ts';
export type { MailProvider } from './mail-providers.ts';
export { PLACE_KINDS, PLACE_SUGGESTION_MINIMUM } from './places.ts';
export { GENDERS } from './genders.ts';
export { COMPLAINT_COMMENT_LIMIT, COMPLAINT_REASONS, needsComment } from './complaints.ts';
export { FACET_LABELS } from './facets.ts';
export {
  DEFAULT_BOARD_ID,
  DEFAULT_COMPANY_ID,
  UNTITLED_RESUME,
  DEFAULT_LOCATION_ID,
  FIRST_APPLICANTS_LIMIT,
  FIRST_APPLICANTS_TAG,
  PAGE_SIZE,
  SCORE_COLOUR,
  SCORE_SIZE,
  SKILL_LIMIT,
  UNUSED_NUMBERS,
} from './defaults.ts';
