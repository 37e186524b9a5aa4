/** The applications of this browser that the site has not taken in yet. The shell sends them. */
export {
  addToOutbox,
  listOutbox,
  listWholeOutbox,
  mayHoldApplications,
  newIdempotencyKey,
  readFromOutbox,
  removeFromOutbox,
  saveInOutbox,
  SYNC_TAG,
  toLockName,
  type OutboxEntry,
  type OutboxOffer,
} from './outbox.ts';
