export { formatCount, formatMoney, formatMoneyRange } from './money.ts';
export { salaryLabel, salaryText } from './salary.ts';
export type { SalaryLabel } from './salary.ts';
export { formatDate, formatKept, formatPublished } from './date.ts';
export {
  companyInitial,
  contractLabels,
  isAmongFirst,
  isExpired,
  isRemote,
  jobWorkModeLabel,
  locationLabel,
} from './job.ts';
export { searchSummary } from './search.ts';
