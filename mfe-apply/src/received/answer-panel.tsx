import { FailureBanner, useForm } from '@chamba/kernel/forms';
import { formatDate } from '@chamba/kernel/format';
import { useHydrated } from '@chamba/kernel/hydration';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { Field } from '@chamba/kernel/ui/field';
import { CircleCheckIcon } from '@chamba/kernel/ui/icon';
import { OptionCard } from '@chamba/kernel/ui/option-card';
import { TextAreaField } from '@chamba/kernel/ui/text-area-field';
import { answerFormErrors, START, toEmployerAnswer } from './answer-form.ts';
import { answerRequested, selectReceived } from './received.slice.ts';
import styles from './received.module.css';

const CHOICES = [
  { state: 'inProcess', title: 'En revisión', detail: 'Sigue en el proceso' },
  { state: 'interview', title: 'Entrevista', detail: 'Con día, hora y lugar o enlace' },
  { state: 'rejected', title: 'No continúa', detail: 'El proceso termina para esta persona' },
  { state: 'hired', title: 'Contratado', detail: 'Se queda con el puesto' },
] as const;

const ANSWER_LABELS: Readonly<Record<string, string>> = {
  inProcess: 'En revisión',
  interview: 'Entrevista',
  rejected: 'No continúa',
  hired: 'Contratado',
};

/** What the employer answers, and what they answered before. The form is sent without scripts too. */
export function AnswerPanel({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const works = useHydrated();
  const { received, busy, failure, posted, isAnswered } = useAppSelector(selectReceived);
  const form = useForm({
    id: 'answer',
    initial: START,
    validate: answerFormErrors,
    posted: posted ?? undefined,
    onSubmit: (values) => dispatch(answerRequested(toEmployerAnswer(token, values))),
  });
  const label = received?.answer && ANSWER_LABELS[received.status];
  const error = form.shown.state;
  return (
    <Card as="section" pad="l" className={styles.card} aria-labelledby="answer-heading">
      <h2 id="answer-heading" className="d3">
        Responde a quien se postuló
      </h2>
      {isAnswered ? (
        <Banner tone="primary" rounded role="status" icon={<CircleCheckIcon />}>
          Tu respuesta quedó registrada. La persona recibe un correo.
        </Banner>
      ) : null}
      {label && received.answer ? (
        <p>
          Tu última respuesta: <strong>{label}</strong>, el {formatDate(received.answer.date)}.
        </p>
      ) : null}
      {failure ? <FailureBanner error={failure} /> : null}
      <form method="post" ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
        <input type="hidden" name="errand" value="answer" />
        <fieldset aria-describedby={error ? 'answer-state-error' : undefined}>
          <legend className={styles.legend}>¿Qué sigue?</legend>
          <div className={styles.choices}>
            {CHOICES.map(({ state, title, detail }) => (
              <OptionCard
                key={state}
                name="state"
                value={state}
                title={title}
                detail={detail}
                checked={form.values.state === state}
                onValue={() => form.set({ state })}
              />
            ))}
          </div>
          {error ? (
            <p id="answer-state-error" role="alert" className={styles.error}>
              {error}
            </p>
          ) : null}
        </fieldset>
        {!works || form.values.state === 'interview' ? (
          <div className={styles.fields}>
            {works ? null : <p className="s14 muted">Para una entrevista:</p>}
            <Field
              type="datetime-local"
              label="Día y hora (centro de México)"
              optional={!works}
              {...form.bind('at')}
            />
            <Field label="Lugar" optional hint="Dirección, o el enlace de abajo." {...form.bind('place')} />
            <Field type="url" label="Enlace de la videollamada" optional {...form.bind('link')} />
          </div>
        ) : null}
        <TextAreaField label="Mensaje para la persona" optional rows={3} {...form.bind('text')} />
        <Button type="submit" busy={busy === 'answer'} busyLabel="Enviando...">
          Enviar respuesta
        </Button>
      </form>
    </Card>
  );
}
