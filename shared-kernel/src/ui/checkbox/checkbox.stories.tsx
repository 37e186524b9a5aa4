import { Stack, type Stories } from '../stories/index.ts';
import { Checkbox } from './index.ts';

const boxes = () => (
  <Stack>
    <Checkbox>Quiero recibir vacantes por correo</Checkbox>
    <Checkbox defaultChecked>
      Acepto los{' '}
      <a className="link" href="/terminos-condiciones">
        Términos y Condiciones
      </a>
    </Checkbox>
  </Stack>
);

export default {
  title: 'Checkbox',
  about:
    'A box, or with `type="radio"` one of several, with its label. A setting that acts at once is a Switch.',
  components: { Checkbox },
  stories: [
    { name: 'Default', about: 'Empty and ticked; the label may hold a link.', render: boxes },
    { name: 'Hover', render: boxes, force: 'hover' },
    { name: 'Focus', render: boxes, force: 'focus' },
    {
      name: 'Error',
      render: () => <Checkbox error="Acepta los términos para continuar.">Acepto los términos</Checkbox>,
    },
    {
      name: 'Disabled',
      render: () => (
        <Stack>
          <Checkbox disabled>Disponible para viajar</Checkbox>
          <Checkbox disabled defaultChecked>
            Disponible para cambiar de ciudad
          </Checkbox>
        </Stack>
      ),
    },
    {
      name: 'Radio buttons',
      render: () => (
        <fieldset className="stack">
          <legend className="b">¿Por qué te vas?</legend>
          <Checkbox type="radio" name="reason" defaultChecked>
            Ya encontré empleo
          </Checkbox>
          <Checkbox type="radio" name="reason">
            Recibo demasiados correos
          </Checkbox>
        </fieldset>
      ),
    },
    {
      name: 'Long label',
      render: () => (
        <Checkbox defaultChecked>
          Autorizo que las empresas que publican vacantes vean mi currículo completo, con mis datos de
          contacto, mi experiencia y mi escolaridad, para considerarme en sus procesos de selección.
        </Checkbox>
      ),
    },
  ],
} satisfies Stories;
