import { useLocation } from '@chamba/kernel/router';
import { selectConfig, selectToggles, useAppSelector } from '@chamba/kernel/store';

/** Where 'Crear cuenta' leads: the registration host when it is switched on, else the local form with the query kept. */
export function useSignUpAddress(): string {
  const { kratosAuth } = useAppSelector(selectToggles);
  const { externals } = useAppSelector(selectConfig);
  const { search } = useLocation();
  if (kratosAuth && externals.register) return externals.register;
  return `/cuenta/nueva${search}`;
}
