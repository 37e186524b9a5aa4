import type { ResumeFormat } from '@chamba/kernel/api';
import { FailureBanner } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { DownloadIcon } from '@chamba/kernel/ui/icon';
import { PageEnd } from '@chamba/kernel/ui/page-end';
import { useDialogSaga } from '../model/use-dialog-saga.ts';
import { exportSaga } from './export.saga.ts';
import { exportClosed, fileWished, selectExport } from './export.slice.ts';
import { SharePart } from './share-part.tsx';
import styles from './export.module.css';

const FORMATS: ReadonlyArray<{ format: ResumeFormat; title: string; text: string }> = [
  {
    format: 'pdf',
    title: 'PDF clásico',
    text: 'Una columna. Es el que mejor leen las empresas y sus programas.',
  },
  {
    format: 'pdf-columns',
    title: 'PDF en dos columnas',
    text: 'Tu contacto, habilidades e idiomas quedan a un lado.',
  },
  { format: 'docx', title: 'Word', text: 'Un archivo .docx para seguir editándolo.' },
  {
    format: 'json',
    title: 'JSON Resume',
    text: 'Un archivo que otros sitios y programas pueden leer.',
  },
];

/** The résumé as a file of one's choice. */
function DownloadPart() {
  const dispatch = useAppDispatch();
  const { busy, format: chosen } = useAppSelector(selectExport);
  return (
    <ul className={styles.list}>
      {FORMATS.map(({ format, title, text }) => (
        <li key={format} className={styles.format}>
          <div className="grow">
            <p className="b" id={`cv-${format}`}>
              {title}
            </p>
            <p className="s14 muted">{text}</p>
          </div>
          <Button
            size="sm"
            variant="line"
            icon={<DownloadIcon size={18} />}
            busy={busy && chosen === format}
            busyLabel="Preparando..."
            aria-label={`Descargar: ${title}`}
            onClick={() => dispatch(fileWished(format))}
          >
            Descargar
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Takes the résumé along as a file, or shows it to others by a link. */
export default function ExportDialog() {
  useDialogSaga('resume-export', exportSaga);
  const dispatch = useAppDispatch();
  const { open, busy, done, error } = useAppSelector(selectExport);
  return (
    <PageEnd>
      <Dialog
        open
        width={560}
        onClose={() => dispatch(exportClosed())}
        title={open === 'share' ? 'Compartir mi CV' : 'Descargar mi CV'}
      >
        <div className={styles.body} aria-busy={busy}>
          <FailureBanner error={error === null ? null : { code: '', description: error }} />
          <p role="status" className={styles.done}>
            {done}
          </p>
          {open === 'share' ? <SharePart /> : <DownloadPart />}
        </div>
      </Dialog>
    </PageEnd>
  );
}
