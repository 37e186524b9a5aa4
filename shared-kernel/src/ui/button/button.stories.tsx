import { ArrowRightIcon, BookmarkIcon, SearchIcon } from '../icon/index.ts';
import { Line, Stack, type Stories } from '../stories/index.ts';
import { Button } from './index.ts';

const variants = ['primary', 'soft', 'line', 'ghost', 'danger'] as const;

const eachVariant = () => (
  <Line>
    {variants.map((variant) => (
      <Button key={variant} variant={variant}>
        {variant === 'danger' ? 'Eliminar mi cuenta' : 'Guardar'}
      </Button>
    ))}
  </Line>
);

const hero = () => (
  <Line>
    <Button variant="accent">Buscar empleo</Button>
    <Button variant="paper">Crear cuenta</Button>
    <Button variant="ghost-hero">Entrar</Button>
  </Line>
);

export default {
  title: 'Button',
  about:
    'Does something on this page. One primary button per view; what leads to another page is a LinkButton.',
  components: { Button },
  stories: [
    { name: 'Variants', about: 'primary, soft, line, ghost, danger.', render: eachVariant },
    { name: 'Hover', render: eachVariant, force: 'hover' },
    { name: 'Pressed', render: eachVariant, force: 'active' },
    { name: 'Focus', render: eachVariant, force: 'focus' },
    {
      name: 'Disabled',
      render: () => (
        <Line>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Guardar
            </Button>
          ))}
        </Line>
      ),
    },
    {
      name: 'Busy',
      about: 'Work in progress: clicks are ignored, and the width does not change when it ends.',
      render: () => (
        <Line>
          <Button busy busyLabel="Enviando...">
            Enviar
          </Button>
          <Button busyLabel="Enviando...">Enviar</Button>
          <Button variant="line" busy>
            Reintentar
          </Button>
        </Line>
      ),
    },
    {
      name: 'Sizes',
      about: 'sm is 40 pixels high, md 48, lg 56.',
      render: () => (
        <Line>
          <Button size="sm">Guardar</Button>
          <Button>Guardar</Button>
          <Button size="lg">Guardar</Button>
        </Line>
      ),
    },
    {
      name: 'Icons',
      render: () => (
        <Line>
          <Button icon={<SearchIcon />}>Buscar empleo</Button>
          <Button variant="line" icon={<BookmarkIcon />}>
            Guardar vacante
          </Button>
          <Button variant="ghost" iconEnd={<ArrowRightIcon />}>
            Ver todas
          </Button>
        </Line>
      ),
    },
    {
      name: 'Long label',
      about:
        'Cut after 24 characters, 20 on a window of 768 to 1023 pixels; the whole text is its name and tooltip.',
      render: () => <Button>Postularme a todas las vacantes de la lista</Button>,
    },
    {
      name: 'Block',
      about: 'As wide as its container: the main action of a phone.',
      render: () => (
        <Stack>
          <Button block>Continuar</Button>
          <Button block variant="line">
            Cancelar
          </Button>
        </Stack>
      ),
    },
    {
      name: 'On the hero',
      about: 'accent, paper and ghost-hero stand there only.',
      render: hero,
      ground: 'hero',
    },
    { name: 'On the hero, hover', render: hero, ground: 'hero', force: 'hover' },
    { name: 'On the hero, focus', render: hero, ground: 'hero', force: 'focus' },
  ],
} satisfies Stories;
