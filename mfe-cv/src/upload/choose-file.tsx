import { useId, useRef, useState, type DragEvent } from 'react';
import { useHydrated } from '@chamba/kernel/hydration';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { selectProfile } from '@chamba/kernel/session';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { FileUserIcon, InfoIcon } from '@chamba/kernel/ui/icon';
import { toItems } from './items.ts';
import { readFile, UnreadableFile } from './read-file.ts';
import { fileUnderstood, knownWanted } from './upload.slice.ts';
import styles from './upload.module.css';

const ACCEPTED = [
  '.pdf',
  '.docx',
  '.json',
  'application/pdf',
  'application/json',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',');

const UNEXPECTED = 'No pudimos leer tu archivo. Vuelve a intentarlo o prueba con otro.';

/** Asks for the file and reads it on the device. */
export function ChooseFile() {
  const dispatch = useAppDispatch();
  const works = useHydrated();
  const isLogged = useAppSelector(selectProfile) !== null;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState('');
  const [fault, setFault] = useState('');

  async function read(file: File): Promise<void> {
    setFault('');
    setReading(file.name);
    try {
      const { content, left } = await readFile(file);
      dispatch(fileUnderstood({ fileName: file.name, items: toItems(content), left }));
      if (isLogged) dispatch(knownWanted());
    } catch (failure) {
      setFault(failure instanceof UnreadableFile ? failure.message : UNEXPECTED);
    } finally {
      setReading('');
      // The same file may be chosen again after it was mended.
      if (input.current) input.current.value = '';
    }
  }

  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file && works && reading === '') void read(file);
  };

  return (
    <div className={styles.choose}>
      {fault ? (
        <Banner tone="danger" rounded role="alert" icon={<InfoIcon />} id={`${id}-fault`}>
          {fault}
        </Banner>
      ) : null}
      <div className={styles.drop} onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
        <FileUserIcon size={32} />
        <p className="b">Tu currículum en un archivo</p>
        <p className="muted s14" id={`${id}-hint`}>
          PDF, Word (.docx) o JSON Resume. También sirve el PDF que descargas de LinkedIn.
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void read(file);
          }}
        />
        <Button
          busy={reading !== ''}
          busyLabel="Leyendo tu archivo..."
          disabled={!works}
          aria-describedby={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
          onClick={() => input.current?.click()}
        >
          Elegir archivo
        </Button>
        <p role="status" className="vh">
          {reading === '' ? '' : `Leyendo ${reading}`}
        </p>
      </div>
      <p className="muted s14">
        Lo leemos en tu teléfono o computadora: no se envía a ningún lado. Antes de guardar revisas todo y
        eliges qué se queda.
      </p>
      {works ? null : (
        <noscript>
          <p>
            Para leer tu archivo hace falta JavaScript. También puedes{' '}
            <a className="link" href="/cuenta/nueva/crear-cv">
              llenar tu currículum en línea
            </a>
            .
          </p>
        </noscript>
      )}
    </div>
  );
}
