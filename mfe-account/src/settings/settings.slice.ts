import type { SessionListAnswer, SettingsAnswer } from '@chamba/kernel/api';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import { createSubmission } from '@chamba/kernel/forms';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';
import type { SectionId } from './sections.ts';

export type OpenSession = SessionListAnswer['sessions'][number];
export type Messages = SettingsAnswer['messages'];
export type MailKind = keyof Messages;

/** What mails are wanted: all but those of the account, or one kind of them. What is left out stays as it is. */
export type MessagesChange = { optout?: 0 | 1; messages?: Partial<Messages> };

export type SettingsState = {
  settings: SettingsAnswer | null;
  /** Null where the section does not show them. */
  sessions: readonly OpenSession[] | null;
  /** Why they could not be loaded. */
  error: ServiceErrorState | null;
  isLoading: boolean;
  /** Epoch ms of the answer: what 'today' means on the page, on server and browser alike. */
  now: number;
};

const NAME = 'accountSettings';
const nothing: SettingsState = { settings: null, sessions: null, error: null, isLoading: false, now: 0 };

const slice = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    settingsRequested: (state, _action: PayloadAction<{ section: SectionId | null }>): SettingsState => ({
      ...state,
      error: null,
      isLoading: true,
    }),
    settingsLoaded: (
      state,
      { payload }: PayloadAction<{ settings: SettingsAnswer; now: number }>,
    ): SettingsState => ({ ...state, ...payload, isLoading: false }),
    sessionsLoaded: (
      state,
      { payload }: PayloadAction<{ sessions: readonly OpenSession[]; now: number }>,
    ): SettingsState => ({ ...state, ...payload }),
    settingsFailed: (state, { payload }: PayloadAction<ServiceErrorState>): SettingsState => ({
      ...state,
      error: payload,
      isLoading: false,
    }),
    /** Shows a switch as it was put, before and after it is stored. */
    messagesShown: (state, { payload }: PayloadAction<MessagesChange>): SettingsState => {
      const { settings } = state;
      if (!settings) return state;
      const messages = { ...settings.messages, ...payload.messages };
      return { ...state, settings: { ...settings, optout: payload.optout ?? settings.optout, messages } };
    },
    /** A switch was put. */
    messagesToggled: (state, _action: PayloadAction<MessagesChange>): SettingsState => state,
  },
});

export const {
  settingsRequested,
  settingsLoaded,
  sessionsLoaded,
  settingsFailed,
  messagesShown,
  messagesToggled,
} = slice.actions;

export const settingsSlice: SliceDeclaration = { name: NAME, reducer: slice.reducer, life: 'page' };
export const selectSettings = lazySelector(slice);

/** Changing the password with the current one. */
export const passwordChange = createSubmission<{ currentpassword: string; newpassword: string }>(
  'accountPasswordChange',
);
/** Sending the mail that confirms it again, or giving it up. */
export const pendingEmail = createSubmission<{ wish: 'resend' | 'cancel' }>('accountPendingEmail');
/** Saving the mails that are wanted, by a form that was sent without scripts. */
export const messagesForm = createSubmission<MessagesChange>('accountMessages');
/** Ending a session by its id, or all others. */
export const sessionEnd = createSubmission<{ id: string }>('accountSessionEnd');

/** Stands for all sessions but the own one. */
export const OTHERS = 'others';
