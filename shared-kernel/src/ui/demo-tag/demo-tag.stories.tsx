import type { Stories } from '../stories/index.ts';
import { DemoTag } from './index.ts';

export default {
  title: 'Demo tag',
  about: 'Says that an employer is fictitious; wherever the name of one is shown.',
  components: { DemoTag },
  stories: [
    {
      name: 'Beside a name',
      ground: 'surface',
      render: () => (
        <p>
          Farmacias La Merced <DemoTag />
        </p>
      ),
    },
  ],
} satisfies Stories;
