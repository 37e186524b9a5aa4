import { useId, useState } from 'react';
import type { Stories } from '../stories/index.ts';
import { Switch, type SwitchProps } from './index.ts';

function Setting({ on = false, ...rest }: Partial<SwitchProps> & { on?: boolean }) {
  const id = useId();
  const [checked, setChecked] = useState(on);
  return (
    <div className="row between">
      <span id={id}>Ahorro de datos</span>
      <Switch {...rest} checked={checked} onValue={setChecked} aria-labelledby={id} />
    </div>
  );
}

const both = () => (
  <div className="stack">
    <Setting />
    <Setting on />
  </div>
);

export default {
  title: 'Switch',
  about: 'Turns a setting on or off at once, without a button that saves.',
  components: { Switch },
  stories: [
    { name: 'Off and on', render: both, ground: 'surface' },
    { name: 'Hover', render: both, ground: 'surface', force: 'hover' },
    { name: 'Focus', render: both, ground: 'surface', force: 'focus' },
    {
      name: 'Disabled',
      ground: 'surface',
      render: () => (
        <div className="stack">
          <Setting disabled />
          <Setting on disabled />
        </div>
      ),
    },
  ],
} satisfies Stories;
