import type { Stories } from '../stories/index.ts';
import { TextAreaField } from './index.ts';

const text =
  'Busco un trabajo cerca de mi casa donde pueda seguir aprendiendo de ventas y atención a clientes.';

export default {
  title: 'Text area field',
  about: 'Several lines of text.',
  components: { TextAreaField },
  stories: [
    { name: 'Default', render: () => <TextAreaField label="Objetivo profesional" defaultValue={text} /> },
    {
      name: 'Focus',
      force: 'focus',
      render: () => <TextAreaField label="Objetivo profesional" defaultValue={text} />,
    },
    {
      name: 'Empty with a hint',
      render: () => (
        <TextAreaField
          label="Funciones"
          optional
          hint="Máximo 500 caracteres."
          placeholder="¿Qué hacías ahí?"
        />
      ),
    },
    {
      name: 'Error',
      render: () => (
        <TextAreaField
          label="Funciones"
          rows={2}
          error="Escribe al menos 20 caracteres."
          defaultValue="Ventas"
        />
      ),
    },
    {
      name: 'Disabled',
      render: () => <TextAreaField label="Funciones" rows={2} disabled defaultValue={text} />,
    },
  ],
} satisfies Stories;
