import { selectBadges } from '@chamba/kernel/frame';
import { useAppSelector } from '@chamba/kernel/store';
import styles from './header.module.css';

/** How many notifications are unread, on the button of the menu that leads to them; nothing where all are read. */
export function NotificationBadge() {
  const { notifications } = useAppSelector(selectBadges);
  return (
    notifications > 0 && (
      <span className={styles.badge}>
        {notifications > 99 ? '99+' : notifications}
        <span className="vh"> notificaciones sin leer</span>
      </span>
    )
  );
}
