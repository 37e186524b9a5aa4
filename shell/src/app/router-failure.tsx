import { useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
import { HOST_UNIT } from '@chamba/kernel/composition';
import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import { reportError } from '@chamba/kernel/telemetry';
import { failureHead } from '@chamba/kernel/ui/error-state';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { Frame } from '../frame/frame.tsx';
import { writeHead } from './use-document-head.ts';

/** Last resort of the router: whatever went wrong, header and footer stay. */
export function RouterFailure() {
  const error = useRouteError();
  const { siteName, siteUrl } = useAppSelector(selectConfig);
  useEffect(() => reportError({ unit: HOST_UNIT, kind: 'render', detail: 'router', error }), [error]);
  useEffect(() => writeHead(failureHead(siteName), siteUrl), [siteName, siteUrl]);
  return (
    <Frame header="standard" footer="full">
      <ErrorScreen onRetry={() => location.reload()} busy={false} />
    </Frame>
  );
}
