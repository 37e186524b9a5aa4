import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { FormFields } from '../remote/index.ts';
import { useUnsavedChanges } from '../unsaved/index.ts';
import { toPrintable } from '../validation/printable.ts';
import { changedFields } from './changed-fields.ts';
import type { Posted } from './submission.ts';

/** Message per field; fields that pass are left out. */
export type FormErrors<Values> = { [Name in keyof Values & string]?: string };

/** What a text field of the form is bound with. */
export type FieldBinding = {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  /** Of the first field at fault, on a page that answers a form sent without scripts. */
  autoFocus?: boolean;
  onValue: (value: string) => void;
  onFocus: () => void;
  onBlur: () => void;
};

type Options<Values> = {
  /** Prefix of the fields' ids; unique on the page. */
  id: string;
  /** Starting values; their order is the order in which errors are gone through. */
  initial: Values;
  /** All messages for the values as they are, shown or not. */
  validate: (values: Values) => FormErrors<Values>;
  /** Called only with values that pass. */
  onSubmit: (values: Values) => void;
  /** Further work when a field is left, e.g. a check by the server. */
  onLeave?: (name: keyof Values & string, values: Values) => void;
  /** What the form held when it was sent without scripts, on the page that answers it. */
  posted?: Posted | undefined;
  /** Field that a refusal of such a form leads to. */
  refused?: (keyof Values & string) | null | undefined;
  /** The values of fields as they stand in the document, where those are not the values themselves, e.g. dates. */
  read?: (fields: FormFields) => Values;
};

/** A form in a component's own state. */
export type Form<Values> = {
  /** Prefix of the fields' ids. */
  id: string;
  ref: RefObject<HTMLFormElement | null>;
  values: Values;
  /** What the form started with. */
  initial: Values;
  /** Messages to show now: of fields that were left, or of all once sending was tried. */
  shown: FormErrors<Values>;
  /** Whether sending was tried. */
  tried: boolean;
  /** Changes values; always the same function, as `focus` is. */
  set: (changes: Partial<Values>) => void;
  /** Binds a text field. */
  bind: (name: keyof Values & string) => FieldBinding;
  /** Marks a field that is no text box as left, e.g. a choice. */
  leave: (name: keyof Values & string) => void;
  focus: (name: keyof Values & string) => void;
  onSubmit: (event: FormEvent) => void;
};

/**
 * Values, messages and focus of a form. A message shows once its field was left and is not being typed in, or after
 * sending was tried; trying with faults moves the focus to the first one.
 * @example
 * const form = useForm({
 *   id: 'greeting',
 *   initial: { text: '' },
 *   validate: ({ text }) => (text.trim() === '' ? { text: REQUIRED } : {}),
 *   onSubmit: ({ text }) => dispatch(greeting.submitted({ text })),
 * });
 * return (
 *   <form ref={form.ref} method="post" noValidate onSubmit={form.onSubmit}>
 *     <ErrorSummary form={form} labels={{ text: 'Saludo' }} />
 *     <Field label="Saludo" {...form.bind('text')} />
 *     <Button type="submit">Enviar</Button>
 *   </form>
 * );
 */
export function useForm<Values extends Record<string, unknown>>(options: Options<Values>): Form<Values> {
  const { id, initial, onSubmit, onLeave, refused } = options;
  // Until it is sent again: fields that are not given back keep their message while they are empty.
  const [posted, setPosted] = useState(options.posted);
  const [values, setValues] = useState<Values>({ ...initial, ...posted?.values });
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const [tried, setTried] = useState(posted !== undefined && !posted.isDraft);
  const ref = useRef<HTMLFormElement>(null);
  const readFields = useRef(options.read);
  const start = useRef(initial);
  // Until the form is gone: what is on its way may still come back with a fault.
  useUnsavedChanges(differs(values, start.current));
  // A field is often left in the very event that changes it: handlers must see the newest values.
  const newest = useRef(values);

  const validate = (now: Values): FormErrors<Values> => {
    const faults = options.validate(now);
    for (const name of Object.keys(posted?.faults ?? {}) as Array<keyof Values & string>)
      if (now[name] === '') faults[name] = posted?.faults[name] || undefined;
    return faults;
  };

  const set = useCallback((changes: Partial<Values>) => {
    newest.current = { ...newest.current, ...changes };
    setValues(newest.current);
  }, []);

  useEffect(() => {
    const fields = ref.current ? changedFields(ref.current) : {};
    const names = Object.keys(fields).filter((name) => name in newest.current);
    if (names.length === 0) return;
    const read: Record<string, unknown> = readFields.current?.(fields) ?? fields;
    set(Object.fromEntries(names.map((name) => [name, read[name]])) as Partial<Values>);
  }, [set]);

  const errors = validate(values);
  const shown: FormErrors<Values> = {};
  for (const name of Object.keys(values) as Array<keyof Values & string>) {
    if (errors[name] && (tried || (touched.has(name) && focused !== name))) shown[name] = errors[name];
  }

  const faulty = posted && !posted.isDraft && (findFirst(errors, values) ?? refused);

  function leave(name: keyof Values & string) {
    setTouched((before) => (before.has(name) ? before : new Set(before).add(name)));
    onLeave?.(name, newest.current);
  }

  const focus = useCallback((name: keyof Values & string) => {
    const control = ref.current?.elements.namedItem(name);
    const first = control instanceof RadioNodeList ? control[0] : control;
    if (!(first instanceof HTMLElement)) return;
    const details = first.closest('details');
    if (details) details.open = true;
    const group = first instanceof HTMLFieldSetElement ? first : null;
    (group?.querySelector<HTMLElement>(FOCUSABLE) ?? first).focus();
  }, []);

  return {
    id,
    ref,
    values,
    initial: start.current,
    shown,
    tried,
    set,
    leave,
    focus,
    bind: (name) => ({
      id: `${id}-${name}`,
      name,
      value: String(values[name] ?? ''),
      error: shown[name],
      ...(name === faulty && { autoFocus: true }),
      onValue: (value) => set({ [name]: toPrintable(value) } as Partial<Values>),
      onFocus: () => setFocused(name),
      onBlur: () => {
        setFocused((before) => (before === name ? null : before));
        leave(name);
      },
    }),
    onSubmit: (event) => {
      event.preventDefault();
      setTried(true);
      setPosted(undefined);
      const first = findFirst(options.validate(newest.current), newest.current);
      if (first) focus(first);
      else onSubmit(newest.current);
    },
  };
}

/** What of a group of choices takes the focus. */
const FOCUSABLE = 'button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/** The first field at fault, in the order of the values. */
function findFirst<Values extends Record<string, unknown>>(
  faults: FormErrors<Values>,
  values: Values,
): (keyof Values & string) | undefined {
  return (Object.keys(values) as Array<keyof Values & string>).find((name) => faults[name]);
}

/** Whether two forms' values differ; lists and records by what they hold. */
function differs(one: object, other: object): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
