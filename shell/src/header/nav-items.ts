/** Items of the signed-in navigation, and the paths each is active on. A new password is not part of a new account. */
export const NAV_ITEMS: ReadonlyArray<{
  label: string;
  href: string;
  active: RegExp;
}> = [
  { label: 'Inicio', href: '/dashboard', active: /^\/dashboard\/?$/ },
  { label: 'Buscar', href: '/empleos', active: /^\/(empleo|buscar)/ },
  { label: 'Mi CV', href: '/curriculo', active: /^\/(curriculo|cuenta\/nueva)(\/|$)/ },
];
