import type { Message } from '@chamba/kernel/api';
import { formatPublished } from '@chamba/kernel/format';
import { useAppDispatch } from '@chamba/kernel/store';
import { BellIcon, FileUserIcon, SearchIcon, SendIcon } from '@chamba/kernel/ui/icon';
import { readRequested } from './notifications.slice.ts';
import styles from './notifications.module.css';

const ICONS: Readonly<Record<string, typeof BellIcon>> = {
  application: SendIcon,
  pending: SendIcon,
  search: SearchIcon,
  resume: FileUserIcon,
};

/** One notification: a link to what it is about, which reads it. */
export function NotificationItem({ message, now }: { message: Message; now: number }) {
  const dispatch = useAppDispatch();
  const { id, title, body, date, read, url, kind } = message;
  const Icon = ICONS[kind] ?? BellIcon;
  const isOwn = url.startsWith('/') && !url.startsWith('//');
  return (
    <li className={styles.item}>
      <a
        className={`${styles.link} ${read ? '' : styles.unread}`}
        href={isOwn ? url : '/dashboard/notificaciones'}
        onClick={() => dispatch(readRequested(id))}
      >
        <span className={styles.icon} aria-hidden="true">
          <Icon size={20} />
        </span>
        <span className={styles.text}>
          <span className={read ? '' : 'b'}>
            {read ? null : <span className="vh">Sin leer: </span>}
            {title}
          </span>
          <span className="s14 muted">{body}</span>
          <time className="s13 muted" dateTime={date}>
            {formatPublished(date, now)}
          </time>
        </span>
        {read ? null : <span className={styles.dot} aria-hidden="true" />}
      </a>
    </li>
  );
}
