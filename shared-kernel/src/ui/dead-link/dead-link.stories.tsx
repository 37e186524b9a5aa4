import type { Stories } from '../stories/index.ts';
import { DeadLink } from './index.ts';

export default {
  title: 'Dead link',
  about: 'The page of a mailed link that expired, was used or is invalid.',
  components: { DeadLink },
  stories: [
    { name: 'Default', render: () => <DeadLink supportEmail="soporte@chamba.mx" /> },
    {
      name: 'With another link',
      render: () => <DeadLink supportEmail="soporte@chamba.mx" again="/cuenta/recuperar-contrasena" />,
    },
    { name: 'Without an address of support', render: () => <DeadLink supportEmail="" /> },
  ],
} satisfies Stories;
