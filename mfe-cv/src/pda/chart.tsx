import type { Result } from './pda.slice.ts';
import styles from './pda.module.css';

export type Dimension = Result['dimensions'][number];

/** Size of a scale in its own units: positions from -100 to 100. */
const WIDTH = 200;
const HEIGHT = 24;
const toX = (value: number): number => WIDTH / 2 + value;

/** A position in words: how far, and to which pole. */
export const describePosition = (value: number, { low, high }: Dimension): string =>
  value === 0 ? 'al centro' : `${Math.abs(value)} hacia ${(value > 0 ? high : low).toLowerCase()}`;

/**
 * One dimension as a scale between its poles, with a filled mark for how one describes oneself and an empty one for what
 * others are felt to expect.
 */
function Scale({ dimension }: { dimension: Dimension }) {
  const { name, low, high, own, expected, text } = dimension;
  return (
    <li className={styles.dimension}>
      <h3 className="vh">{name}</h3>
      <p className={styles.poles} aria-hidden="true">
        <span className={own < 0 ? 'b' : undefined}>{low}</span>
        <span className={own > 0 ? 'b' : undefined}>{high}</span>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.scale}
        role="img"
        aria-label={`${name}, de ${low.toLowerCase()} a ${high.toLowerCase()}: te describes ${describePosition(own, dimension)}; esperan de ti ${describePosition(expected, dimension)}.`}
      >
        <line x1={toX(-100)} x2={toX(100)} y1="12" y2="12" className={styles.track} />
        <line x1={toX(0)} x2={toX(own)} y1="12" y2="12" className={styles.bar} />
        <line x1={toX(0)} x2={toX(0)} y1="4" y2="20" className={styles.middle} />
        <line x1={toX(expected)} x2={toX(expected)} y1="12" y2="12" className={styles.ring} />
        <line x1={toX(expected)} x2={toX(expected)} y1="12" y2="12" className={styles.hole} />
        <line x1={toX(own)} x2={toX(own)} y1="12" y2="12" className={styles.mark} />
        <line x1={toX(own)} x2={toX(own)} y1="12" y2="12" className={styles.core} />
      </svg>
      <p className="muted s14">{text}</p>
    </li>
  );
}

/** The result as a chart, and the same as a table. */
export function Chart({ dimensions }: { dimensions: readonly Dimension[] }) {
  return (
    <>
      <ul className={styles.legend} aria-hidden="true">
        <li>
          <i className={styles.ownKey} /> Cómo te describes
        </li>
        <li>
          <i className={styles.expectedKey} /> Lo que esperan de ti
        </li>
      </ul>
      <ul className={styles.chart}>
        {dimensions.map((dimension) => (
          <Scale key={dimension.id} dimension={dimension} />
        ))}
      </ul>
      <details className={styles.more}>
        <summary>Ver como tabla</summary>
        <table className={styles.table}>
          <caption className="vh">
            Posición en cada dimensión, de -100 (primer extremo) a 100 (segundo extremo)
          </caption>
          <thead>
            <tr>
              <th scope="col">Dimensión</th>
              <th scope="col">Cómo te describes</th>
              <th scope="col">Lo que esperan de ti</th>
            </tr>
          </thead>
          <tbody>
            {dimensions.map(({ id, name, low, high, own, expected }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <small>
                    de {low.toLowerCase()} (-100) a {high.toLowerCase()} (100)
                  </small>
                </th>
                <td>{own}</td>
                <td>{expected}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
