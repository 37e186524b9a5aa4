import { ErrorArt } from '../art/art.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { RefreshCwIcon } from '../icon/icons.tsx';

export type ErrorStateProps = Omit<EmptyStateProps, 'title' | 'art'> & {
  title?: EmptyStateProps['title'];
  art?: EmptyStateProps['art'];
  /** Draws 'Reintentar'; called when it is pressed. */
  onRetry?: () => void;
  /** The retry is under way. */
  retrying?: boolean;
};

/** Content that failed to load. Its texts are the product's own unless others are given. */
export function ErrorState({
  title = 'Hay un problema para cargar este contenido.',
  text = 'Por favor inténtalo de nuevo más tarde si el problema persiste',
  art = <ErrorArt />,
  onRetry,
  retrying,
  actions,
  ...rest
}: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      {...rest}
      title={title}
      text={text}
      art={art}
      actions={
        onRetry || actions ? (
          <>
            {onRetry ? (
              <Button icon={<RefreshCwIcon />} busy={retrying} onClick={onRetry}>
                Reintentar
              </Button>
            ) : null}
            {actions}
          </>
        ) : undefined
      }
    />
  );
}
