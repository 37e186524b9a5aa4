import { useEffect, useRef, useState } from 'react';
import { selectProfile } from '../session/index.ts';
import { useChambaStore } from '../store/index.ts';
import { Banner } from '../ui/banner/index.ts';
import { PencilIcon } from '../ui/icon/index.ts';
import { keepDraft, readDraft, removeExpiredDrafts, type DraftValues } from './drafts.ts';
import type { Submission } from './submission.ts';
import type { Form } from './use-form.ts';
import styles from './form-draft.module.css';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a value of a draft fits the field it is for: the form may have changed since. */
function fits(kept: unknown, value: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(kept) && kept.every((item) => typeof item === 'string');
  return typeof kept === typeof value && (value === null) === (kept === null);
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Keeps on the device what is typed into a form, per account and for thirty days, until the form was sent: a reload, the
 * way back, a session that ends or a network that fails lose nothing. What is found is put back and said, with a way to
 * drop it. Visitors' drafts live as long as their tab. Where the browser keeps nothing, leaving the page is warned of.
 * Drafts end with a log-out that was asked for.
 * @param name unique in the product.
 * @param secrets fields that are never kept: passwords.
 * @example
 * <FormDraft form={form} name="greeting" submission={greeting} />
 */
export function FormDraft<Values extends Record<string, unknown>, Payload>({
  form,
  name,
  submission,
  secrets,
}: {
  form: Form<Values>;
  name: string;
  submission: Submission<Payload>;
  secrets?: ReadonlyArray<keyof Values & string>;
}) {
  const store = useChambaStore();
  // Whose form it is: a session that ends while it is open changes nothing about that.
  const [account] = useState(() => selectProfile(store.getState())?.userid ?? null);
  const [isRestored, setRestored] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { values, initial, set } = form;
  const first = useRef(values);
  const newest = useRef(values);
  newest.current = values;

  useEffect(() => {
    const now = Date.now();
    removeExpiredDrafts(now);
    const draft = readDraft(account, name, now);
    if (!draft) return;
    // What is in the form by now was typed before the scripts ran, or came back from the server: it is newer.
    const found = Object.entries(draft).filter(
      ([field, kept]) =>
        field in initial &&
        !secrets?.includes(field) &&
        fits(kept, initial[field]) &&
        isSame(newest.current[field], initial[field]) &&
        !isSame(kept, initial[field]),
    );
    if (found.length === 0) return;
    set(Object.fromEntries(found) as Partial<Values>);
    setRestored(true);
    // Once: what is typed from now on is the draft.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (values === first.current) return;
    const changed: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(values))
      if (!secrets?.includes(field) && !isSame(value, initial[field])) changed[field] = value;
    setRefused(!keepDraft(account, name, changed satisfies DraftValues, Date.now()));
    // `secrets` is written in place, and the start of a form never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values, account, name]);

  useEffect(() => {
    let { status } = submission.select(store.getState());
    // By the store and not by a drawing: a form that was sent may be gone before it is drawn again.
    return store.subscribe(() => {
      const before = status;
      ({ status } = submission.select(store.getState()));
      if (status === 'done' && before !== 'done') keepDraft(account, name, {}, Date.now());
    });
  }, [store, submission, account, name]);

  useEffect(() => {
    if (!isRefused) return undefined;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRefused]);

  if (!isRestored) return null;
  return (
    <Banner tone="primary" rounded role="status" icon={<PencilIcon />}>
      <span className={styles.line}>
        Recuperamos lo que habías escrito.
        <button
          type="button"
          className={`link ${styles.drop}`}
          onClick={() => {
            set(initial);
            setRestored(false);
          }}
        >
          Borrar
        </button>
      </span>
    </Banner>
  );
}
