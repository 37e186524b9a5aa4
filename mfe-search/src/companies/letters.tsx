import { LETTERS, letterLabel, letterPath } from './addresses.ts';
import styles from './directory.module.css';

/** Ways into the directory by letter. @param current letter of the page, when it is one of them. */
export function Letters({ current }: { current?: string | null }) {
  return (
    <nav aria-label="Empresas por letra">
      <ul className={styles.letters}>
        {LETTERS.map((letter) => (
          <li key={letter}>
            <a
              href={letterPath(letter)}
              aria-current={letter === current ? 'page' : undefined}
              aria-label={`Empresas que empiezan con ${letterLabel(letter)}`}
            >
              {letter.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
