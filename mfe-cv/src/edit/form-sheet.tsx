import type { ReactNode } from 'react';
import { useAppDispatch } from '@chamba/kernel/store';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { editClosed, type Editing } from '../model/edit.slice.ts';
import { NEW } from '../model/rows.ts';
import { KINDS } from './kinds.ts';
import styles from './edit.module.css';

/**
 * The form of one element over the page, as on phones: Esc, the gesture to go back, the scrim and a drag close it, and what
 * was typed stays as a draft.
 */
export function FormSheet({
  editing: { part, id },
  children,
}: {
  editing: Editing & { id: string };
  children: ReactNode;
}) {
  const dispatch = useAppDispatch();
  const { adds, changes } = KINDS[part];
  return (
    <Dialog
      open
      onClose={() => dispatch(editClosed())}
      title={id === NEW ? adds : changes}
      className={styles.sheet}
    >
      {children}
    </Dialog>
  );
}
