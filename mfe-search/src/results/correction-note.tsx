import { useAppSelector } from '@chamba/kernel/store';
import { ChipLink } from '@chamba/kernel/ui/chip';
import { XIcon } from '@chamba/kernel/ui/icon';
import { selectResults } from '../search/results.slice.ts';
import styles from './results.module.css';

/**
 * Says that the keyword was taken for another one, with the way back to what was written, the towns that it may name, and
 * what it was read to ask for besides its words, each as a chip that leads to the search without it.
 */
export function CorrectionNote() {
  const { correction, conditions, places } = useAppSelector(selectResults).answer ?? {};
  const { place, also, from, to, literalurl } = correction ?? {};
  return (
    <>
      {correction ? (
        <p className={`s14 ${styles.correction}`}>
          {place
            ? 'Buscamos en '
            : also
              ? 'También mostramos empleos de '
              : `No encontramos empleos de "${from}". Mostramos los de `}
          <b>{place || `"${to}"`}</b>
          {'. '}
          {literalurl ? (
            <a className="link" href={literalurl} rel="nofollow">
              {`Buscar ${also ? 'solo ' : ''}"${from}"${place ? ' en todo México' : ''}`}
            </a>
          ) : null}
        </p>
      ) : null}
      {places?.[0] ? (
        <p className={`s14 ${styles.chips} ${styles.conditions}`}>
          ¿En qué lugar?
          {places.map(({ text, url }) => (
            <ChipLink key={url} href={url}>
              {text}
            </ChipLink>
          ))}
        </p>
      ) : null}
      {conditions?.[0] ? (
        <p className={`${styles.chips} ${styles.conditions}`}>
          {conditions.map(({ text, url }) => (
            <ChipLink key={text} href={url} icon={<XIcon size={16} />} rel="nofollow">
              <span className="vh">Quitar: </span>
              {text}
            </ChipLink>
          ))}
        </p>
      ) : null}
    </>
  );
}
