import { useRef } from 'react';
import { definePage } from '@chamba/kernel/remote';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { pushSaga } from '../push/push.saga.ts';
import { pushSlice } from '../push/push.slice.ts';
import { PushSwitch } from '../push/push-switch.tsx';
import { NotificationItem } from './notification-item.tsx';
import { notificationsSaga } from './notifications.saga.ts';
import {
  allReadRequested,
  notificationsRequested,
  notificationsSlice,
  selectNotifications,
} from './notifications.slice.ts';
import { useMoreFocus } from '../blocks/use-more-focus.ts';
import styles from './notifications.module.css';

function NotificationsPage() {
  const dispatch = useAppDispatch();
  const { unread } = useAppSelector(selectNotifications);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.top}>
        <h1 ref={title} tabIndex={-1}>
          Notificaciones
        </h1>
        {unread > 0 ? (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              dispatch(allReadRequested());
              // The button leaves the page, and would take the focus along.
              title.current?.focus({ preventScroll: true });
            }}
          >
            Marcar todas como leídas
          </Button>
        ) : null}
      </div>
      <div className={styles.columns}>
        <List />
        <aside className={styles.side} aria-label="Cómo te avisamos">
          <PushSwitch />
        </aside>
      </div>
    </div>
  );
}

function List() {
  const dispatch = useAppDispatch();
  const { status, items, total, page, now, error } = useAppSelector(selectNotifications);
  const moreAsked = useMoreFocus('li', items.length >= total);
  const load = (wanted: number) => dispatch(notificationsRequested({ page: wanted }));
  if (page === 0 && status === 'failed')
    return (
      <ErrorState
        level={2}
        {...(error?.description && { text: error.description })}
        onRetry={() => load(1)}
      />
    );
  if (page === 0)
    return (
      <SkeletonGroup label="Cargando notificaciones" className={styles.main}>
        <Skeleton height={96} radius={16} />
        <Skeleton height={96} radius={16} />
      </SkeletonGroup>
    );
  if (items.length === 0)
    return (
      <EmptyState
        title="No tienes notificaciones."
        text="Aquí verás lo que pase con tus postulaciones y las vacantes nuevas de tus búsquedas guardadas."
        actions={<LinkButton href="/empleos">Buscar empleo</LinkButton>}
      />
    );
  return (
    <div className={styles.main}>
      <Card as="div">
        <ul className={styles.list}>
          {items.map((message) => (
            <NotificationItem key={message.id} message={message} now={now} />
          ))}
        </ul>
      </Card>
      {items.length < total ? (
        <Button
          variant="line"
          className={styles.more}
          busy={status === 'loading'}
          onClick={({ currentTarget }) => {
            moreAsked(currentTarget);
            load(page + 1);
          }}
        >
          Ver más
        </Button>
      ) : null}
      {status === 'failed' && error ? <p role="alert">{error.description}</p> : null}
    </div>
  );
}

export default definePage({
  Component: NotificationsPage,
  slices: [notificationsSlice, pushSlice],
  sagas: [notificationsSaga, pushSaga],
  load: () => notificationsRequested({ page: 1 }),
  texts: {
    title: 'Notificaciones',
    description: 'Consulta tus notificaciones más recientes.',
  },
  robots: 'hidden',
});
