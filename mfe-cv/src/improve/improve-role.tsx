import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '@chamba/kernel/forms';
import { selectToggles, useAppDispatch, useAppSelector, useChambaStore } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { REFUSALS, ROLE_TEXT_LIMIT } from './limits.ts';
import { improveSaga } from './improve.saga.ts';
import { improveAsked, improveClosed, improveFailed, improveSlice, selectImprove } from './improve.slice.ts';
import styles from './improve.module.css';

const Proposal = lazy(() => import(/* webpackChunkName: "resume-improve" */ './proposal.tsx'));

const LEAST_LETTERS = 10;

/** Code of why a text cannot be improved; null when it can. */
function describeFault(text: string): string | null {
  if (text.length > ROLE_TEXT_LIMIT) return 'AI-MAX-CHARS';
  return (text.match(/\p{L}/gu) ?? []).length < LEAST_LETTERS ? 'AI-INPUT' : null;
}

/**
 * Offers to word what was done in a job better, where the operator has a language model. Nothing is sent before it is
 * asked for, and nothing replaced before it is read.
 * @param entry job of a résumé, `{resume}/{job}`; missing until it is saved.
 */
export function ImproveRole({ form, entry }: { form: Form<Record<string, string>>; entry?: string }) {
  const { improveRole: model } = useAppSelector(selectToggles);
  return model ? <Improve form={form} model={model} {...(entry && { entry })} /> : null;
}

function Improve({
  form,
  model,
  entry,
}: {
  form: Form<Record<string, string>>;
  model: string;
  entry?: string;
}) {
  const store = useChambaStore();
  useLayoutEffect(
    () => store.inject({ owner: 'mfe-cv', slices: [improveSlice], sagas: [improveSaga] }),
    [store],
  );
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectImprove);
  // The text that a proposal has replaced, until it is edited on.
  const [replaced, setReplaced] = useState<{ from: string; to: string } | null>(null);
  const text = (form.values['description'] ?? '').trim();
  // A form that is closed waits for nothing.
  useEffect(() => () => void dispatch(improveClosed()), [dispatch]);
  // A refusal goes once its text is corrected: the next try needs no other press.
  const refused = useRef(text);
  const isFinal = state.status === 'failed' && !state.again;
  useEffect(() => {
    if (!isFinal) refused.current = text;
    else if (text !== refused.current) dispatch(improveClosed());
  }, [isFinal, text, dispatch]);

  function ask() {
    const fault = describeFault(text);
    setReplaced(null);
    if (fault) dispatch(improveFailed({ reason: REFUSALS[fault] ?? '', again: false }));
    else
      dispatch(improveAsked({ role: (form.values['jobtitle'] ?? '').trim(), text, ...(entry && { entry }) }));
  }
  function put(description: string) {
    form.set({ description });
    form.focus('description');
  }

  return (
    <div className={styles.improve}>
      {state.status === 'closed' ? (
        <>
          <Button
            variant="soft"
            size="sm"
            className={styles.start}
            onClick={ask}
            aria-describedby="improve-note"
          >
            Mejorar con IA
          </Button>
          <p id="improve-note" className="s14 muted">
            Enviamos tu puesto y este texto a {model}, y nada más de ti. Tú decides si usas lo que propone.
          </p>
        </>
      ) : (
        <Suspense>
          <Proposal
            state={state}
            text={text}
            onUse={(proposed) => {
              setReplaced({ from: form.values['description'] ?? '', to: proposed });
              dispatch(improveClosed());
              put(proposed);
            }}
            onAgain={ask}
            onClose={() => {
              dispatch(improveClosed());
              form.focus('description');
            }}
          />
        </Suspense>
      )}
      {replaced && form.values['description'] === replaced.to ? (
        <p role="status" className={styles.line}>
          Usamos el texto propuesto.
          <button
            type="button"
            className={`link s14 ${styles.back}`}
            onClick={() => {
              setReplaced(null);
              put(replaced.from);
            }}
          >
            Volver a mi texto
          </button>
        </p>
      ) : null}
    </div>
  );
}
