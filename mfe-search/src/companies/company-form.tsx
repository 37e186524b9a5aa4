import { useEffect, useRef, useState, type FormEvent } from 'react';
import { navigate } from '@chamba/kernel/router';
import { useAppDispatch } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import { SearchIcon } from '@chamba/kernel/ui/icon';
import { useUnsavedChanges } from '@chamba/kernel/unsaved';
import { controlValues } from '../forms/control-values.ts';
import { SEARCH_PATH, queryPath } from './addresses.ts';
import styles from './directory.module.css';

type CompanyFormProps = {
  /** What stands in the box at first. */
  query?: string;
  /** Called with the text at each change. */
  onTyped?: (text: string) => void;
};

/** Search for an employer by its name. Without scripts the form goes to the search, which leads on. */
export function CompanyForm({ query = '', onTyped }: CompanyFormProps) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState(query);
  const leave = useUnsavedChanges(text !== query);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef({ query, onTyped });
  function type(value: string) {
    setText(value);
    onTyped?.(value);
  }
  useEffect(() => {
    const { q = '' } = controlValues(form.current);
    if (q === first.current.query) return;
    setText(q);
    first.current.onTyped?.(q);
  }, []);
  function submit(event: FormEvent) {
    event.preventDefault();
    leave();
    dispatch(navigate({ to: queryPath(text) }));
  }
  return (
    <form
      ref={form}
      className={styles.form}
      action={SEARCH_PATH}
      method="get"
      role="search"
      aria-label="Empresas"
      onSubmit={submit}
    >
      <Field
        type="search"
        name="q"
        label="Nombre de la empresa"
        autoComplete="off"
        prefix={<SearchIcon />}
        value={text}
        onValue={type}
      />
      <Button type="submit">Buscar empresa</Button>
    </form>
  );
}
