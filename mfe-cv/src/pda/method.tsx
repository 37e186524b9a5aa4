import styles from './pda.module.css';

/** How the result comes about, and what it cannot say. */
export function Method() {
  return (
    <details className={styles.more}>
      <summary>Cómo se calcula y qué no dice</summary>
      <div className="stack g12">
        <p>
          Las 32 palabras vienen de los Mini-Markers de Saucier (1994), una lista publicada de adjetivos para
          los «cinco grandes» rasgos de personalidad. Usamos cuatro: extroversión, amabilidad, responsabilidad
          y apertura. El quinto, la estabilidad emocional, no lo preguntamos: se acerca a tu salud y a nadie
          le hace falta para darte trabajo.
        </p>
        <p>
          En cada rasgo se resta la proporción de palabras que elegiste de un extremo menos la del otro, de
          -100 a 100. De 50 en adelante hablamos de una tendencia. Tu texto no se califica, y no te comparamos
          con otras personas.
        </p>
        <p className="b">Lo que no dice</p>
        <ul className={styles.bullets}>
          <li>No es un diagnóstico ni mide tus capacidades, y no predice cómo trabajas.</li>
          <li>
            La traducción de las palabras es nuestra y no está validada; elegir palabras es menos fino que el
            cuestionario original.
          </li>
          <li>Refleja cómo te describes hoy. Con dos o tres palabras distintas cambia.</li>
          <li>No debe usarse para decidir si te contratan.</li>
        </ul>
        <p>
          No es válido si eliges menos de 4 o más de 24 palabras en una lista, varias que dicen lo contrario
          unas de otras, o si la terminas en menos de 10 segundos.
        </p>
      </div>
    </details>
  );
}
