import { selectFirstName, selectProfile } from '@chamba/kernel/session';
import { Slot } from '@chamba/kernel/slots';
import { useAppSelector } from '@chamba/kernel/store';
import { ChevronDownIcon } from '@chamba/kernel/ui/icon';
import { AccountPhoto } from './account-photo.tsx';
import { NotificationBadge } from './notification-badge.tsx';
import { ACCOUNT_MENU } from './account-menu.ts';
import { OpenedMenu } from './opened-menu.tsx';
import { useMenu } from './use-menu.ts';
import styles from './header.module.css';

/** Mail notice and user menu of a signed-in candidate. */
export function CandidateTools() {
  const profile = useAppSelector(selectProfile);
  const firstName = useAppSelector(selectFirstName);
  const menu = useMenu();
  if (!profile) return null;
  return (
    <>
      {!profile.validemail && <Slot name="header.email-status" props={{}} />}
      <div className={styles.menuPlace} ref={menu.place}>
        <form action={ACCOUNT_MENU}>
          <button ref={menu.button} className={styles.user} aria-expanded={menu.open} onClick={menu.toggle}>
            <AccountPhoto />
            <span className="desk" aria-hidden="true">
              {firstName}
            </span>
            <span className="vh">{firstName}, abrir menú de usuario</span>
            <span className="desk">
              <NotificationBadge />
            </span>
            <ChevronDownIcon className="desk" />
          </button>
        </form>
        {menu.open && <OpenedMenu />}
      </div>
    </>
  );
}
