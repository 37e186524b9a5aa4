/** The applications of this browser that the site has not taken in yet. The shell sends them. */
export {
  addToOutbox,
  cancelInOutbox,
  createOutboxEntry,
  listOutbox,
  listWholeOutbox,
  mayHoldApplications,
  newIdempotencyKey,
  readFromOutbox,
  removeCancelled,
  removeFromOutbox,
  saveInOutbox,
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
