import { ExternalLinkIcon } from '../icon/index.ts';
import { Line, Stack, type Stories } from '../stories/index.ts';
import { LinkButton } from './index.ts';

const variants = ['primary', 'soft', 'line', 'ghost', 'danger'] as const;

const eachVariant = () => (
  <Line>
    {variants.map((variant) => (
      <LinkButton key={variant} variant={variant} href="/curriculo">
        Ir a mi CV
      </LinkButton>
    ))}
  </Line>
);

export default {
  title: 'Link button',
  about: 'A link that looks like a button: leads to another page. What acts on this page is a Button.',
  components: { LinkButton },
  stories: [
    { name: 'Variants', render: eachVariant },
    { name: 'Hover', render: eachVariant, force: 'hover' },
    { name: 'Focus', render: eachVariant, force: 'focus' },
    {
      name: 'Sizes and icons',
      render: () => (
        <Line>
          <LinkButton size="sm" href="/login">
            Entrar
          </LinkButton>
          <LinkButton href="/cuenta/nueva">Crear cuenta</LinkButton>
          <LinkButton size="lg" variant="line" iconEnd={<ExternalLinkIcon />} href="/empleo">
            Sitio de la empresa
          </LinkButton>
        </Line>
      ),
    },
    {
      name: 'Long label, block',
      render: () => (
        <Stack>
          <LinkButton block href="/terminos-condiciones">
            Ver los términos y las condiciones del servicio
          </LinkButton>
        </Stack>
      ),
    },
    {
      name: 'On the hero',
      ground: 'hero',
      render: () => (
        <Line>
          <LinkButton variant="accent" href="/empleos">
            Buscar empleo
          </LinkButton>
          <LinkButton variant="paper" href="/cuenta/nueva">
            Crear cuenta
          </LinkButton>
          <LinkButton variant="ghost-hero" href="/login">
            Entrar
          </LinkButton>
        </Line>
      ),
    },
  ],
} satisfies Stories;
