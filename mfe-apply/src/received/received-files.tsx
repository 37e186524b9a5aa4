import { useEffect, useRef, type FormEvent } from 'react';
import type { ReceivedAnswer } from '@chamba/kernel/api';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Avatar } from '@chamba/kernel/ui/avatar';
import { Button } from '@chamba/kernel/ui/button';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { fileRequested, selectReceived } from './received.slice.ts';
import styles from './received.module.css';

type Application = ReceivedAnswer['application'];

/** The photo, as it was when the person applied; nothing where none was sent. */
export function ReceivedPhoto({ application }: { application: Application }) {
  const { files } = useAppSelector(selectReceived);
  const photo = files[application.photo];
  if (!photo) return null;
  return (
    <Avatar name={application.candidate.name} photo={`data:image/jpeg;base64,${photo.base64}`} size="l" />
  );
}

/** A file that the person applied with. It is part of an answer, so that it has no address that could be passed on. */
export function ReceivedFile({ token, file }: { token: string; file: Application['files'][number] }) {
  const dispatch = useAppDispatch();
  const { files, busy } = useAppSelector(selectReceived);
  const link = useRef<HTMLAnchorElement>(null);
  const wanted = useRef(false);
  const { id, name } = file;
  const got = files[id];
  useEffect(() => {
    if (!got || !wanted.current) return;
    wanted.current = false;
    link.current?.click();
  }, [got]);
  function ask(event: FormEvent) {
    event.preventDefault();
    wanted.current = true;
    dispatch(fileRequested({ token, id }));
  }
  if (got)
    return (
      <LinkButton
        ref={link}
        variant="line"
        className={styles.download}
        href={`data:${got.type};base64,${got.base64}`}
        download={got.name}
      >
        {`Guardar ${name}`}
      </LinkButton>
    );
  return (
    <form method="post" onSubmit={ask}>
      <input type="hidden" name="errand" value="file" />
      <input type="hidden" name="file" value={id} />
      <Button type="submit" variant="line" busy={busy === id} busyLabel="Preparando...">
        {`Descargar ${name}`}
      </Button>
    </form>
  );
}
