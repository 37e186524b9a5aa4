import type { PublicConfig } from '@chamba/kernel/store';

export type FooterLink = { label: string; href: string };

/**
 * Columns of the full footer; an empty address is one that is not configured.
 * @param signUp where 'Crear cuenta' leads.
 */
export function footerColumns(
  config: PublicConfig,
  signUp: string,
): ReadonlyArray<{ title: string; links: readonly FooterLink[] }> {
  const { externals, siteName } = config;
  return [
    {
      title: 'Candidatos',
      links: [
        { label: 'Crear cuenta', href: signUp },
        { label: 'Iniciar sesión', href: '/login' },
        { label: 'Preguntas frecuentes', href: '/preguntas-frecuentes' },
      ],
    },
    {
      title: 'Empleos',
      links: [
        { label: 'Empleos por estado', href: '/empleos-por-estado' },
        { label: 'Empleos por ciudad', href: '/empleos-por-ciudad' },
        { label: 'Empleos por categoría', href: '/empleos-por-categoria' },
        { label: 'Empleos más buscados', href: '/empleos-mas-buscados' },
        { label: 'Empleos por contratación', href: '/empleos-por-contratacion' },
        { label: 'Empleos por empresa', href: '/empleos-por-empresa' },
        { label: 'Buscar empleos', href: '/empleos' },
      ],
    },
    {
      title: 'Reclutadores',
      links: [
        { label: 'Publicar una vacante', href: externals.recruiters },
        { label: 'Ayuda y preguntas frecuentes', href: externals.recruiters && (externals.help || '/ayuda') },
      ],
    },
    {
      title: siteName,
      links: [
        { label: 'Acerca de', href: '/acerca-de' },
        { label: 'Blog', href: externals.blog },
        { label: 'Trabaja con nosotros', href: externals.careers },
      ],
    },
  ];
}
