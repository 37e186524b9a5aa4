import { initials } from '@chamba/kernel/format';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import styles from './header.module.css';

/** The candidate's photo over the initials, which stay where it does not come. The name is written beside it. */
export function AccountPhoto() {
  const profile = useAppSelector(selectProfile);
  const photo = profile?.photourl;
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(profile?.name ?? '')}
      {photo ? <img src={photo} alt="" /> : null}
    </span>
  );
}
