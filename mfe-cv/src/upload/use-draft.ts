import { useEffect, useState } from 'react';
import { keepDraft, readDraft, type DraftValues } from '@chamba/kernel/forms';
import { selectProfile } from '@chamba/kernel/session';
import { isRecord, readTab, removeTab, writeTab } from '@chamba/kernel/storage';
import { useAppDispatch, useAppSelector, useChambaStore } from '@chamba/kernel/store';
import { isUnsaved, isWaiting, readKept } from './items.ts';
import { draftFound, knownWanted, selectUpload } from './upload.slice.ts';

const NAME = 'cv.upload';
/** Of a visitor: the drafts of their forms end with a log-in, and this one is for the time after it. */
const VISITOR_KEY = 'draft.cv-upload';

function keep(account: string | null, values: DraftValues): boolean {
  if (account !== null) return keepDraft(account, NAME, values, Date.now());
  if (Object.keys(values).length > 0) return writeTab(VISITOR_KEY, values);
  removeTab(VISITOR_KEY);
  return true;
}

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
    const visitors = readTab(VISITOR_KEY, isRecord);
    // Before it goes away there, it is kept here: the page may be drawn anew at any time.
    if (account !== null && visitors && keep(account, visitors)) keep(null, {});
    const found = readKept(visitors ?? (account === null ? null : readDraft(account, NAME, Date.now())));
    if (found) dispatch(draftFound(found));
    if (account !== null) dispatch(knownWanted());
  }, [dispatch, account]);

  useEffect(() => {
    // Nothing read says nothing of what is kept: the page may be about to go away with its state.
    if (!kept && !isDropped) return;
    // Once it was saved, what was left aside is done with too.
    const isOpen = kept?.items.some((item) => (isTried ? isWaiting(item) : isUnsaved(item))) ?? false;
    keep(account, kept && isOpen ? { ...kept } : {});
  }, [kept, isDropped, isTried, account]);
}
