import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from '@chamba/kernel/forms';
import { selectProfile } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector, useChambaStore } from '@chamba/kernel/store';
import { isUnsaved, isWaiting, readKept } from './items.ts';
import { draftFound, knownWanted, selectUpload } from './upload.slice.ts';

const NAME = 'cv.upload';

/**
 * Keeps on the device what was read and changed until it was saved or dropped: through a log-in, a sign-up and a reload. What a
 * visitor has read becomes the account's as soon as there is one in this tab.
 */
export function useUploadDraft(): void {
  const dispatch = useAppDispatch();
  const { kept, isTried } = useAppSelector(selectUpload);
  const store = useChambaStore();
  // Whose file it is: a session that ends while the page is open changes nothing about that.
  const [account] = useState(() => selectProfile(store.getState())?.userid ?? null);
  const hasStarted = useRef(false);

  useEffect(() => {
    const now = Date.now();
    const visitors = account === null ? null : readDraft(null, NAME, now);
    const found = readKept(visitors ?? readDraft(account, NAME, now));
    if (visitors) keepDraft(null, NAME, {}, now);
    if (found) dispatch(draftFound(found));
    if (account !== null) dispatch(knownWanted());
  }, [dispatch, account]);

  useEffect(() => {
    // The first drawing has nothing to keep, and must not take away what is kept.
    if (!hasStarted.current) {
      hasStarted.current = true;
      return;
    }
    // Once it was saved, what was left aside is done with too.
    const isOpen = kept?.items.some((item) => (isTried ? isWaiting(item) : isUnsaved(item))) ?? false;
    keepDraft(account, NAME, kept && isOpen ? { ...kept } : {}, Date.now());
  }, [kept, isTried, account]);
}
