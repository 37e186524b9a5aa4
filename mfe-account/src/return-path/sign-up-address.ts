import { withReturnUrl } from '@chamba/kernel/routes';
import { selectConfig, selectToggles, useAppSelector } from '@chamba/kernel/store';
import { readReturnPath } from './return-path.ts';

/**
 * Where 'Crear cuenta' leads: the registration host when it is switched on, with the path to come back to, else the
 * local form with the query kept.
 */
export function useSignUpAddress(search: string): string {
  const { kratosAuth } = useAppSelector(selectToggles);
  const { externals, siteUrl } = useAppSelector(selectConfig);
  return kratosAuth && externals.register
    ? withReturnUrl(externals.register, siteUrl, readReturnPath(search))
    : `/cuenta/nueva${search}`;
}
