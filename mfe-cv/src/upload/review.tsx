import { useEffect, useRef } from 'react';
import { loginAddress } from '@chamba/kernel/routes';
import { selectProfile } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { useUnsavedChanges } from '@chamba/kernel/unsaved';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { Checkbox } from '@chamba/kernel/ui/checkbox';
import { CircleCheckIcon, InfoIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { ItemRow } from './item-row.tsx';
import { listFaults, isWaiting, type Item, type Kept } from './items.ts';
import { SECTIONS, type UploadSection } from './kinds.ts';
import { fileDropped, itemsTaken, saveWanted, selectUpload } from './upload.slice.ts';
import styles from './upload.module.css';

const HERE = '/subir-cv';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

function Section({ section, items }: { section: UploadSection; items: readonly Item[] }) {
  const dispatch = useAppDispatch();
  const { isSaving } = useAppSelector(selectUpload);
  const open = items.filter(({ status }) => status === 'open' || status === 'failed');
  const areTaken = open.every(({ isTaken }) => isTaken);
  return (
    <Card as="section" pad="l" aria-labelledby={`upload-${section.id}`} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`upload-${section.id}`} className="d3">
          {section.title}
        </h2>
        {open.length > 1 ? (
          <Checkbox
            checked={areTaken}
            disabled={isSaving}
            onValue={(isTaken) => dispatch(itemsTaken({ ids: open.map(({ id }) => id), isTaken }))}
          >
            <span aria-hidden="true">Todo</span>
            <span className="vh">Guardar todo: {section.title}</span>
          </Checkbox>
        ) : null}
      </div>
      <ul className={styles.list}>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}

/** What became of the last save, said once it ended. */
function Outcome({ items }: { items: readonly Item[] }) {
  const { isTried, isSaving, failure } = useAppSelector(selectUpload);
  if (!isTried || isSaving) return null;
  const saved = items.filter(({ status }) => status === 'saved').length;
  const failed = items.filter(({ status }) => status === 'failed').length;
  const faulty = items.filter((item) => isWaiting(item) && listFaults(item).length > 0).length;
  const left = [
    failed > 0 &&
      `${count(failed, 'dato no se guardó', 'datos no se guardaron')}; puedes volver a intentarlo`,
    faulty > 0 &&
      `${count(faulty, 'dato necesita', 'datos necesitan')} que lo completes`.replace(
        'necesitan que lo completes',
        'necesitan que los completes',
      ),
  ].filter(Boolean);
  if (failure || left.length > 0)
    return (
      <Banner tone="warn" rounded role="alert" icon={<InfoIcon />}>
        {[
          saved > 0 ? `Guardamos ${count(saved, 'dato', 'datos')}.` : '',
          failure,
          left.length > 0 ? `${left.join(' y ')}.` : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
    );
  return (
    <Banner tone="primary" rounded role="status" icon={<CircleCheckIcon />}>
      {saved > 0
        ? `Listo, guardamos ${count(saved, 'dato', 'datos')} en tu CV.`
        : 'No había nada nuevo que guardar.'}
    </Banner>
  );
}

/** Where a visitor goes on: what was read waits for them. */
function ForVisitors() {
  return (
    <div className={styles.bar}>
      <p>
        Para guardarlo en tu CV crea tu cuenta o entra. Lo que leímos te espera aquí, en este dispositivo.
      </p>
      <div className={styles.actions}>
        <LinkButton href={`/cuenta/nueva?returnUrl=${encodeURIComponent(HERE)}`}>Crear cuenta</LinkButton>
        <LinkButton variant="soft" href={loginAddress(HERE)}>
          Ya tengo cuenta
        </LinkButton>
      </div>
    </div>
  );
}

function SaveBar({ items }: { items: readonly Item[] }) {
  const dispatch = useAppDispatch();
  const { isSaving, isTried } = useAppSelector(selectUpload);
  const waiting = items.filter(isWaiting);
  const hasFailed = waiting.some(({ status }) => status === 'failed');
  return (
    <div className={styles.bar}>
      <Outcome items={items} />
      <div className={styles.actions}>
        {isTried && !isSaving && waiting.length === 0 ? (
          <LinkButton href="/curriculo">Ver mi CV</LinkButton>
        ) : (
          <Button
            busy={isSaving}
            busyLabel="Guardando..."
            disabled={waiting.length === 0}
            onClick={() => dispatch(saveWanted())}
          >
            {hasFailed ? 'Reintentar' : `Guardar ${count(waiting.length, 'dato', 'datos')}`}
          </Button>
        )}
        <Button variant="ghost" disabled={isSaving} onClick={() => dispatch(fileDropped())}>
          Otro archivo
        </Button>
      </div>
    </div>
  );
}

/** What was understood of the file. Nothing of it is saved before the tap. */
export function Review({ kept }: { kept: Kept }) {
  const dispatch = useAppDispatch();
  const isLogged = useAppSelector(selectProfile) !== null;
  const { isRestored } = useAppSelector(selectUpload);
  const { items, left, fileName } = kept;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useUnsavedChanges(items.some(isWaiting));
  return (
    <div className={styles.review}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Revisa lo que entendimos
      </h1>
      <p className="muted">
        De tu archivo «{fileName}». Corrige lo que haga falta y quita lo que no quieras: nada se guarda hasta
        que tú lo digas.
      </p>
      {isRestored ? (
        <Banner tone="primary" rounded role="status" icon={<InfoIcon />}>
          Recuperamos lo que leímos de tu archivo.{' '}
          <button type="button" className="link" onClick={() => dispatch(fileDropped())}>
            Borrar
          </button>
        </Banner>
      ) : null}
      {SECTIONS.map((section) => {
        const own = items.filter(({ part }) => section.parts.includes(part));
        return own.length > 0 ? <Section key={section.id} section={section} items={own} /> : null;
      })}
      {left.length > 0 ? (
        <Card as="section" pad="l" className={styles.section}>
          <details>
            <summary className="b">Lo que no tiene lugar en tu CV</summary>
            {left.map(({ title: name, text }) => (
              <div key={name} className={styles.left}>
                <h3 className="s14 b">{name}</h3>
                <p className="muted s14">{text}</p>
              </div>
            ))}
          </details>
        </Card>
      ) : null}
      {isLogged ? <SaveBar items={items} /> : <ForVisitors />}
    </div>
  );
}
