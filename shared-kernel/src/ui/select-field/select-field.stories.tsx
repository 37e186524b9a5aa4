import { Stack, type Stories } from '../stories/index.ts';
import { SelectField } from './index.ts';

const options = [
  { value: '1', label: 'Primaria' },
  { value: '2', label: 'Secundaria' },
  { value: '3', label: 'Preparatoria o bachillerato' },
  { value: '4', label: 'Doctorado', disabled: true },
];
const chosen = () => <SelectField label="Escolaridad" options={options} defaultValue="3" />;

export default {
  title: 'Select field',
  about: "The browser's own list in the product's box. Long lists that are searched are a Combobox.",
  components: { SelectField },
  stories: [
    { name: 'Default', render: chosen },
    { name: 'Focus', render: chosen, force: 'focus' },
    {
      name: 'Nothing chosen',
      render: () => (
        <SelectField label="Escolaridad" optional placeholder="Elige una opción" options={options} />
      ),
    },
    {
      name: 'Error and hint',
      render: () => (
        <Stack>
          <SelectField
            label="Escolaridad"
            placeholder="Elige una opción"
            options={options}
            error="Elige tu escolaridad."
          />
          <SelectField
            label="Escolaridad"
            placeholder="Elige una opción"
            options={options}
            hint="La última que terminaste."
          />
        </Stack>
      ),
    },
    { name: 'Disabled', render: () => <SelectField label="Escolaridad" options={options} disabled /> },
    {
      name: 'Long text',
      render: () => (
        <SelectField
          label="Área"
          options={[
            {
              value: '1',
              label: 'Administración de empresas, contabilidad, finanzas, auditoría y recursos humanos',
            },
          ]}
        />
      ),
    },
  ],
} satisfies Stories;
