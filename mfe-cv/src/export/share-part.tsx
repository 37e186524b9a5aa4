import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Share, ShareDays } from '@chamba/kernel/api';
import { formatDate } from '@chamba/kernel/format';
import { toastShown, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Checkbox } from '@chamba/kernel/ui/checkbox';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { Field } from '@chamba/kernel/ui/field';
import { Segmented } from '@chamba/kernel/ui/segmented';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { focusFirst } from '../model/focus-first.ts';
import { selectResume } from '../model/resume.slice.ts';
import { selectExport, shareEndWished, sharesOpened, shareWished } from './export.slice.ts';
import styles from './export.module.css';

/** Most links of an account. */
const LIMIT = 10;

const DAYS = [
  { value: '7', label: '7 días' },
  { value: '30', label: '30 días' },
  { value: '90', label: '90 días' },
] as const;

/** Ids of what the focus goes to when the button that had it is gone. */
const MAKE_ID = 'cv-share-make';
const MADE_ID = 'cv-share-made';
const endId = (shareid: string): string => `cv-share-end-${shareid}`;
const keepId = (shareid: string): string => `cv-share-keep-${shareid}`;

const times = (count: number): string => (count === 1 ? '1 vez' : `${count} veces`);

/** The address of a link that was just made, to be copied or handed to the device. */
function MadeLink({ secret }: { secret: string }) {
  const dispatch = useAppDispatch();
  const url = new URL(`/cv/${secret}`, window.location.origin).href;
  const device: Partial<Navigator> = navigator;
  const say = (kind: 'status' | 'error', text: string) =>
    dispatch(toastShown({ id: 'cv-share', kind, text }));
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      say('status', 'Enlace copiado');
    } catch {
      say('error', 'No se pudo copiar. Selecciona el enlace y cópialo tú.');
    }
  }
  async function share() {
    try {
      await device.share?.({ title: 'Mi CV', url });
    } catch (failure) {
      // Closing the device's sheet is a choice, not a failure.
      if (failure instanceof Error && failure.name === 'AbortError') return;
      await copy();
    }
  }
  return (
    <div className={styles.made}>
      <Field
        id={MADE_ID}
        label="Tu enlace"
        hint="Cópialo ahora: por seguridad no lo guardamos y no podremos mostrarlo otra vez."
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button size="sm" onClick={() => void copy()}>
          Copiar enlace
        </Button>
        {device.share ? (
          <Button size="sm" variant="line" onClick={() => void share()}>
            Enviar a...
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** What a link shows and how often it was opened; it ends after a second yes. */
function SharedLink({ share, isOther }: { share: Share; isOther: boolean }) {
  const dispatch = useAppDispatch();
  const [asks, setAsks] = useState(false);
  const asked = useRef(asks);
  useEffect(() => {
    if (asked.current !== asks) focusFirst([asks ? keepId(share.shareid) : endId(share.shareid)]);
    asked.current = asks;
  }, [asks, share.shareid]);
  const date = formatDate(share.created);
  const shows = [share.contact ? 'tu correo y teléfono' : '', share.wishes ? 'lo que buscas' : ''].filter(
    Boolean,
  );
  return (
    <li className={styles.link}>
      <p>
        <span className="b">Creado el {date}</span>
        {isOther ? ' para otro de tus CV' : ''}
      </p>
      <p className="s14 muted">
        {share.opened > 0
          ? `Abierto ${times(share.opened)}, la última el ${formatDate(share.lastopened)}. `
          : 'Nadie lo ha abierto todavía. '}
        {`Termina el ${formatDate(share.expires)}.`}
        {shows.length > 0 ? ` Muestra también ${shows.join(' y ')}.` : ''}
      </p>
      <div className={styles.actions}>
        {/* What keeps the link stands where the first press was: a double one ends nothing. */}
        {asks ? (
          <>
            <Button
              key="keep"
              id={keepId(share.shareid)}
              size="sm"
              variant="ghost"
              onClick={() => setAsks(false)}
            >
              No, conservar
            </Button>
            <Button
              key="end"
              size="sm"
              variant="danger"
              onClick={() => dispatch(shareEndWished(share.shareid))}
            >
              Sí, terminar
            </Button>
          </>
        ) : (
          <Button
            key="ask"
            id={endId(share.shareid)}
            size="sm"
            variant="ghost"
            aria-label={`Terminar el enlace creado el ${date}`}
            onClick={() => setAsks(true)}
          >
            Terminar
          </Button>
        )}
      </div>
    </li>
  );
}

/** After a link is made or ended: to what was made, or to the link that took the place of the one that ended. */
function useFocusAfter(shares: readonly Share[] | null): void {
  const last = useRef(shares);
  useEffect(() => {
    const before = last.current;
    last.current = shares;
    if (!before || !shares || before === shares) return;
    const ended = before.findIndex(({ shareid }) => shares.every((other) => other.shareid !== shareid));
    const next = shares[ended] ?? shares.at(-1);
    focusFirst([ended < 0 ? MADE_ID : endId(next?.shareid ?? ''), MAKE_ID]);
  }, [shares]);
}

/** Links by which others see the résumé without an account: makes one, and shows and ends those there are. */
export function SharePart() {
  const dispatch = useAppDispatch();
  const { shares, isFailed, busy, made } = useAppSelector(selectExport);
  const { resume } = useAppSelector(selectResume);
  const [days, setDays] = useState<'7' | '30' | '90'>('30');
  const [contact, setContact] = useState(false);
  const [wishes, setWishes] = useState(false);
  useFocusAfter(shares);
  if (isFailed) return <ErrorState onRetry={() => dispatch(sharesOpened())} />;
  if (!shares)
    return (
      <SkeletonGroup label="Cargando tus enlaces">
        <Skeleton height={160} radius={12} />
      </SkeletonGroup>
    );
  const isFull = shares.length >= LIMIT;
  function make(event: FormEvent) {
    event.preventDefault();
    dispatch(shareWished({ days: Number(days) as ShareDays, contact, wishes }));
  }
  return (
    <>
      {made ? <MadeLink secret={made.secret} /> : null}
      {isFull ? (
        <p className="muted">Puedes tener hasta 10 enlaces. Para crear otro, termina uno.</p>
      ) : (
        <form className={styles.form} onSubmit={make}>
          <p className="muted">
            Quien tenga el enlace verá tu CV, con tu foto si tienes, como esté en ese momento, sin necesidad
            de una cuenta.
          </p>
          <Segmented label="Dura" options={DAYS} value={days} onValue={setDays} />
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>Mostrar también</legend>
            <Checkbox checked={contact} onValue={setContact}>
              Mi correo y teléfono
            </Checkbox>
            <Checkbox checked={wishes} onValue={setWishes}>
              El sueldo y lo que busco
            </Checkbox>
          </fieldset>
          <Button
            id={MAKE_ID}
            type="submit"
            variant={made ? 'line' : 'primary'}
            busy={busy}
            busyLabel="Un momento..."
          >
            {made ? 'Crear otro enlace' : 'Crear enlace'}
          </Button>
        </form>
      )}
      {shares.length > 0 ? (
        <section aria-labelledby="cv-links">
          <h3 id="cv-links" className={styles.heading}>
            Enlaces activos
          </h3>
          <ul className={styles.list}>
            {shares.map((share) => (
              <SharedLink key={share.shareid} share={share} isOther={share.resumeid !== resume?.resumeid} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
