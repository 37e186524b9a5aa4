import { useEffect, useState } from 'react';
import { useLocation } from '@chamba/kernel/router';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { MailIcon } from '@chamba/kernel/ui/icon';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { Popover } from '@chamba/kernel/ui/popover';
import { EmailBox } from './email-box.tsx';
import { emailConfirmationSagas, emailConfirmationSlices } from './injection.ts';
import styles from './email-confirmation.module.css';

const TITLE = 'Revisa tu correo electrónico';

/** The header's mail button with its card, while the e-mail is not confirmed. */
export default function HeaderEmailStatus() {
  const [open, setOpen] = useState(false);
  const profile = useAppSelector(selectProfile);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);
  if (!profile || profile.validemail) return null;
  return (
    <div className={styles.place}>
      <IconButton label={TITLE} aria-expanded={open} onClick={() => setOpen(!open)}>
        <MailIcon />
        <span className={styles.dot} aria-hidden="true" />
      </IconButton>
      {open && (
        <Popover
          className={styles.popup}
          align="end"
          role="dialog"
          aria-label={TITLE}
          closeOnScroll
          onClose={() => setOpen(false)}
        >
          <div className={`stack g12 ${styles.inside}`}>
            <h2 className="d3">{TITLE}</h2>
            <EmailBox />
          </div>
        </Popover>
      )}
    </div>
  );
}

export const slices = emailConfirmationSlices;
export const sagas = emailConfirmationSagas;
