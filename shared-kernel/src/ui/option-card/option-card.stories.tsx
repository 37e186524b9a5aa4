import type { ReactNode } from 'react';
import type { Stories } from '../stories/index.ts';
import { OptionCard } from './index.ts';

/** A legend takes no part in the gaps of its fieldset. */
function Options({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="stack g12">
      <legend className="b">{legend}</legend>
      <div aria-hidden="true" />
      {children}
    </fieldset>
  );
}

const radios = (name: string) => (
  <Options legend="¿Qué archivo quieres enviar?">
    <OptionCard name={name} title="Mi CV de Chamba" detail="Actualizado hoy" defaultChecked />
    <OptionCard name={name} title="CV_Guadalupe.pdf" detail="180 kB" />
  </Options>
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
        <Options legend="Áreas de interés">
          <OptionCard type="checkbox" title="Ventas" defaultChecked />
          <OptionCard type="checkbox" title="Atención a clientes" />
        </Options>
      ),
    },
    {
      name: 'Disabled',
      render: () => (
        <Options legend="Áreas de interés">
          <OptionCard type="checkbox" title="Logística" detail="Ya elegiste tres áreas" disabled />
          <OptionCard type="checkbox" title="Ventas" disabled defaultChecked />
        </Options>
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
