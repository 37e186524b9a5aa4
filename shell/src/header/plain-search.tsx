import { useState } from 'react';
import styles from './header.module.css';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { SearchIcon } from '@chamba/kernel/ui/icon';
import { useUnsavedChanges } from '@chamba/kernel/unsaved';

/** The search form without its remote: plain HTML that the server answers. */
export function PlainSearch() {
  const [typed, setTyped] = useState(false);
  useUnsavedChanges(typed);
  return (
    <form
      className={styles.plain}
      action="/buscar"
      method="get"
      role="search"
      onInput={({ currentTarget }) =>
        setTyped([...new FormData(currentTarget).values()].some((value) => value !== ''))
      }
    >
      <input
        name="q"
        aria-label="Puesto, área laboral o empresa"
        placeholder="Puesto, área laboral o empresa"
      />
      <input
        className="desk"
        name="l"
        aria-label="Colonia, Ciudad o Estado"
        placeholder="Colonia, Ciudad o Estado"
      />
      <IconButton type="submit" label="Buscar empleo" line>
        <SearchIcon />
      </IconButton>
    </form>
  );
}
