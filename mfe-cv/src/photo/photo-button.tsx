import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '@chamba/kernel/hydration';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { Avatar } from '@chamba/kernel/ui/avatar';
import { Button } from '@chamba/kernel/ui/button';
import { CameraIcon } from '@chamba/kernel/ui/icon';
import styles from './photo.module.css';

const PhotoDialog = lazy(() => import(/* webpackChunkName: "resume-photo" */ './photo-dialog.tsx'));

function usePhotoDialog() {
  const [isOpen, setOpen] = useState(false);
  const dialog = <Suspense>{isOpen ? <PhotoDialog onClose={() => setOpen(false)} /> : null}</Suspense>;
  return { dialog, open: () => setOpen(true) };
}

/** What changing the photo is called. */
const actionLabel = (photo: string): string => (photo ? 'Cambiar foto' : 'Agregar foto');

/** The photo, or initials, with the button that changes it. */
export function PhotoButton({ name }: { name: string }) {
  const works = useHydrated();
  const photo = useAppSelector(selectProfile)?.photourl ?? '';
  const { dialog, open } = usePhotoDialog();
  return (
    <div className={styles.photo}>
      <Avatar name={name} photo={photo} size="l" />
      {works ? (
        <button
          type="button"
          className={styles.badge}
          aria-haspopup="dialog"
          aria-label={actionLabel(photo)}
          onClick={open}
        >
          <CameraIcon size={18} />
        </button>
      ) : null}
      {dialog}
    </div>
  );
}

/** The same among the personal data. */
export function PhotoRow({ name }: { name: string }) {
  const works = useHydrated();
  const photo = useAppSelector(selectProfile)?.photourl ?? '';
  const { dialog, open } = usePhotoDialog();
  return (
    <div className={styles.row}>
      <Avatar name={name} photo={photo} size="l" />
      <div>
        <p className="b">Foto</p>
        <p className="s14 muted">Opcional. Las empresas la ven en tu CV.</p>
        {works ? (
          <Button
            variant="ghost"
            size="sm"
            className={styles.change}
            icon={<CameraIcon size={18} />}
            aria-haspopup="dialog"
            onClick={open}
          >
            {actionLabel(photo)}
          </Button>
        ) : null}
      </div>
      {dialog}
    </div>
  );
}
