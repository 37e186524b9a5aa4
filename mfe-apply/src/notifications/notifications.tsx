import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { Block, BlockFailure, BlockNote } from '../blocks/block.tsx';
import { NotificationItem } from './notification-item.tsx';
import { notificationsRequested, selectNotifications } from './notifications.slice.ts';
import styles from './notifications.module.css';

/** Notifications that the dashboard shows. */
const SHOWN = 3;

/** The latest notifications, and the way to all of them: a block of the dashboard, which loads by itself. */
export function Notifications() {
  const dispatch = useAppDispatch();
  const { status, items, total, now, unread } = useAppSelector(selectNotifications);
  const isEmpty = items.length === 0;
  useEffect(() => {
    if (status === 'idle') dispatch(notificationsRequested({ page: 1 }));
  }, [dispatch, status]);
  const all =
    total > 0 ? (
      <a className="link s14 hit" href="/dashboard/notificaciones">
        Ver todas{unread > 0 ? ` (${unread} sin leer)` : ''}
      </a>
    ) : null;
  return (
    <Block titleId="notifications-title" title="Notificaciones" aside={all}>
      {isEmpty && (status === 'idle' || status === 'loading') ? (
        <SkeletonGroup label="Cargando notificaciones">
          <Skeleton height={76} radius={16} />
        </SkeletonGroup>
      ) : null}
      {isEmpty && status === 'failed' ? (
        <BlockFailure onRetry={() => dispatch(notificationsRequested({ page: 1 }))} />
      ) : null}
      {isEmpty && status === 'ready' ? <BlockNote text="No tienes notificaciones." /> : null}
      {isEmpty ? null : (
        <Card as="div">
          <ul className={styles.list}>
            {items.slice(0, SHOWN).map((message) => (
              <NotificationItem key={message.id} message={message} now={now} />
            ))}
          </ul>
        </Card>
      )}
    </Block>
  );
}
