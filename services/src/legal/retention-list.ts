import { RETENTION } from '@chamba/kernel/retention';
import type { RetentionKind } from '@chamba/kernel/retention';

/** What people read of each kind of data: what it is, and from when on its days count. */
const SENTENCES: Readonly<Record<RetentionKind, readonly [what: string, after: string]>> = {
  sessions: ['Una sesión que venció', 'después de vencer'],
  accountTokens: [
    'Las ligas y los códigos de los correos, y los retos de las llaves de acceso',
    'después de usarse o vencer',
  ],
  mailBodies: ['El texto de los correos que enviamos', 'después del envío'],
  mails: ['A quién y cuándo enviamos un correo, y su asunto', 'después de escribirlo'],
  changeAnswers: [
    'Lo que contestamos a cada cambio que guardas, para no hacerlo dos veces',
    'después del cambio',
  ],
  complaints: ['Las denuncias de vacantes', 'después de la denuncia'],
  heldSearches: ['La búsqueda que describiste al crear tu cuenta', 'después de tu último cambio'],
  visitorSearches: ['Las búsquedas recientes sin cuenta', 'después de la última vez que buscaste lo mismo'],
  accountSearches: ['Las búsquedas recientes de tu cuenta', 'después de la última vez que buscaste lo mismo'],
  notifications: ['Las notificaciones de tu cuenta', 'después de lo que avisan'],
  pushSubscriptions: [
    'El registro de un navegador que recibe tus avisos',
    'después de tu última visita con él; se borra en cuanto cierras tu sesión',
  ],
  unconfirmedAccounts: [
    'Las cuentas cuyo correo nunca se confirmó, con todo lo que tienen',
    'después de la última vez que entraste',
  ],
  pageFigures: ['Las cifras de cómo funcionan las páginas, que no dicen de quién son', 'después de medirse'],
};

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

/** How long each kind of data is kept, as an HTML list of the privacy notice; the same periods that the nightly job deletes by. */
export function retentionList(): string {
  const kinds = Object.keys(SENTENCES) as RetentionKind[];
  const items = kinds.map((kind) => {
    const [what, after] = SENTENCES[kind];
    return `<li>${what}: ${days(RETENTION[kind].days)} ${after}.</li>`;
  });
  return `<ul>\n${items.join('\n')}\n</ul>`;
}
