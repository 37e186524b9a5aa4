import { useRouteError } from 'react-router';
import { useEffect } from 'react';
import { reportError } from '@chamba/kernel/telemetry';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { OWN_UNIT } from '../static-pages/own-unit.ts';
import { Frame } from './frame.tsx';

/** Last resort of the router: whatever went wrong, header and footer stay. */
export function RouterFailure() {
  const error = useRouteError();
  useEffect(() => reportError({ unit: OWN_UNIT, kind: 'render', detail: 'router', error }), [error]);
  return (
    <Frame header="standard" footer="full">
      <ErrorScreen onRetry={() => location.reload()} busy={false} />
    </Frame>
  );
}
