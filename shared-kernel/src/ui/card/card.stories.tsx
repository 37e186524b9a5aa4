import { Stack, type Stories } from '../stories/index.ts';
import { Card, LinkCard } from './index.ts';

const text = 'Completa tu CV y las empresas te encontrarán más fácil.';

const link = () => (
  <LinkCard pad="m" href="/curriculo">
    <p className="b">Tu CV</p>
    <p className="muted">{text}</p>
  </LinkCard>
);

export default {
  title: 'Card',
  about: 'A bordered surface without shadow; LinkCard when all of it is one link.',
  components: { Card, LinkCard },
  stories: [
    {
      name: 'Inner space',
      about: 'none, m (16), l (16 on phones, 28 from 1024 pixels).',
      render: () => (
        <Stack>
          <Card>{text}</Card>
          <Card pad="m">{text}</Card>
          <Card pad="l">{text}</Card>
        </Stack>
      ),
    },
    { name: 'Link', render: link },
    { name: 'Link, hover', render: link, force: 'hover' },
    { name: 'Link, focus', render: link, force: 'focus' },
  ],
} satisfies Stories;
