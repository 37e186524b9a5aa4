import { buildSearchUrl, normaliseSearchText } from '@chamba/kernel/routes';
import { readLocal, writeLocal } from '@chamba/kernel/storage';
import type { PublicConfig } from '@chamba/kernel/store';
import { wantedPath } from '../return-path/return-path.ts';
import { SIGN_UP_PATHS, withoutSubStep } from './steps.ts';

const DEFAULT_RESULTS = '/empleos';

const isTrue = (value: unknown): value is true => value === true;

/** Stores that the visitor came from the job fair (`?expo=true`). */
export function rememberExpo(search: string): void {
  if (new URLSearchParams(search).get('expo') === 'true') writeLocal('expo', true);
}

/**
 * Where the sign-up ends: with a confirmed e-mail at the fair, at the path the person came from, at a search for their
 * profession or at all offers, whichever there is first; else at the page that asks to confirm.
 */
export function signUpDestination(situation: {
  validEmail: boolean;
  search: string;
  resumeTitle: string;
  config: PublicConfig;
}): string {
  const { validEmail, search, resumeTitle, config } = situation;
  if (!validEmail) return SIGN_UP_PATHS.done + withoutSubStep(search);
  if (config.externals.expo && readLocal('expo', isTrue)) return config.externals.expo;
  const wanted = wantedPath(search);
  if (wanted) return wanted;
  const q = normaliseSearchText(resumeTitle);
  return q ? buildSearchUrl({ q }) : DEFAULT_RESULTS;
}
