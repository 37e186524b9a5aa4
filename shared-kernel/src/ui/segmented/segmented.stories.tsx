import { useState } from 'react';
import type { Stories } from '../stories/index.ts';
import { Segmented, type SegmentedProps } from './index.ts';

const themes = [
  { value: 'light', label: 'Clara' },
  { value: 'dark', label: 'Oscura' },
  { value: 'auto', label: 'Automática' },
];

function Example(props: Partial<SegmentedProps<string>>) {
  const [value, setValue] = useState<string | null>(props.value === undefined ? 'light' : props.value);
  return <Segmented label="Apariencia" options={themes} {...props} value={value} onValue={setValue} />;
}

export default {
  title: 'Segmented',
  about: 'Two to four exclusive choices side by side. More, or long ones, are OptionCards or a SelectField.',
  components: { Segmented },
  stories: [
    { name: 'Default', render: () => <Example /> },
    { name: 'Focus', render: () => <Example />, force: 'focus' },
    { name: 'Nothing chosen', render: () => <Example value={null} /> },
    { name: 'Inline', about: 'As wide as its texts.', render: () => <Example inline hideLabel /> },
    { name: 'Hint', render: () => <Example optional hint="Puedes cambiarla cuando quieras." /> },
    { name: 'Error', render: () => <Example value={null} error="Elige una opción." /> },
    {
      name: 'Long texts',
      render: () => (
        <Example
          label="¿Cuándo puedes empezar?"
          value="now"
          options={[
            { value: 'now', label: 'De inmediato' },
            { value: 'weeks', label: 'En dos semanas' },
            { value: 'month', label: 'En un mes o más' },
          ]}
        />
      ),
    },
  ],
} satisfies Stories;
