import type { Job, JobLocation } from '../api/types.ts';
import { TEMPORARY_LABEL, contractLabel } from '../catalogues/contracts.ts';
import { FIRST_APPLICANTS_LIMIT } from '../catalogues/defaults.ts';
import { workModeLabel } from '../catalogues/work-modes.ts';

type ContractFields = Pick<
  Job,
  | 'jobtypefulltime'
  | 'jobtypeparttime'
  | 'jobtypepermanent'
  | 'jobtypetemporary'
  | 'jobtypecontract'
  | 'levelid'
>;

/**
 * Labels of an offer's contract, in the order of the filter; empty when the source says nothing.
 * @example contractLabels(job) // ['Tiempo completo', 'Temporal']
 */
export function contractLabels(job: ContractFields): string[] {
  const labels = [
    job.jobtypefulltime && contractLabel(2),
    job.jobtypeparttime && contractLabel(1),
    job.jobtypepermanent && contractLabel(4),
    job.jobtypetemporary && TEMPORARY_LABEL,
    job.levelid === 1 && contractLabel(5),
    job.jobtypecontract && contractLabel(3),
  ];
  return labels.filter((label) => typeof label === 'string');
}

/**
 * Label of an offer's work mode; on site when the id is unknown.
 * @example jobWorkModeLabel({ workmode: 2 }) // 'Híbrido'
 */
export function jobWorkModeLabel(job: Pick<Job, 'workmode'>): string {
  return workModeLabel(job.workmode) ?? workModeLabel(0) ?? '';
}

/**
 * Whether an offer can be done from home, wholly or in part.
 * @example const remote = jobs.filter(isRemote);
 */
export function isRemote(job: Pick<Job, 'workmode'>): boolean {
  return job.workmode === 1 || job.workmode === 2;
}

/**
 * Whether an offer has passed its last day: as its service says, whose clock is right where that of a phone may not be;
 * where it does not say it, at the instant `now`.
 * @example const isOpen = !isExpired(job, now);
 */
export function isExpired(job: Pick<Job, 'dateexpires' | 'isexpired'>, now: number | Date): boolean {
  return job.isexpired ?? (job.dateexpires !== '' && Date.parse(job.dateexpires) < new Date(now).getTime());
}

/**
 * Whether a candidate who applies at the instant `now` is among the first. Never for an expired offer, which takes no
 * applications, nor for a sample, whose applications have no recipient.
 * @example {isAmongFirst(job, now) ? <Tag tone="accent">{FIRST_APPLICANTS_TAG}</Tag> : null}
 */
export function isAmongFirst(
  job: Pick<Job, 'applies' | 'issample' | 'dateexpires' | 'isexpired'>,
  now: string | number | Date,
): boolean {
  if (job.applies === undefined || job.applies >= FIRST_APPLICANTS_LIMIT || job.issample) return false;
  return !isExpired(job, new Date(now));
}

/**
 * A place as shown, `Guadalajara, Jalisco`; empty parts are left out.
 * @example locationLabel(job.locations[0]) // 'Guadalajara, Jalisco'
 */
export function locationLabel(location: Pick<JobLocation, 'cityname' | 'statename'> | undefined): string {
  return location ? [location.cityname, location.statename].filter(Boolean).join(', ') : '';
}

/**
 * First letter or digit of a company's name, upper case, for its mark; `?` when it has none.
 * @example companyInitial('Farmacias La Merced') // 'F'
 */
export function companyInitial(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '?';
}
