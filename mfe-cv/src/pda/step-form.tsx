import { FailureBanner, FormDraft, useForm } from '@chamba/kernel/forms';
import { useHydrated } from '@chamba/kernel/hydration';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { ArrowLeftIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { TextAreaField } from '@chamba/kernel/ui/text-area-field';
import { findStep, pdaStep, stepPath, type Draft, type Question, type Step } from './pda.slice.ts';
import { START } from './start.ts';
import { Words } from './words.tsx';
import styles from './pda.module.css';

/** Fewest words of a choice that say anything: with fewer, the service takes the whole test for invalid. */
const LEAST_WORDS = 4;

/** Most characters of the answer in one's own words, as the service takes them. */
const TEXT_LIMIT = 500;

const HINTS: Readonly<Record<Step['answer'], string>> = {
  q1: 'Elige todas las palabras que dicen lo que esperan de ti, al menos cuatro. No hay respuestas buenas ni malas.',
  q2: 'Elige todas las palabras que te describen, al menos cuatro. No hay respuestas buenas ni malas.',
  q3: 'Con tus palabras. Se guarda con tu resultado para ti: nadie la califica.',
};

type Values = { chosen: readonly string[]; text: string };

function startValues({ answer }: Step, draft: Draft | null): Values {
  if (!draft) return { chosen: [], text: '' };
  return answer === 'q3' ? { chosen: [], text: draft.q3 } : { chosen: draft[answer].map(String), text: '' };
}

type Faults = { chosen?: string; text?: string };

function findFaults({ answer }: Step, { options }: Question, { chosen, text }: Values): Faults {
  if (answer !== 'q3') {
    if (chosen.length === 0) return { chosen: 'Debes seleccionar alguna opción' };
    const least = Math.min(LEAST_WORDS, options.length);
    return chosen.length < least ? { chosen: `Elige al menos ${least} palabras` } : {};
  }
  if (text.trim() === '') return { text: 'Este campo es requerido' };
  return text.length > TEXT_LIMIT ? { text: `Máximo ${TEXT_LIMIT} caracteres` } : {};
}

/** One question of the test. */
export function StepForm({ step, question, draft }: { step: Step; question: Question; draft: Draft | null }) {
  const dispatch = useAppDispatch();
  const works = useHydrated();
  const { status, error } = useAppSelector(pdaStep.select);
  const form = useForm<Values>({
    id: `pda-${step.number}`,
    initial: startValues(step, draft),
    validate: (values) => findFaults(step, question, values),
    onSubmit: ({ chosen, text }) => dispatch(pdaStep.submitted({ step, chosen: chosen.map(Number), text })),
  });
  const { chosen } = form.values;
  const before = findStep(String(step.number - 1));
  const back = before ? stepPath(before) : START;
  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <div className="stack g8">
        <h1 id="pda-question" tabIndex={-1}>
          {question.text}
        </h1>
        <p id="pda-hint" className={`muted ${styles.hint}`}>
          {HINTS[step.answer]}
        </p>
      </div>
      <FailureBanner error={error} />
      <FormDraft form={form} name={`pda.${step.answer}`} submission={pdaStep} />
      {step.answer === 'q3' ? (
        <TextAreaField
          {...form.bind('text')}
          label={question.text}
          hideLabel
          rows={6}
          limit={TEXT_LIMIT}
          disabled={!works}
          reserve
        />
      ) : (
        <Words
          question={question}
          name="chosen"
          chosen={chosen}
          error={form.shown.chosen}
          disabled={!works}
          onToggle={(id) =>
            form.set({
              chosen: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id],
            })
          }
        />
      )}
      <div className={styles.actions} data-bottom-bar>
        <LinkButton
          variant="line"
          size="lg"
          href={back}
          className={styles.back}
          icon={<ArrowLeftIcon />}
          aria-label="Regresar"
        >
          <span className="desk">Regresar</span>
        </LinkButton>
        {step.answer === 'q3' ? null : (
          <p className={styles.count} aria-live="polite">
            <b>{chosen.length}</b> <span className="desk">palabras </span>
            {chosen.length === 1 ? 'elegida' : 'elegidas'}
          </p>
        )}
        <Button
          type="submit"
          size="lg"
          className={styles.next}
          disabled={!works}
          busy={status === 'sending'}
          busyLabel="Guardando..."
        >
          {step.answer === 'q3' ? 'Finalizar' : 'Siguiente'}
        </Button>
      </div>
    </form>
  );
}
