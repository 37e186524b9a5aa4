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
  // What was pressed may be gone once it is done: the focus goes to what is named here, else to a résumé that is left.
  const next = useRef<string[]>([]);
  useEffect(() => {
    if (!opened) focusFirst([...next.current, ...resumes.map(({ resumeid }) => linkId(resumeid))]);
  }, [opened, resumes, conflict]);
  const open = (wanted: Open) => {
    if (wanted) next.current = [openerId(wanted), linkId(wanted.resumeid)];
    setOpened(wanted);
  };
  const wish = (made: CopyWish) => {
    if (!opened) next.current = [linkId(made.resumeid)];
    dispatch(copyWished(made));
  };
  const isFull = resumes.length >= COPY_LIMIT;
  return (
    <PageEnd>
      <Dialog open width={560} onClose={() => dispatch(copiesClosed())} title="Mis CV">
        <div className={styles.list} aria-busy={busy}>
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
              onOpen={open}
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
