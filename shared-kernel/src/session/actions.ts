import { createAction } from '@reduxjs/toolkit';

/**
 * Asks the shell to end the session and go to `to` (home when missing). The shell's saga answers it.
 * @example <Button onClick={() => dispatch(logoutRequested({ to: '/login' }))}>Salir</Button>
 */
export const logoutRequested = createAction<{ to?: string }>('session/logoutRequested');
