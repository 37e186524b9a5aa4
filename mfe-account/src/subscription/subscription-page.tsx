import { useEffect, useRef, type ReactNode } from 'react';
import { isUnanswered } from '@chamba/kernel/errors';
import { formStatus, type SubmissionState } from '@chamba/kernel/forms';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { DeadLink } from '@chamba/kernel/ui/dead-link';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { CircleCheckIcon } from '@chamba/kernel/ui/icon';
import forms from '../forms/forms.module.css';
import type { searchCancellation } from './subscription.slice.ts';

export type SubscriptionPageProps = {
  token: string;
  submission: typeof searchCancellation;
  /** What the page does. */
  title: string;
  /** The button of who has no scripts. */
  submit: string;
  /** What is so once it is done. */
  done: string;
  /** What can be done next. */
  children: ReactNode;
};

/** What the links of such mails carry: anything else was cut or made up. */
const TOKEN = /^\d{1,9}\.(?:[a-z]{1,20}\.)?[\w-]{43}$/;

/** HTTP status of the page: a link that leads nowhere is known before it is asked for. */
export const linkStatus = (token: string, submission: SubmissionState): number =>
  TOKEN.test(token) ? formStatus(submission) : 410;

/**
 * The page of a link that starts or ends mails: those of a saved search (1§2), or of one kind. It does so in the browser, or by its form, and
 * never while it is opened: programs that check the links of a mail must change nothing.
 */
export function SubscriptionPage({
  token,
  submission,
  title,
  submit,
  done,
  children,
}: SubscriptionPageProps) {
  const dispatch = useAppDispatch();
  const { supportEmail } = useAppSelector(selectConfig);
  const { status, error } = useAppSelector(submission.select);
  const asked = useRef('');
  useEffect(() => {
    if (asked.current === token || !TOKEN.test(token)) return;
    asked.current = token;
    dispatch(submission.submitted({ token }));
  }, [token, dispatch, submission]);

  if (error && isUnanswered(error))
    return (
      <div className={forms.page}>
        <ErrorState onRetry={() => dispatch(submission.submitted({ token }))} />
      </div>
    );
  return (
    <div className={forms.page}>
      {error || !TOKEN.test(token) ? (
        <DeadLink supportEmail={supportEmail} />
      ) : status === 'done' ? (
        <div className={`${forms.column} ${forms.centred}`} role="status">
          <CircleCheckIcon size={32} />
          <h1 tabIndex={-1}>{done}</h1>
          {children}
        </div>
      ) : (
        <div className={`${forms.column} ${forms.centred}`}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="muted" role="status">
            Guardando...
          </p>
          <noscript>
            <form method="post">
              <Button type="submit">{submit}</Button>
            </form>
          </noscript>
        </div>
      )}
    </div>
  );
}
