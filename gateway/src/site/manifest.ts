/** Icons of the app: SVG for browsers that support it, and the sizes that phones request. */
export const ICONS: Readonly<Record<string, string>> = {
  'mark.svg': 'image/svg+xml',
  'mark-maskable.svg': 'image/svg+xml',
  'logo.svg': 'image/svg+xml',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'maskable-512.png': 'image/png',
  'apple-touch-icon.png': 'image/png',
  'share.png': 'image/png',
};

/** The web app manifest, by which phones and desktops offer to install the site. */
export function manifest(siteName: string): Record<string, unknown> {
  return {
    id: '/',
    name: `${siteName}: empleos en México`,
    short_name: siteName,
    description: 'Empleos con sueldo a la vista, de tu colonia a todo el país.',
    lang: 'es-MX',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['business', 'productivity'],
    background_color: '#FAF6EE',
    theme_color: '#0A5249',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Buscar empleos', url: '/empleos' },
      { name: 'Mis postulaciones', url: '/postulaciones' },
    ],
  };
}
