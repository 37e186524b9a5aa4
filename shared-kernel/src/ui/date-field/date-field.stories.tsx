import { useState } from 'react';
import type { Stories } from '../stories/index.ts';
import { DateField, type DateFieldProps } from './index.ts';

function Example({ value: first = '', ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first);
  return <DateField label="Fecha de nacimiento" {...props} value={value} onValue={setValue} />;
}

export default {
  title: 'Date field',
  about:
    'A date that is typed as digits; the mask puts the slashes. Its value is an ISO date once it is complete.',
  components: { DateField },
  stories: [
    { name: 'Empty', render: () => <Example /> },
    { name: 'Day', render: () => <Example value="1998-11-21" /> },
    { name: 'Month', render: () => <Example label="Inicio" precision="month" value="2024-03" /> },
    { name: 'Typed so far', render: () => <Example value="21 / 1" /> },
    { name: 'Focus', force: 'focus', render: () => <Example value="1998-11-21" /> },
    { name: 'Error', render: () => <Example value="31 / 02 / 2020" error="Esta fecha no existe." /> },
    { name: 'Disabled', render: () => <Example value="1998-11-21" disabled /> },
  ],
} satisfies Stories;
