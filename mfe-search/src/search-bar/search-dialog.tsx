import { type FormEvent, useEffect, useId } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { PageEnd } from '@chamba/kernel/ui/page-end';
import { NearMeStatus } from './near-me-status.tsx';
import { dialogClosed, selectSearchBar, submitted } from './search-bar.slice.ts';
import { KEYWORD_BOX, PLACE_BOX } from './search-form.tsx';
import { SubmitErrorMessage } from './submit-error.tsx';
import { KeywordBox, PlaceBox } from './suggestion-boxes.tsx';
import { useErrorFocus } from './use-error-focus.ts';
import styles from './search-dialog.module.css';

/** Keeps the dialog as high as what the on-screen keyboard leaves. */
function useVisibleHeight(open: boolean) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!open || !viewport) return undefined;
    const root = document.documentElement;
    const update = () => root.style.setProperty('--visible-height', `${viewport.height}px`);
    update();
    viewport.addEventListener('resize', update);
    return () => {
      viewport.removeEventListener('resize', update);
      root.style.removeProperty('--visible-height');
    };
  }, [open]);
}

/**
 * The phone's search: fills the screen, both boxes on top, the button above the keyboard.
 * @param props.short whether its lists are cut to a few rows.
 */
export function SearchDialog({ short = false }: { short?: boolean }) {
  const dispatch = useAppDispatch();
  const { dialogOpen, error, resolving } = useAppSelector(selectSearchBar);
  const form = useErrorFocus(error);
  const formId = useId();
  useVisibleHeight(dialogOpen);
  useEffect(() => {
    // After the dialog itself opened, which puts the focus on its first button.
    if (dialogOpen) document.getElementById(`${formId}-q`)?.focus();
  }, [dialogOpen, formId]);

  useEffect(() => {
    const close = () => void dispatch(dialogClosed());
    // The way back leads to another page: the dialog does not stay over it.
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      close();
    };
  }, [dispatch]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    dispatch(submitted());
  }
  // Outside of the hero, whose light text and focus ring are not for a sheet of paper.
  return (
    <PageEnd>
      <Dialog
        open={dialogOpen}
        onClose={() => dispatch(dialogClosed())}
        title="Busca empleo ahora"
        placement="screen"
        className={styles.dialog}
        footer={
          <Button type="submit" form={formId} size="lg" block busy={resolving} busyLabel="Buscando...">
            Buscar empleo
          </Button>
        }
      >
        <form ref={form} id={formId} role="search" className={styles.form} onSubmit={handleSubmit}>
          <KeywordBox
            id={`${formId}-q`}
            className={styles.box}
            showLabel={false}
            frame="box"
            list="inline"
            short={short}
            {...KEYWORD_BOX}
          />
          <PlaceBox
            id={`${formId}-l`}
            className={styles.box}
            showLabel={false}
            frame="box"
            list="inline"
            short={short}
            {...PLACE_BOX}
          />
          <SubmitErrorMessage className={styles.error} />
          <NearMeStatus className={styles.error} />
        </form>
      </Dialog>
    </PageEnd>
  );
}
