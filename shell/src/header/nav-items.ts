/** Items of the signed-in navigation, and the paths each is active on. */
export const NAV_ITEMS: ReadonlyArray<{
  label: string;
  href: string;
  active: (pathname: string) => boolean;
}> = [
  { label: 'Inicio', href: '/dashboard', active: (pathname) => pathname === '/dashboard' },
  { label: 'Buscar', href: '/empleos', active: (pathname) => pathname.startsWith('/empleo') },
  {
    label: 'Mi CV',
    href: '/curriculo',
    active: (pathname) => pathname.startsWith('/curriculo') || pathname.startsWith('/cuenta/nueva'),
  },
];
