import type { ReactNode } from 'react';
import { definePage } from '@chamba/kernel/remote';
import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { usePageHost } from '../../routing/page-host-context.ts';
import { isPage } from '../../navigation/intercept-clicks.ts';
import styles from '../prose.module.css';

type Topic = { title: string; text: ReactNode; links: ReadonlyArray<{ label: string; href: string }> };

const TOPICS: readonly Topic[] = [
  {
    title: 'Buscar empleo',
    text: 'Escribe un puesto y un lugar, o solo uno de los dos si eliges «Buscar en todo México». Después afina con los filtros: sueldo, modalidad, fecha, categoría, contratación y estudios.',
    links: [
      { label: 'Buscar empleos', href: '/empleos' },
      { label: 'Empleos por estado', href: '/empleos-por-estado' },
      { label: 'Empleos por categoría', href: '/empleos-por-categoria' },
    ],
  },
  {
    title: 'Tu cuenta',
    text: 'Crear la cuenta es gratis y toma unos minutos. Si no recuerdas tu contraseña te enviamos una liga para poner una nueva; revisa también la carpeta de correo no deseado.',
    links: [
      { label: 'Crear cuenta', href: '/cuenta/nueva' },
      { label: 'Recuperar contraseña', href: '/cuenta/recuperar-contrasena' },
      { label: 'Confirmar tu correo', href: '/cuenta/activar' },
    ],
  },
  {
    title: 'Tu currículum',
    text: 'Se llena por partes y puedes dejarlo a medias: lo que guardaste se queda. Entre más completo esté, más fácil es que te llamen.',
    links: [{ label: 'Ir a mi CV', href: '/curriculo' }],
  },
  {
    title: 'Postularte',
    text: 'Abre la vacante y toca «Postularme». Si se va la señal, la solicitud se guarda en tu teléfono y se envía sola, una sola vez, cuando vuelve.',
    links: [{ label: 'Mis postulaciones', href: '/postulaciones' }],
  },
  {
    title: 'Cuidado con los fraudes',
    text: 'Ninguna empresa seria te pide dinero, depósitos ni contraseñas para contratarte. Si una vacante lo hace, ábrela y toca «Denunciar esta vacante».',
    links: [],
  },
  {
    title: 'Tus datos',
    text: 'Puedes leer qué datos guardamos, para qué los usamos y cómo pedir que se corrijan o se borren.',
    links: [
      { label: 'Aviso de privacidad', href: '/aviso-privacidad' },
      { label: 'Términos y condiciones', href: '/terminos-condiciones' },
    ],
  },
];

function HelpPage() {
  const { supportEmail } = useAppSelector(selectConfig);
  const { composition } = usePageHost();
  return (
    <div className={`wrap ${styles.prose}`}>
      <h1 tabIndex={-1}>Centro de ayuda</h1>
      <p className={styles.lead}>Elige un tema. Si tu duda es corta, empieza por las preguntas frecuentes.</p>
      <p>
        <LinkButton variant="soft" href="/preguntas-frecuentes">
          Preguntas frecuentes
        </LinkButton>
      </p>
      <div className={`stack ${styles.topics}`}>
        {TOPICS.map(({ title, text, links }) => {
          const shown = links.filter(({ href }) => isPage(composition, href));
          return (
            <section key={title} className="stack g8">
              <h2>{title}</h2>
              <p>{text}</p>
              {shown.length > 0 && (
                <ul className={styles.links}>
                  {shown.map(({ label, href }) => (
                    <li key={href}>
                      <a className="link" href={href}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </div>
      {supportEmail && (
        <section className="stack g8">
          <h2>¿Sigues con dudas?</h2>
          <p>
            Escríbenos a{' '}
            <a className="link" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>{' '}
            y cuéntanos qué estabas haciendo y en qué página.
          </p>
        </section>
      )}
    </div>
  );
}

export default definePage({
  Component: HelpPage,
  texts: {
    title: 'Centro de ayuda',
    description: 'Ayuda para buscar vacantes, usar tu cuenta, llenar tu currículum y postularte en {SITE}.',
  },
  robots: 'index',
});
