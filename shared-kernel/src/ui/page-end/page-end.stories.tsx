import { Banner } from '../banner/index.ts';
import type { Stories } from '../stories/index.ts';
import { PageEnd } from './index.ts';

export default {
  title: 'Page end',
  about: 'Draws its children at the end of the page, outside of what they belong to. In the browser only.',
  components: { PageEnd },
  stories: [
    {
      name: 'At the end of its window',
      window: 160,
      render: () => (
        <>
          <p>Aquí está quien lo dibuja.</p>
          <PageEnd>
            <Banner tone="info">Aquí termina la página.</Banner>
          </PageEnd>
        </>
      ),
    },
  ],
} satisfies Stories;
