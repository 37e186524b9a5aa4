import { useEffect, useState } from 'react';
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
  const { kept, isDropped, isTried } = useAppSelector(selectUpload);
  const store = useChambaStore();
  // Whose file it is: a session that ends while the page is open changes nothing about that.
  const [account] = useState(() => selectProfile(store.getState())?.userid ?? null);

  useEffect(() => {
    const now = Date.now();
    const visitors = account === null ? null : readDraft(null, NAME, now);
    // Before it goes away there, it is kept here: the page may be drawn anew at any time.
    if (visitors && keepDraft(account, NAME, visitors, now)) keepDraft(null, NAME, {}, now);
    const found = readKept(visitors ?? readDraft(account, NAME, now));
    if (found) dispatch(draftFound(found));
    if (account !== null) dispatch(knownWanted());
  }, [dispatch, account]);

  useEffect(() => {
    // Nothing read says nothing of what is kept: the page may be about to go away with its state.
    if (!kept && !isDropped) return;
    // Once it was saved, what was left aside is done with too.
    const isOpen = kept?.items.some((item) => (isTried ? isWaiting(item) : isUnsaved(item))) ?? false;
    keepDraft(account, NAME, kept && isOpen ? { ...kept } : {}, Date.now());
  }, [kept, isDropped, isTried, account]);
}
