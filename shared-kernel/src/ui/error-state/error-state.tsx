import { useHydrated } from '../../hydration/index.ts';
import { useOffline, useWhenOnline } from '../../offline/index.ts';
import { ErrorArt, OfflineArt } from '../art/art.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { RefreshCwIcon } from '../icon/icons.tsx';
import { LinkButton } from '../link-button/link-button.tsx';

export type ErrorStateProps = Omit<EmptyStateProps, 'title' | 'art'> & {
  title?: EmptyStateProps['title'];
  art?: EmptyStateProps['art'];
  /** Draws 'Reintentar'; called when it is pressed. Until scripts run it is a link to the same address. */
  onRetry?: () => void;
  /** The retry is under way. */
  retrying?: boolean;
};

/** The product's own words for content that failed, by whether there is a network. */
export const FAILURE_TEXTS = {
  online: {
    title: 'Hay un problema para cargar este contenido.',
    text: 'Por favor inténtalo de nuevo más tarde si el problema persiste',
  },
  offline: {
    title: 'Sin conexión',
    text: 'Revisa tus datos o tu Wi-Fi. En cuanto vuelvas a tener señal cargamos la página.',
  },
} as const;

/**
 * Content that failed to load. Its texts are the product's own unless others are given. Without a network it says so,
 * and tries again by itself when there is one.
 * @example
 * <ErrorState onRetry={load} retrying={loading} />
 */
export function ErrorState({ title, text, art, onRetry, retrying, actions, ...rest }: ErrorStateProps) {
  const offline = useOffline();
  const works = useHydrated();
  const own = offline ? FAILURE_TEXTS.offline : FAILURE_TEXTS.online;
  useWhenOnline(offline, () => onRetry?.());
  return (
    <EmptyState
      role="alert"
      {...rest}
      title={title ?? own.title}
      text={text ?? own.text}
      art={art ?? (offline ? <OfflineArt /> : <ErrorArt />)}
      actions={
        onRetry || actions ? (
          <>
            {!onRetry ? null : works ? (
              <Button icon={<RefreshCwIcon />} busy={retrying} onClick={onRetry}>
                Reintentar
              </Button>
            ) : (
              <LinkButton icon={<RefreshCwIcon />} href="">
                Reintentar
              </LinkButton>
            )}
            {actions}
          </>
        ) : undefined
      }
    />
  );
}
