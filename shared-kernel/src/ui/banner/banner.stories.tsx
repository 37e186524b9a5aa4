import { CircleAlertIcon, ConstructionIcon, InfoIcon, MailWarningIcon } from '../icon/index.ts';
import { Stack, type Stories } from '../stories/index.ts';
import { Banner } from './index.ts';

const noop = () => undefined;

const tones = () => (
  <Stack>
    <Banner tone="warn" icon={<ConstructionIcon />}>
      Estamos en mantenimiento: algunas funciones pueden tardar.
    </Banner>
    <Banner tone="danger" icon={<MailWarningIcon />}>
      Tenemos un problema, no podemos comunicarnos con tu cuenta de correo. Asegúrate que tengamos el
      correcto. <a href="/curriculo?email=true#contacto">Revísalo aquí</a>
    </Banner>
    <Banner tone="info" icon={<InfoIcon />}>
      Sin conexión. Ves lo último que cargaste, de las 10:42.
    </Banner>
    <Banner tone="primary" icon={<CircleAlertIcon />}>
      Te avisaremos cuando haya vacantes nuevas.
    </Banner>
  </Stack>
);

export default {
  title: 'Banner',
  about: 'A notice across the page: maintenance, offline, mail, in this order and at most two at once.',
  components: { Banner },
  stories: [
    { name: 'Tones', render: tones },
    { name: 'Focus on its link', render: tones, force: 'focus' },
    {
      name: 'Can be closed',
      render: () => (
        <Banner tone="warn" icon={<InfoIcon />} onDismiss={noop}>
          Confirma tu correo para recibir respuestas de las empresas.
        </Banner>
      ),
    },
    {
      name: 'Rounded',
      about: 'Inside a page or a card.',
      ground: 'surface',
      render: () => (
        <Banner tone="info" rounded icon={<InfoIcon />} onDismiss={noop}>
          Tu postulación se enviará cuando vuelvas a tener señal.
        </Banner>
      ),
    },
    {
      name: 'Without icon, long text',
      render: () => (
        <Banner tone="primary">
          Tu sesión terminó porque entraste desde otro dispositivo. Lo que escribiste sigue aquí: entra otra
          vez y podrás continuar donde te quedaste, sin perder nada de tu currículo ni de tus postulaciones.
        </Banner>
      ),
    },
  ],
} satisfies Stories;
