export { formatCount, formatMoney, formatMoneyRange } from './money.ts';
export { salaryLabel, salaryText } from './salary.ts';
export type { SalaryLabel } from './salary.ts';
export { formatDate, formatKept, formatPublished, SHORT_MONTHS } from './date.ts';
export {
  companyInitial,
  contractLabels,
  isAmongFirst,
  isExpired,
  isRemote,
  jobWorkModeLabel,
  locationLabel,
} from './job.ts';
export { formatJobPeriod, formatStudyPeriod } from './period.ts';
export { skillLevelInWords, yearsInWords } from './resume.ts';
export { initials } from './name.ts';
export { searchSummary } from './search.ts';
