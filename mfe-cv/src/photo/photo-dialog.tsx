import { lazy, Suspense, useEffect, useRef, useState, type ChangeEvent } from 'react';
import { FailureBanner } from '@chamba/kernel/forms';
import { selectProfile } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector, useChambaStore } from '@chamba/kernel/store';
import { Avatar } from '@chamba/kernel/ui/avatar';
import { Button } from '@chamba/kernel/ui/button';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { CameraIcon, Trash2Icon, UploadIcon } from '@chamba/kernel/ui/icon';
import { PageEnd } from '@chamba/kernel/ui/page-end';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { photoSaga } from './photo.saga.ts';
import {
  photoDeclaration,
  photoFailed,
  photoOpened,
  photoRemoved,
  photoSaved,
  selectPhoto,
} from './photo.slice.ts';
import { isJpeg, NO_JPEG, openPicture, PHOTO_FAILED } from './picture.ts';
import styles from './photo.module.css';

const PhotoCropper = lazy(() => import(/* webpackChunkName: "resume-photo-crop" */ './photo-cropper.tsx'));

/** The picture that is cut from; its address is given back when another one is chosen, or none. */
function usePicture(onFailure: (text: string) => void) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => (picture === null ? undefined : () => URL.revokeObjectURL(picture)), [picture]);
  async function choose(file: Blob): Promise<void> {
    try {
      if (await isJpeg(file)) setPicture(await openPicture(file));
      else onFailure(NO_JPEG);
    } catch {
      onFailure(PHOTO_FAILED);
    }
  }
  return { picture, choose, drop: () => setPicture(null) };
}

/** Chooses, cuts, saves and removes the photo. */
export default function PhotoDialog({ onClose }: { onClose: () => void }) {
  const store = useChambaStore();
  useState(() =>
    store.inject({
      owner: 'mfe-cv',
      slices: [photoDeclaration],
      sagas: [{ name: 'resume-photo', saga: photoSaga, life: 'page' }],
    }),
  );
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(selectPhoto);
  const profile = useAppSelector(selectProfile);
  const { picture, choose, drop } = usePicture((text) => dispatch(photoFailed(text)));
  useEffect(() => void dispatch(photoOpened()), [dispatch]);
  // What it was opened with is the end of what was done before.
  const isFresh = useRef(true);
  useEffect(() => {
    if (status === 'done' && !isFresh.current) onClose();
    isFresh.current = false;
  }, [status, onClose]);
  const photo = profile?.photourl ?? '';
  return (
    <PageEnd>
      <Dialog open width={480} onClose={onClose} title="Tu foto">
        <div className={styles.dialog} aria-busy={status !== 'idle'}>
          <FailureBanner error={error === null ? null : { code: '', description: error }} />
          {picture === null ? (
            <>
              <div className={styles.now}>
                <Avatar name={profile?.name ?? ''} photo={photo} size="l" />
                <p className="s14 muted">
                  Usa una foto en JPG donde se vea bien tu cara. Después eliges qué parte se ve.
                </p>
              </div>
              <Choices
                onChoose={(file) => {
                  // What was wrong with the file before is not said of this one.
                  dispatch(photoOpened());
                  void choose(file);
                }}
              />
              {photo ? (
                <Button
                  variant="ghost"
                  icon={<Trash2Icon size={18} />}
                  busy={status === 'removing'}
                  busyLabel="Quitando..."
                  onClick={() => dispatch(photoRemoved())}
                >
                  Quitar foto
                </Button>
              ) : null}
            </>
          ) : (
            <Suspense
              fallback={
                <SkeletonGroup label="Abriendo la foto">
                  <Skeleton height={280} radius={16} />
                </SkeletonGroup>
              }
            >
              <PhotoCropper
                picture={picture}
                saving={status === 'saving'}
                onSave={(file, attempt) => dispatch(photoSaved({ file, attempt }))}
                onFailure={() => dispatch(photoFailed(PHOTO_FAILED))}
                onBack={() => {
                  dispatch(photoOpened());
                  drop();
                }}
              />
            </Suspense>
          )}
        </div>
      </Dialog>
    </PageEnd>
  );
}

/** A file of the device, or the camera of a phone. */
function Choices({ onChoose }: { onChoose: (file: Blob) => void }) {
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = '';
    if (chosen) onChoose(chosen);
  };
  const input = {
    type: 'file',
    accept: 'image/jpeg,.jpg,.jpeg',
    hidden: true,
    onChange: handleChange,
  } as const;
  return (
    <div className={styles.choices}>
      <Button icon={<UploadIcon />} block onClick={() => file.current?.click()}>
        Elegir foto
      </Button>
      <input ref={file} {...input} aria-label="Archivo de tu foto" />
      <Button
        variant="line"
        className={styles.camera}
        icon={<CameraIcon />}
        block
        onClick={() => camera.current?.click()}
      >
        Tomar foto
      </Button>
      <input ref={camera} {...input} capture="user" aria-label="Foto de la cámara" />
    </div>
  );
}
