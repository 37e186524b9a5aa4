import type { ServiceErrorState } from '@chamba/kernel/errors';
import { createSubmission } from '@chamba/kernel/forms';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** Whose account a mailed link is about. */
export type LinkOwner = { name: string; email: string };

export type DeletionLinkState = {
  /** Null until the link was checked, and where it is dead. */
  owner: LinkOwner | null;
  /** Why it was not accepted. */
  error: ServiceErrorState | null;
};

const NAME = 'accountDeletionLink';
const nothing: DeletionLinkState = { owner: null, error: null };

const link = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    linkOpened: (_state, _action: PayloadAction<{ token: string }>) => nothing,
    linkAccepted: (_state, { payload }: PayloadAction<LinkOwner>) => ({ owner: payload, error: null }),
    linkRefused: (_state, { payload }: PayloadAction<ServiceErrorState>) => ({ owner: null, error: payload }),
  },
});

export const { linkOpened, linkAccepted, linkRefused } = link.actions;
export const deletionLinkSlice: SliceDeclaration = { name: NAME, reducer: link.reducer, life: 'page' };
export const selectDeletionLink = lazySelector(link);

/** Asking for the deletion: with the token of a mailed link, or empty for the account of the session. */
export const deletion = createSubmission<{ token: string; reason: number; name: string }>('accountDeletion');
/** Stopping it. */
export const keeping = createSubmission<Record<string, never>>('accountKeeping');
/** Asking for a mail with a link. */
export const linkRequest = createSubmission<{ email: string }>('accountDeletionRequest');

const FAREWELL = 'accountFarewell';
const farewell = createSlice({
  name: FAREWELL,
  initialState: { name: '', isAsked: false },
  reducers: {
    /** The deletion was asked for in this tab: the next page says goodbye by name. */
    deletionAsked: (_state, { payload }: PayloadAction<{ name: string }>) => ({
      name: payload.name,
      isAsked: true,
    }),
  },
});

export const { deletionAsked } = farewell.actions;
/** Outlives the page, and the session that ends with it. */
export const farewellSlice: SliceDeclaration = { name: FAREWELL, reducer: farewell.reducer, life: 'session' };
export const selectFarewell = lazySelector(farewell);
