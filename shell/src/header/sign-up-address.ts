import { useLocation } from '@chamba/kernel/router';
import { isSafeReturnUrl, withReturnUrl } from '@chamba/kernel/routes';
import { selectConfig, selectToggles, useAppSelector } from '@chamba/kernel/store';

/**
 * Where 'Crear cuenta' leads: the registration host when it is switched on, which leads back to where the person wanted
 * to go or to this page, else the local form with the query kept.
 */
export function useSignUpAddress(): string {
  const { kratosAuth } = useAppSelector(selectToggles);
  const { externals, siteUrl } = useAppSelector(selectConfig);
  const { pathname, search } = useLocation();
  if (!kratosAuth || !externals.register) return `/cuenta/nueva${search}`;
  const wanted = new URLSearchParams(search).get('returnUrl');
  return withReturnUrl(externals.register, siteUrl, isSafeReturnUrl(wanted) ? wanted : pathname + search);
}
