import { isUnanswered } from '@chamba/kernel/errors';
import { formStatus } from '@chamba/kernel/forms';
import type { Page, PageContext } from '@chamba/kernel/remote';
import { loginAddress } from '@chamba/kernel/routes';
import { selectIsLogged, selectProfile } from '@chamba/kernel/session';
import { selectConfig, useAppDispatch, useAppSelector, type RootState } from '@chamba/kernel/store';
import { DeadLink } from '@chamba/kernel/ui/dead-link';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import forms from '../forms/forms.module.css';
import { DeletionForm, submitDeletion } from './deletion-form.tsx';
import { DELETION_TEXTS } from './deletion-texts.ts';
import { DeletionPending } from './deletion-pending.tsx';
import { LinkRequestForm, submitLinkRequest } from './link-request-form.tsx';
import { deletionSaga } from './deletion.saga.ts';
import { getToken } from './link-token.ts';
import {
  deletion,
  deletionLinkSlice,
  farewellSlice,
  keeping,
  linkOpened,
  linkRequest,
  selectDeletionLink,
} from './deletion.slice.ts';

/** The deletion of the session's account: its form, or how to stop it where it was asked for. */
export function OwnDeletion({ level }: { level: 1 | 2 }) {
  const profile = useAppSelector(selectProfile);
  if (!profile) return <Loading />;
  return profile.deletiondue ? (
    <DeletionPending due={profile.deletiondue} level={level} />
  ) : (
    <DeletionForm owner={profile} token="" level={level} />
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Cargando tu cuenta" className="stack">
      <Skeleton height={32} width="80%" />
      <Skeleton height={72} />
      <Skeleton height={56} />
    </SkeletonGroup>
  );
}

/** The deletion of the account that a mailed link is about; works without a session. */
function LinkedDeletion({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const { owner, error } = useAppSelector(selectDeletionLink);
  const { supportEmail } = useAppSelector(selectConfig);
  if (owner) return <DeletionForm owner={owner} token={token} level={1} />;
  if (!error) return <Loading />;
  if (isUnanswered(error)) return <ErrorState onRetry={() => dispatch(linkOpened({ token }))} />;
  return <DeadLink supportEmail={supportEmail} />;
}

function DeletionView({ context }: { context: PageContext }) {
  const isLogged = useAppSelector(selectIsLogged);
  const token = getToken(context);
  return (
    <div className={forms.page}>
      <div className={`${forms.column} ${forms.wide}`}>
        {token !== '' ? (
          <LinkedDeletion token={token} />
        ) : isLogged ? (
          <OwnDeletion level={1} />
        ) : (
          <LinkRequestForm />
        )}
      </div>
    </div>
  );
}

/** Slices that the deletion works with, for pages that show it. */
export const DELETION_SLICES = [
  deletionLinkSlice,
  farewellSlice,
  deletion.slice,
  keeping.slice,
  linkRequest.slice,
];

/** The form that was sent without scripts, by its hidden field; empty for what is no form of the deletion. */
export const submitOfDeletion: NonNullable<Page['submit']> = (fields, context, state) => {
  switch (fields['form']) {
    case 'deletion':
      return submitDeletion(fields, context, state);
    case 'keep':
      return [keeping.submitted({})];
    case 'link':
      return submitLinkRequest(fields, context, state);
    default:
      return [];
  }
};

/** HTTP status of the forms of the deletion. */
export const deletionFormStatus = (state: RootState): number =>
  Math.max(...[deletion, keeping, linkRequest].map(({ select }) => formStatus(select(state))));

/**
 * A page that deletes an account.
 * @param options.needsSession whether it leads to the log-in where there is neither a session nor the token of a link.
 */
export function deletionPage({ needsSession }: { needsSession: boolean }): Page {
  return {
    Component: DeletionView,
    slices: DELETION_SLICES,
    sagas: [deletionSaga],
    load: (context) => {
      const token = getToken(context);
      return token === '' ? null : linkOpened({ token });
    },
    redirect: (state, context) =>
      needsSession && !selectIsLogged(state) && getToken(context) === '' && !isLeaving(state)
        ? loginAddress(context.pathname + context.search)
        : null,
    status: (state) => {
      const { error } = selectDeletionLink(state);
      if (error) return isUnanswered(error) ? 503 : 410;
      return deletionFormStatus(state);
    },
    submit: submitOfDeletion,
    texts: DELETION_TEXTS,
    robots: 'hidden',
  };
}

/** Whether the session ended because the account is being deleted: the page that says goodbye comes next. */
const isLeaving = (state: RootState): boolean => deletion.select(state).status === 'done';
