/** Items of the signed-in navigation, and the paths each is active on. A new password is none of a new account's. */
export const NAV_ITEMS: ReadonlyArray<{
  label: string;
  href: string;
  active: RegExp;
}> = [
  { label: 'Inicio', href: '/dashboard', active: /^\/dashboard\/?$/ },
  { label: 'Buscar', href: '/empleos', active: /^\/(empleo|buscar)/ },
  { label: 'Mi CV', href: '/curriculo', active: /^\/(curriculo|cuenta\/nueva)(\/|$)/ },
];
