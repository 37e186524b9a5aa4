import { useEffect, useRef, type ChangeEvent } from 'react';
import { useHydrated } from '@chamba/kernel/hydration';
import { toastClosed, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import type { ResumeDocument } from '@chamba/kernel/api';
import { Button } from '@chamba/kernel/ui/button';
import {
  CircleAlertIcon,
  DownloadIcon,
  FileTextIcon,
  Trash2Icon,
  UploadIcon,
  XIcon,
} from '@chamba/kernel/ui/icon';
import { IconButton, IconLink } from '@chamba/kernel/ui/icon-button';
import { MeterBar } from '@chamba/kernel/ui/meter';
import { useUnsavedChanges } from '@chamba/kernel/unsaved';
import { focusFirst } from '../model/focus-first.ts';
import {
  FILE_TOAST,
  fileDropped,
  fileRemoved,
  fileRetried,
  filesChosen,
  filesRequested,
  selectFiles,
  type SentFile,
} from './files.slice.ts';
import styles from './files.module.css';

const SIZE = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });

const KINDS: Readonly<Record<string, string>> = { pdf: 'PDF', doc: 'Word', docx: 'Word' };

/** '812 KB', '1.4 MB'. */
const formatSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${SIZE.format(Math.max(1, Math.round(bytes / 1_000)))} KB`
    : `${SIZE.format(bytes / 1_000_000)} MB`;

/** Ids of what the focus comes back to: the button that adds a file, the link to one that is kept. */
const CHOOSER_ID = 'cv-add-file';
const fileId = (id: string): string => `cv-file-${id}`;

/** The files of the résumé: those that are kept, and those that are on their way. */
export function Files() {
  const dispatch = useAppDispatch();
  const works = useHydrated();
  const { status, documents, sent, removed } = useAppSelector(selectFiles);
  useUnsavedChanges(sent.some(({ error, canRetry }) => error === null || canRetry));
  // Nothing can be undone once the page is left.
  useEffect(() => () => void dispatch(toastClosed(FILE_TOAST)), [dispatch]);
  // The toast that had the focus is gone: to the file that came back, else to what adds one.
  const last = useRef(removed);
  useEffect(() => {
    const id = last.current?.id;
    last.current = removed;
    if (!removed && id) focusFirst([fileId(id), CHOOSER_ID], { preventScroll: true });
  }, [removed]);
  return (
    <div className={styles.files}>
      <h3 className="b">Archivos</h3>
      {status === 'failed' ? (
        <p className="s14">
          No pudimos cargar tus archivos.{' '}
          <button type="button" className="link" onClick={() => dispatch(filesRequested())}>
            Reintentar
          </button>
        </p>
      ) : null}
      {documents.length + sent.length > 0 ? (
        <ul className={styles.list}>
          {documents.map((document) => (
            <Kept key={document.id} document={document} />
          ))}
          {sent.map((file) => (
            <Sent key={file.attempt} file={file} />
          ))}
        </ul>
      ) : null}
      <p className="s14 muted">
        Tu CV en otro formato, cartas o constancias: PDF o Word de hasta 2 MB. Las empresas los reciben con tu
        postulación.
      </p>
      {works ? <Chooser onChoose={(files) => dispatch(filesChosen(files))} /> : null}
    </div>
  );
}

function Chooser({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again.
    target.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <>
      <Button
        id={CHOOSER_ID}
        variant="soft"
        className={styles.action}
        icon={<UploadIcon />}
        onClick={() => input.current?.click()}
      >
        Subir archivo
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        onChange={handleChange}
      />
    </>
  );
}

function Kept({ document }: { document: ResumeDocument }) {
  const dispatch = useAppDispatch();
  const works = useHydrated();
  const { id, name, type, size, url } = document;
  return (
    <li className={styles.file}>
      <FileTextIcon />
      <div className={styles.text}>
        <p className="b">{name}</p>
        <p className="s14 muted">{[KINDS[type], formatSize(size)].filter(Boolean).join(' · ')}</p>
      </div>
      <IconLink id={fileId(id)} href={url} download label={`Descargar: ${name}`}>
        <DownloadIcon size={20} />
      </IconLink>
      {works ? (
        <IconButton label={`Eliminar: ${name}`} onClick={() => dispatch(fileRemoved(document))}>
          <Trash2Icon size={20} />
        </IconButton>
      ) : null}
    </li>
  );
}

function Sent({ file }: { file: SentFile }) {
  const dispatch = useAppDispatch();
  const { attempt, name, part, error, canRetry } = file;
  const percent = Math.round(part * 100);
  return (
    <li className={styles.file}>
      {error === null ? <UploadIcon /> : <CircleAlertIcon className={styles.alert} />}
      <div className={styles.text}>
        <p className="b">{name}</p>
        {error === null ? (
          <>
            <MeterBar value={percent} label={`Subiendo ${name}: ${percent} %`} />
            <p className="s14 muted">{percent < 100 ? `Subiendo… ${percent} %` : 'Revisando el archivo…'}</p>
          </>
        ) : (
          <p className={`s14 ${styles.alert}`} role="alert">
            {error}
          </p>
        )}
        {error !== null && canRetry ? (
          <Button
            variant="ghost"
            size="sm"
            className={styles.retry}
            onClick={() => dispatch(fileRetried(attempt))}
          >
            Reintentar
          </Button>
        ) : null}
      </div>
      {error === null ? null : (
        <IconButton label={`Descartar: ${name}`} onClick={() => dispatch(fileDropped(attempt))}>
          <XIcon size={20} />
        </IconButton>
      )}
    </li>
  );
}
