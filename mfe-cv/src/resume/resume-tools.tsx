import { lazy, Suspense, useEffect } from 'react';
import { useHydrated } from '@chamba/kernel/hydration';
import { toastClosed, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { DownloadIcon, FileUserIcon, HistoryIcon, Share2Icon, UploadIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { copiesOpened, selectCopies } from '../copies/copies.slice.ts';
import { exportOpened, selectExport, sharesOpened } from '../export/export.slice.ts';
import { historyOpened, selectHistory } from '../history/history.slice.ts';
import { UNDO_TOAST } from '../model/undo.ts';
import styles from './resume.module.css';

const HistoryDialog = lazy(
  () => import(/* webpackChunkName: "resume-history" */ '../history/history-dialog.tsx'),
);
const CopiesDialog = lazy(
  () => import(/* webpackChunkName: "resume-copies" */ '../copies/copies-dialog.tsx'),
);

const ExportDialog = lazy(
  () => import(/* webpackChunkName: "resume-export" */ '../export/export-dialog.tsx'),
);

/** Leads to the earlier saves of the résumé, to the other résumés of the account, and out of the site with it. */
export function ResumeTools() {
  const dispatch = useAppDispatch();
  const works = useHydrated();
  const history = useAppSelector(selectHistory).status;
  const copies = useAppSelector(selectCopies).status;
  const leaving = useAppSelector(selectExport).open;
  // Nothing can be undone once the page is left.
  useEffect(() => () => void dispatch(toastClosed(UNDO_TOAST)), [dispatch]);
  // Their place is kept, so that nothing below moves when they come.
  if (!works) return <div className={styles.tools} />;
  return (
    <div className={styles.tools}>
      <Button
        variant="ghost"
        size="sm"
        icon={<FileUserIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => dispatch(copiesOpened())}
      >
        Mis CV
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<HistoryIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => dispatch(historyOpened())}
      >
        Historial
      </Button>
      <LinkButton variant="ghost" size="sm" href="/subir-cv" icon={<UploadIcon size={18} />}>
        Subir mi CV
      </LinkButton>
      <Button
        variant="ghost"
        size="sm"
        icon={<DownloadIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => dispatch(exportOpened())}
      >
        Descargar
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<Share2Icon size={18} />}
        aria-haspopup="dialog"
        onClick={() => dispatch(sharesOpened())}
      >
        Compartir
      </Button>
      <Suspense>
        {history === 'closed' ? null : <HistoryDialog />}
        {copies === 'closed' ? null : <CopiesDialog />}
        {leaving === 'closed' ? null : <ExportDialog />}
      </Suspense>
    </div>
  );
}
