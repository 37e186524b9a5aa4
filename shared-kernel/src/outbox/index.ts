/** The applications of this browser that the site has not taken in yet. The shell sends them. */
export {
  addToOutbox,
  cancelInOutbox,
  createOutboxEntry,
  listOutbox,
  newIdempotencyKey,
  readFromOutbox,
  removeCancelled,
  removeFromOutbox,
  saveInOutbox,
} from './entries.ts';
export {
  listWholeOutbox,
  mayHoldApplications,
  SYNC_TAG,
  toLockName,
  type OutboxEntry,
  type OutboxOffer,
} from './outbox.ts';
export {
  claimPendingApply,
  dropPendingApply,
  hasPendingApply,
  isLeftToOffer,
  keepPendingApply,
  readPendingApply,
  type PendingApply,
} from './pending-apply.ts';
