import { useEffect, useRef, useState } from 'react';
import { FailureBanner } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { PageEnd } from '@chamba/kernel/ui/page-end';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { focusFirst } from '../model/focus-first.ts';
import { useDialogSaga } from '../model/use-dialog-saga.ts';
import { copiesSaga } from './copies.saga.ts';
import {
  conflictSettled,
  copiesClosed,
  copiesOpened,
  copyWished,
  COPY_LIMIT,
  selectCopies,
  type CopyWish,
} from './copies.slice.ts';
import { Copy, linkId, openerId, type Open } from './copy.tsx';
import { TitleConflict } from './title-conflict.tsx';
import styles from './copies.module.css';

/** The résumés of the account: which one applications are made with, and what can be done with each. */
export default function CopiesDialog() {
  useDialogSaga('resume-copies', copiesSaga);
  const dispatch = useAppDispatch();
  const { status, resumes, busy, done, error, conflict } = useAppSelector(selectCopies);
  const [opened, setOpened] = useState<Open>(null);
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<Open>(null);
  useEffect(() => {
    // Back to the button that opened it, or to what is left where its résumé is gone.
    if (!opened && left.current) {
      const opener = document.getElementById(openerId(left.current));
      (opener ?? list.current?.querySelector('a'))?.focus();
    }
    left.current = opened;
  }, [opened]);
  // What was pressed may be gone once it is done: to the résumé that it was about, else to one that is left.
  const about = useRef('');
  useEffect(() => {
    focusFirst([about.current, ...resumes.map(({ resumeid }) => resumeid)].map(linkId));
  }, [resumes, conflict]);
  const wish = (made: CopyWish) => {
    about.current = made.resumeid;
    dispatch(copyWished(made));
  };
  const isFull = resumes.length >= COPY_LIMIT;
  return (
    <PageEnd>
      <Dialog open width={560} onClose={() => dispatch(copiesClosed())} title="Mis CV">
        <div ref={list} className={styles.list} aria-busy={busy}>
          <FailureBanner error={error === null ? null : { code: '', description: error }} />
          <p role="status">{done}</p>
          {status === 'loading' ? (
            <SkeletonGroup label="Cargando tus CV">
              <Skeleton height={120} radius={12} />
            </SkeletonGroup>
          ) : null}
          {status === 'failed' ? <ErrorState onRetry={() => dispatch(copiesOpened())} /> : null}
          {conflict ? (
            <TitleConflict conflict={conflict} onWish={wish} onKeep={() => dispatch(conflictSettled())} />
          ) : null}
          {resumes.map((copy) => (
            <Copy
              key={copy.resumeid}
              copy={copy}
              opened={opened}
              isOnly={resumes.length === 1}
              mayCopy={!isFull}
              onOpen={setOpened}
              onWish={wish}
            />
          ))}
          {status === 'ready' ? (
            <p className="s14 muted">
              {isFull
                ? 'Puedes tener hasta 3 CV. Para crear otro, elimina uno.'
                : 'Puedes tener hasta 3 CV. Duplica uno y adáptalo a otro tipo de trabajo.'}
            </p>
          ) : null}
        </div>
      </Dialog>
    </PageEnd>
  );
}
