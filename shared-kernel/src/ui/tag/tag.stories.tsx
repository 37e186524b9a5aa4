import { CircleCheckIcon, EyeIcon, ZapIcon } from '../icon/index.ts';
import { Line, type Stories } from '../stories/index.ts';
import { Tag } from './index.ts';

const tones = () => (
  <Line>
    <Tag>Tiempo completo</Tag>
    <Tag tone="accent">Sé de los primeros en postularte</Tag>
    <Tag tone="ok">Postulado</Tag>
    <Tag tone="primary">Recomendada</Tag>
    <Tag tone="info">Empresa de demostración</Tag>
    <Tag tone="danger">Vencida</Tag>
    <Tag tone="new">Nuevo</Tag>
  </Line>
);

export default {
  title: 'Tag',
  about:
    'A short label of a state; never interactive. One on a card, never a row of them. What can be pressed is a Chip.',
  components: { Tag },
  stories: [
    { name: 'Tones', render: tones },
    { name: 'Tones on a card', render: tones, ground: 'surface' },
    {
      name: 'With an icon',
      render: () => (
        <Line>
          <Tag icon={<EyeIcon size={15} />}>Visto</Tag>
          <Tag tone="ok" icon={<CircleCheckIcon size={15} />}>
            Postulado
          </Tag>
          <Tag tone="accent" icon={<ZapIcon size={15} />}>
            Sé de los primeros en postularte
          </Tag>
        </Line>
      ),
    },
  ],
} satisfies Stories;
