import { describeError, isMissing, UNAVAILABLE_TEXT, type ApplyFailure } from '@chamba/kernel/errors';
import type { Job } from '@chamba/kernel/api';
import { ErrorSummary, toPosted, useForm } from '@chamba/kernel/forms';
import { isExpired, locationLabel } from '@chamba/kernel/format';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { selectPageAccount, selectResumeChoices } from '@chamba/kernel/session';
import { selectConfig, selectJobStatus, useAppSelector, type RootState } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { CircleAlertIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { SAMPLE_NOTE } from '../apply/apply.slot.tsx';
import { getExternalSite } from '../apply/offer-of.ts';
import { answerErrors, getQuestions, startAnswers, toAnswers } from '../questions/answers.ts';
import { QuestionFields } from '../questions/question-fields.tsx';
import { plainApplySaga } from './plain-apply.saga.ts';
import {
  applicationSent,
  formPosted,
  offerRequested,
  plainApplySlice,
  selectPlainApply,
  type PlainApplyState,
} from './plain-apply.slice.ts';
import styles from './plain-apply.module.css';

function PlainApplyPage(_props: PageProps) {
  const { job, missing, failure } = useAppSelector(selectPlainApply);
  if (!job) {
    const isGone = missing !== null && isMissing(missing);
    return (
      <div className={`wrap ${styles.page}`}>
        <EmptyState
          level={1}
          title={isGone ? 'La vacante ya no está disponible' : UNAVAILABLE_TEXT}
          text={isGone ? undefined : 'Inténtalo de nuevo en unos minutos.'}
          actions={<LinkButton href="/empleos">Buscar vacantes</LinkButton>}
        />
      </div>
    );
  }
  const site = getExternalSite(job);
  const place = locationLabel(job.locations[0]);
  const isOver = failure?.expired === true || isExpired(job, Date.now());
  return (
    <div className={`wrap ${styles.page}`}>
      <div className="stack g8">
        <p className="muted">Postularme a</p>
        <h1 tabIndex={-1}>{job.title}</h1>
        <p>{[job.companyname, place].filter(Boolean).join(' · ')}</p>
      </div>
      {failure ? (
        <Banner tone="danger" rounded role="alert" icon={<CircleAlertIcon />}>
          {refusalText(failure)}
        </Banner>
      ) : null}
      {isOver ? (
        <p className="b">La vacante venció</p>
      ) : site ? (
        <LinkButton href={site} rel="noopener noreferrer nofollow">
          Postularme en su sitio
        </LinkButton>
      ) : (
        <AskingForm job={job} />
      )}
      {job.issample && !isOver ? <p className="s13 muted">{SAMPLE_NOTE}</p> : null}
      <p>
        <a className="link" href={job.url}>
          Ver la vacante
        </a>
      </p>
    </div>
  );
}

/** The button, and before it what the company asks. The browser sends the form itself. */
function AskingForm({ job }: { job: Job }) {
  const account = useAppSelector(selectPageAccount);
  const choices = useAppSelector(selectResumeChoices);
  const { posted } = useAppSelector(selectPlainApply);
  const asked = { job, choices };
  const form = useForm({
    id: 'apply',
    initial: startAnswers(asked),
    validate: (values) => answerErrors(asked, values),
    posted: posted ?? undefined,
    onSubmit: () => form.ref.current?.submit(),
  });
  const questions = getQuestions(asked);
  return (
    <form method="post" ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <input type="hidden" name="page_account" value={account} />
      {questions.length > 0 ? <h2>Preguntas de la empresa</h2> : null}
      <ErrorSummary
        form={form}
        labels={Object.fromEntries(questions.map(({ name, question }) => [name, question]))}
      />
      <QuestionFields form={form} asked={asked} />
      <Button type="submit" size="lg" block>
        Postularme
      </Button>
    </form>
  );
}

const isRateLimited = ({ answered }: ApplyFailure): boolean => answered === 429;

/** Without scripts nothing is retried automatically: the text of a retry would promise too much. */
function refusalText(failure: ApplyFailure): string {
  if (isRateLimited(failure)) return describeError('GATEWAY-RATE');
  return failure.retry ? UNAVAILABLE_TEXT : failure.description;
}

function getStatus({ missing, failure, posted }: PlainApplyState): number {
  if (missing) return isMissing(missing) ? 404 : 503;
  if (!failure) return posted?.isFaulty ? 422 : 200;
  if (isRateLimited(failure)) return 429;
  return failure.retry ? 503 : 422;
}

/** The page that applies to an offer without scripts: opened it asks, and its form applies. */
export default definePage({
  Component: PlainApplyPage,
  slices: [plainApplySlice],
  sagas: [plainApplySaga],
  load: ({ params }) => offerRequested({ jobid: params['job'] ?? '' }),
  submit: (fields, { params }, state) => {
    const { job } = selectPlainApply(state);
    if (!job) return [];
    const asked = { job, choices: selectResumeChoices(state) };
    const values = Object.fromEntries(
      Object.keys(startAnswers(asked)).map((name) => [name, fields[name] ?? '']),
    );
    const posted = toPosted(values, answerErrors(asked, values));
    if (posted.isFaulty) return [formPosted(posted)];
    const answers = toAnswers(asked, values);
    return [formPosted(posted), applicationSent({ jobid: params['job'] ?? '', answers })];
  },
  status: (state) => getStatus(selectPlainApply(state)),
  redirect: (state: RootState) => {
    const { job } = selectPlainApply(state);
    return job && selectJobStatus(state, job.id) === 'Applied' ? job.url : null;
  },
  texts: { title: 'Postularme', description: 'Envía tu postulación a esta vacante.' },
  robots: 'hidden',
  head: (state) => {
    const { job } = selectPlainApply(state);
    return job ? { title: `Postularme a ${job.title} | ${selectConfig(state).siteName}` } : {};
  },
});
