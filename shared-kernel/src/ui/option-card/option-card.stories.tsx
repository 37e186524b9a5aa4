import type { Stories } from '../stories/index.ts';
import { OptionCard } from './index.ts';

const radios = (name: string) => (
  <fieldset className="stack g12">
    <legend className="b">¿Qué archivo quieres enviar?</legend>
    <OptionCard name={name} title="Mi CV de Chamba" detail="Actualizado hoy" defaultChecked />
    <OptionCard name={name} title="CV_Guadalupe.pdf" detail="180 kB" />
  </fieldset>
);

export default {
  title: 'Option card',
  about: 'A choice with a second line, drawn as a card; several with one name inside a fieldset.',
  components: { OptionCard },
  stories: [
    { name: 'Radio', render: () => radios('default') },
    { name: 'Hover', render: () => radios('hover'), force: 'hover' },
    { name: 'Focus', render: () => radios('focus'), force: 'focus' },
    {
      name: 'Checkbox',
      render: () => (
        <fieldset className="stack g12">
          <legend className="b">Áreas de interés</legend>
          <OptionCard type="checkbox" title="Ventas" defaultChecked />
          <OptionCard type="checkbox" title="Atención a clientes" />
        </fieldset>
      ),
    },
    {
      name: 'Disabled',
      render: () => (
        <fieldset className="stack g12">
          <legend className="b">Áreas de interés</legend>
          <OptionCard type="checkbox" title="Logística" detail="Ya elegiste tres áreas" disabled />
          <OptionCard type="checkbox" title="Ventas" disabled defaultChecked />
        </fieldset>
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <OptionCard
          type="checkbox"
          title="Administración de empresas, contabilidad, finanzas y recursos humanos"
          detail="Incluye nómina, cobranza, crédito, compras, almacén y control de inventarios"
          defaultChecked
        />
      ),
    },
  ],
} satisfies Stories;
