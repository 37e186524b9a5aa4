import { useEffect, useRef } from 'react';
import type { Resume } from '@chamba/kernel/api';
import { FailureBanner } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { PageEnd } from '@chamba/kernel/ui/page-end';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { Tag } from '@chamba/kernel/ui/tag';
import { shownText } from '../edit/fields.ts';
import { KINDS } from '../edit/kinds.ts';
import { focusFirst } from '../model/focus-first.ts';
import { rowLabel } from '../model/row-label.ts';
import { selectResume } from '../model/resume.slice.ts';
import { isFormPart, listRows } from '../model/rows.ts';
import { SECTIONS, type SectionKind } from '../model/section-list.ts';
import { useDialogSaga } from '../model/use-dialog-saga.ts';
import { historySaga } from './history.saga.ts';
import {
  historyClosed,
  historyOpened,
  selectHistory,
  versionAsked,
  versionRestored,
  versionShown,
  type Version,
} from './history.slice.ts';
import styles from './history.module.css';

const KINDS_OF_SECTIONS = Object.values<SectionKind>(SECTIONS);

const WHEN = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});

const whenText = ({ saved }: Version): string => (saved ? WHEN.format(new Date(saved)) : '');

/** Sections that a save changed, by their titles. */
const changesText = ({ sections }: Version): string =>
  KINDS_OF_SECTIONS.filter(({ hash }) => sections.includes(hash))
    .map(({ title }) => title)
    .join(', ') || 'CV nuevo';

/** Ids of what the focus goes to when the button that had it is gone. */
const OUTLINE_ID = 'cv-history-outline';
const UNDO_ID = 'cv-history-undo';
const LIST_ID = 'cv-history-list';
const lookId = (revision: number): string => `cv-history-${revision}`;

/** To what is looked at; from there back to where it was opened, or to what undoes a restored save. */
function useFocusAfter(shown: number | null, undo: number | null): void {
  const last = useRef(shown);
  useEffect(() => {
    const looked = last.current;
    last.current = shown;
    focusFirst(shown === null ? [UNDO_ID, lookId(looked ?? -1), LIST_ID] : [OUTLINE_ID]);
  }, [shown, undo]);
}

/** A résumé in short: every part with what stands in it. */
function Outline({ resume }: { resume: Resume }) {
  const [objective] = listRows(resume, 'objective');
  const { interests } = useAppSelector(selectResume);
  return (
    <div id={OUTLINE_ID} tabIndex={-1} className={styles.outline}>
      <h3>{SECTIONS.objective.title}</h3>
      <ul>
        {KINDS.objective.fields.map((field) => (
          <li key={field.name}>
            {field.label}
            {field.label.endsWith('?') ? '' : ':'}{' '}
            {shownText(field, objective?.texts[field.name] ?? '', interests)}
          </li>
        ))}
      </ul>
      {KINDS_OF_SECTIONS.map(({ part, title }) => {
        if (!part || isFormPart(part)) return null;
        const rows = listRows(resume, part);
        if (rows.length === 0) return null;
        return (
          <div key={part}>
            <h3>{title}</h3>
            <ul>
              {rows.map(({ id, texts }) => (
                <li key={id}>{rowLabel(part, texts)}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** The last saves of the résumé: when, what they changed, how it was, and the way back to it. */
export default function HistoryDialog() {
  useDialogSaga('resume-history', historySaga);
  const dispatch = useAppDispatch();
  const { status, versions, shown, undo, busy, error } = useAppSelector(selectHistory);
  const looked = versions.find(({ revision }) => revision === shown?.revision);
  useFocusAfter(shown?.revision ?? null, undo);
  return (
    <PageEnd>
      <Dialog
        open
        width={560}
        onClose={() => dispatch(historyClosed())}
        title={looked ? `Tu CV el ${whenText(looked)}` : 'Historial'}
      >
        <FailureBanner error={error === null ? null : { code: '', description: error }} />
        {status === 'loading' ? (
          <SkeletonGroup label="Cargando historial">
            <Skeleton height={160} radius={12} />
          </SkeletonGroup>
        ) : null}
        {status === 'failed' ? <ErrorState onRetry={() => dispatch(historyOpened())} /> : null}
        {shown ? (
          <>
            <Outline resume={shown.resume} />
            <div className={styles.actions}>
              <Button
                busy={busy}
                busyLabel="Restaurando..."
                onClick={() => dispatch(versionRestored(shown.revision))}
              >
                Restaurar
              </Button>
              <Button variant="line" onClick={() => dispatch(versionShown(null))}>
                Volver
              </Button>
            </div>
          </>
        ) : (
          <>
            <div role="status">
              {undo === null ? null : (
                <p className={styles.undo}>
                  Tu CV quedó como estaba.{' '}
                  <Button
                    id={UNDO_ID}
                    variant="soft"
                    size="sm"
                    busy={busy}
                    onClick={() => dispatch(versionRestored(undo))}
                  >
                    Deshacer
                  </Button>
                </p>
              )}
            </div>
            {status === 'ready' && versions.length === 0 ? (
              <p className="muted">Aquí verás tus últimos 20 cambios.</p>
            ) : null}
            <ol id={LIST_ID} tabIndex={-1} className={styles.versions}>
              {versions.map((version, index) => (
                <li key={version.revision}>
                  <div>
                    <p className="b">{whenText(version)}</p>
                    <p className="s14 muted">{changesText(version)}</p>
                  </div>
                  {index === 0 ? (
                    <Tag>Como está ahora</Tag>
                  ) : (
                    <Button
                      id={lookId(version.revision)}
                      variant="line"
                      size="sm"
                      aria-label={`Ver: ${whenText(version)}, ${changesText(version)}`}
                      onClick={() => dispatch(versionAsked(version.revision))}
                    >
                      Ver
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
      </Dialog>
    </PageEnd>
  );
}
