import { selectConfig, selectToggles, useAppSelector } from '@chamba/kernel/store';

/** Where 'Crear cuenta' leads: the registration host when it is switched on, else the local form with the query kept. */
export function useSignUpAddress(search: string): string {
  const { kratosAuth } = useAppSelector(selectToggles);
  const { externals } = useAppSelector(selectConfig);
  return kratosAuth && externals.register ? externals.register : `/cuenta/nueva${search}`;
}
