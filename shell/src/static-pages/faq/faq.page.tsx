import { definePage } from '@chamba/kernel/remote';
import styles from '../prose.module.css';

const QUESTIONS: ReadonlyArray<{ question: string; answer: string }> = [
  {
    question: '¿Cuánto cuesta usar el sitio?',
    answer: 'Nada. Buscar, crear tu cuenta, llenar tu currículum y postularte es gratis.',
  },
  {
    question: '¿Necesito una cuenta para buscar?',
    answer:
      'No. Puedes buscar, filtrar y leer cualquier vacante sin registrarte. La cuenta se pide al postularte.',
  },
  {
    question: '¿Cómo me postulo?',
    answer:
      'Abre la vacante y toca «Postularme». Si aún no tienes cuenta te guiamos para crearla, llenar tus datos y confirmar tu correo; después vuelves a la misma vacante.',
  },
  {
    question: '¿Por qué debo confirmar mi correo?',
    answer:
      'Para que los reclutadores puedan responderte y nadie use tu correo sin permiso. La liga llega al momento.',
  },
  {
    question: 'Se fue la señal mientras me postulaba, ¿se perdió?',
    answer:
      'No. La solicitud queda guardada en tu teléfono y se envía sola cuando vuelve la conexión. Llega una sola vez.',
  },
  {
    question: '¿Puedo usar el sitio sin señal?',
    answer:
      'Sí, en parte: las últimas vacantes y listas que abriste se pueden leer sin conexión. Si lo pones en tu pantalla de inicio se abre como una app.',
  },
  {
    question: '¿Cómo ahorro datos?',
    answer:
      'En «Apariencia y datos», al pie de cada página, prende «Ahorro de datos»: deja de bajar logotipos y páginas por adelantado.',
  },
  {
    question: 'Una vacante me pide dinero, ¿qué hago?',
    answer:
      'No pagues ni compartas contraseñas. Abre la vacante y toca «Denunciar esta vacante»; revisamos cada reporte.',
  },
  {
    question: '¿Dónde veo mis solicitudes?',
    answer: 'En «Mis postulaciones», dentro de tu cuenta, con la fecha y el estado de cada una.',
  },
  {
    question: '¿Qué es una vacante de muestra?',
    answer:
      'Una vacante tomada de datos públicos que enseña cómo funciona el sitio. Nadie recibe esa postulación.',
  },
];

function FaqPage() {
  return (
    <div className={`wrap ${styles.prose}`}>
      <h1 tabIndex={-1}>Preguntas frecuentes</h1>
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

export default definePage({
  Component: FaqPage,
  texts: {
    title: 'Preguntas frecuentes',
    description: 'Respuestas sobre cómo buscar vacantes, crear tu cuenta y postularte.',
  },
  robots: 'index',
});
