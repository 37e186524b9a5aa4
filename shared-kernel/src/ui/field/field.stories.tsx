import { useState } from 'react';
import { SearchIcon } from '../icon/index.ts';
import type { Stories } from '../stories/index.ts';
import { Field, FieldFrame, FieldMessage, type FieldProps } from './index.ts';

function Typed({ value: first, ...props }: FieldProps & { value: string }) {
  const [value, setValue] = useState(first);
  return <Field {...props} value={value} onValue={setValue} />;
}

const filled = () => <Typed label="Correo electrónico" type="email" value="lupita@example.com" />;

export default {
  title: 'Field',
  about:
    'A line of text with its label, hint and error. FieldFrame gives the same around another control, FieldMessage is the line under it.',
  components: { Field, FieldFrame, FieldMessage },
  stories: [
    { name: 'Default', render: filled },
    { name: 'Hover', render: filled, force: 'hover' },
    { name: 'Focus', render: filled, force: 'focus' },
    {
      name: 'Empty with a hint',
      render: () => (
        <Typed
          label="Teléfono"
          type="tel"
          hint="Diez dígitos, sin espacios."
          placeholder="33 1234 5678"
          value=""
        />
      ),
    },
    { name: 'Optional', render: () => <Typed label="Segundo apellido" optional value="" /> },
    {
      name: 'Error',
      about: 'Takes the place of the hint.',
      render: () => (
        <Typed label="Correo electrónico" type="email" error="Escribe un correo válido." value="lupita@" />
      ),
    },
    {
      name: 'Confirmed',
      about: 'What was found right.',
      render: () => <Typed label="Código postal" ok="Guadalajara, Jalisco" value="44100" />,
    },
    {
      name: 'Disabled',
      render: () => <Field label="Correo electrónico" disabled defaultValue="lupita@example.com" />,
    },
    {
      name: 'Password',
      about: 'The button shows and hides it.',
      render: () => (
        <Typed
          label="Contraseña"
          type="password"
          hint="Usa al menos una letra y un número."
          value="secreto-1"
        />
      ),
    },
    {
      name: 'Prefix and suffix',
      render: () => (
        <div className="stack">
          <Typed label="Sueldo deseado" prefix="$" suffix="al mes" inputMode="numeric" value="9,800" />
          <Typed
            label="Buscar empresa"
            type="search"
            hideLabel
            prefix={<SearchIcon />}
            placeholder="Buscar empresa"
            value=""
          />
        </div>
      ),
    },
    {
      name: 'Reserved line',
      about: 'One line stays free, so that an error moves nothing.',
      render: () => (
        <div>
          <Typed label="Nombre" reserve value="Guadalupe" />
          <Typed label="Apellido" reserve value="Hernández" />
        </div>
      ),
    },
    {
      name: 'Long texts',
      render: () => (
        <Typed
          label="¿Cuál fue tu último puesto y en qué empresa, aunque haya sido por pocos meses?"
          error="Escribe el nombre del puesto tal como aparece en tu contrato o en tu carta de recomendación."
          value="Auxiliar administrativo de recursos humanos bilingüe con experiencia en nómina"
        />
      ),
    },
    {
      name: 'Frame around another control',
      render: () => (
        <FieldFrame label="Distancia" hint="A 20 km de tu casa, cuando mucho.">
          {(wiring) => <input type="range" min={1} max={50} defaultValue={20} {...wiring} />}
        </FieldFrame>
      ),
    },
    {
      name: 'Message alone',
      render: () => <FieldMessage id="message-alone" error="Elige al menos una opción." />,
    },
  ],
} satisfies Stories;
