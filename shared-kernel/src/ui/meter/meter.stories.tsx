import { Line, Stack, type Stories } from '../stories/index.ts';
import { MeterBar, ScoreRing } from './index.ts';

export default {
  title: 'Meter',
  about: 'How full something is, always with the figure in words or beside it.',
  components: { MeterBar, ScoreRing },
  stories: [
    {
      name: 'Bar',
      about: 'Empty, part, full; the accent is for reviews.',
      ground: 'surface',
      render: () => (
        <Stack>
          <MeterBar value={0} label="CV completo al 0%" />
          <MeterBar value={60} label="CV completo al 60%" />
          <MeterBar value={100} label="CV completo al 100%" />
          <MeterBar value={84} tone="accent" label="Ambiente: 4.2 de 5" />
        </Stack>
      ),
    },
    {
      name: 'Ring',
      about: 's 44 pixels on cards, l 80 on the offer.',
      ground: 'surface',
      render: () => (
        <Line>
          <ScoreRing value={0} />
          <ScoreRing value={82} />
          <ScoreRing value={100} />
          <ScoreRing value={82} size="l" />
        </Line>
      ),
    },
  ],
} satisfies Stories;
