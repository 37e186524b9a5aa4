import { definePage } from '@chamba/kernel/remote';
import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import styles from '../prose.module.css';

function AboutPage() {
  const { siteName, supportEmail } = useAppSelector(selectConfig);
  return (
    <div className={`wrap ${styles.prose}`}>
      <h1 tabIndex={-1}>Acerca de nosotros</h1>
      <p className={styles.lead}>
        {siteName} es una bolsa de trabajo gratuita para quienes buscan empleo en México. Mostramos primero lo
        que decide: cuánto pagan, dónde es y en qué horario.
      </p>
      <h2>Qué encuentras aquí</h2>
      <p>
        Vacantes de todo el país que puedes filtrar por sueldo, lugar, tipo de contratación y estudios. Buscar
        no pide cuenta. Para postularte creas una, llenas tu currículum una sola vez y das seguimiento a cada
        solicitud.
      </p>
      <h2>Buscamos como tú escribes</h2>
      <p>
        Puedes escribir sin acentos, con abreviaturas o con el nombre de tu colonia: «cajera», «edomex» o «la
        americana guadalajara» funcionan. Si un lugar se llama igual que otro, te preguntamos cuál es.
      </p>
      <h2>Pensado para tu teléfono</h2>
      <p>
        Las páginas pesan poco y se leen aunque la señal sea mala. No usamos fotos de relleno ni anuncios que
        tapen la pantalla.
      </p>
      <h2>Tus datos son tuyos</h2>
      <p>
        No pedimos datos para buscar. Tu ubicación se usa solo si tú la activas: nos llega redondeada a un
        kilómetro, más o menos, y no la guardamos. Lo que sí guardamos y para qué está en el{' '}
        <a className="link" href="/aviso-privacidad">
          aviso de privacidad
        </a>
        .
      </p>
      <h2>Las vacantes de muestra</h2>
      <p>
        Una parte del catálogo proviene de datos públicos y sirve de muestra. Esas vacantes lo dicen antes de
        que te postules, porque ningún reclutador recibe la solicitud.
      </p>
      {supportEmail && (
        <p>
          ¿Dudas? Revisa la{' '}
          <a className="link" href="/ayuda">
            ayuda
          </a>{' '}
          o escríbenos a{' '}
          <a className="link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      )}
    </div>
  );
}

export default definePage({
  Component: AboutPage,
  texts: {
    title: 'Acerca de nosotros',
    description: 'Conoce quiénes somos y cómo ayudamos a las personas a encontrar empleo en México.',
  },
  robots: 'index',
});
