/** The receiving server refused it for good. */
export const UNDELIVERED_TEXT = 'No pudimos entregar tu postulación a la empresa.';

/** It was taken back after the employer had it. */
export const FINAL_TEXT = 'Retiraste tu postulación a esta vacante. Ya no puedes postularte otra vez.';

/** The CV that was chosen was deleted before the application was sent. */
export const GONE_RESUME_TEXT = 'El currículum que elegiste ya no existe. Postúlate con otro.';

const SENT_TEXT = 'Tu postulación fue enviada.';
const ACCEPTED_TEXT = 'Ya estás postulado. Tu solicitud será procesada y enviada al reclutador.';
const SAMPLE_TEXT = 'Guardamos tu postulación. Es una vacante de muestra: nadie la recibe.';

/**
 * What is true of an application that the service has.
 * @param state where it says that it stands; one that does not say so says by its answer that it was sent.
 */
export function toSentText(state: string | undefined): string {
  if (state === 'accepted') return ACCEPTED_TEXT;
  return state === 'sample' ? SAMPLE_TEXT : SENT_TEXT;
}
