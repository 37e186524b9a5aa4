import { LinkButton } from '../link-button/index.ts';
import { OfflineArt } from '../art/index.ts';
import type { Stories } from '../stories/index.ts';
import { ErrorState, FAILURE_TEXTS } from './index.ts';

const noop = () => undefined;

export default {
  title: 'Error state',
  about:
    "Content that failed to load, with the product's own words. Without a network it says so and tries again by itself.",
  components: { ErrorState },
  stories: [
    { name: 'Can be tried again', render: () => <ErrorState onRetry={noop} /> },
    { name: 'Trying again', render: () => <ErrorState onRetry={noop} retrying /> },
    {
      name: 'Without a network',
      about: 'What it turns into by itself when the browser is offline.',
      render: () => <ErrorState {...FAILURE_TEXTS.offline} art={<OfflineArt />} onRetry={noop} />,
    },
    {
      name: 'Other words and actions',
      render: () => (
        <ErrorState
          level={3}
          title="Esta liga ya no está disponible"
          text="Pide una nueva para recuperar tu contraseña."
          actions={<LinkButton href="/login">Entrar</LinkButton>}
        />
      ),
    },
  ],
} satisfies Stories;
