import { Stack, type Stories } from '../stories/index.ts';
import { Pagination } from './index.ts';

const getHref = (page: number) => `/empleos?pagina=${page}`;
const middle = () => <Pagination page={7} pages={42} getHref={getHref} />;

export default {
  title: 'Pagination',
  about: 'Links to the pages of a list. Nothing is drawn for one page.',
  components: { Pagination },
  stories: [
    { name: 'In the middle', render: middle },
    { name: 'Hover', render: middle, force: 'hover' },
    { name: 'Focus', render: middle, force: 'focus' },
    {
      name: 'First, last, few pages',
      render: () => (
        <Stack>
          <Pagination page={1} pages={42} getHref={getHref} />
          <Pagination page={1042} pages={1042} getHref={getHref} />
          <Pagination page={2} pages={3} getHref={getHref} />
        </Stack>
      ),
    },
  ],
} satisfies Stories;
