import { Stack, type Stories } from '../stories/index.ts';
import { Stepper } from './index.ts';

const steps = ['Datos de contacto', 'Profesión', 'Experiencia', 'Educación'];

export default {
  title: 'Stepper',
  about: 'The current step of a sequence: segments with a line on phones, a list from 1024 pixels.',
  components: { Stepper },
  stories: [
    { name: 'First step', render: () => <Stepper steps={steps} current={0} end="Listo" /> },
    { name: 'In the middle', render: () => <Stepper steps={steps} current={2} end="Listo" /> },
    {
      name: 'Last step, all done',
      render: () => (
        <Stack>
          <Stepper steps={steps} current={3} end="Listo" />
          <Stepper steps={steps} current={4} end="Listo" />
        </Stack>
      ),
    },
  ],
} satisfies Stories;
