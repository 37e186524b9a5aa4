import { selectConfig, selectToggles, type RootState } from '@chamba/kernel/store';

/** Address that ends the session of an outside log-in too; null while people log in here. */
export function outsideLogout(state: RootState): string | null {
  const { logout } = selectConfig(state).externals;
  return selectToggles(state).kratosAuth && logout
    ? `${logout}${logout.includes('?') ? '&' : '?'}return=/`
    : null;
}
