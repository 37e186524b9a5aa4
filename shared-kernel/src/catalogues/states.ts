/** A state of Mexico; `slug` is its word in addresses. */
export type State = { code: string; name: string; slug: string };

/** The 32 states by name. */
export const STATES: readonly State[] = [
  { code: 'MX-AGS', name: 'Aguascalientes', slug: 'aguascalientes' },
  { code: 'MX-BCN', name: 'Baja California', slug: 'baja-california' },
  { code: 'MX-BCS', name: 'Baja California Sur', slug: 'baja-california-sur' },
  { code: 'MX-CAM', name: 'Campeche', slug: 'campeche' },
  { code: 'MX-CHP', name: 'Chiapas', slug: 'chiapas' },
  { code: 'MX-CHH', name: 'Chihuahua', slug: 'chihuahua' },
  { code: 'MX-CMX', name: 'Ciudad de México', slug: 'ciudad-de-mexico' },
  { code: 'MX-COA', name: 'Coahuila', slug: 'coahuila' },
  { code: 'MX-COL', name: 'Colima', slug: 'colima' },
  { code: 'MX-DUR', name: 'Durango', slug: 'durango' },
  { code: 'MX-MEX', name: 'Estado de México', slug: 'estado-de-mexico' },
  { code: 'MX-GUA', name: 'Guanajuato', slug: 'guanajuato' },
  { code: 'MX-GRO', name: 'Guerrero', slug: 'guerrero' },
  { code: 'MX-HID', name: 'Hidalgo', slug: 'hidalgo' },
  { code: 'MX-JAL', name: 'Jalisco', slug: 'jalisco' },
  { code: 'MX-MIC', name: 'Michoacán', slug: 'michoacan' },
  { code: 'MX-MOR', name: 'Morelos', slug: 'morelos' },
  { code: 'MX-NAY', name: 'Nayarit', slug: 'nayarit' },
  { code: 'MX-NLE', name: 'Nuevo León', slug: 'nuevo-leon' },
  { code: 'MX-OAX', name: 'Oaxaca', slug: 'oaxaca' },
  { code: 'MX-PUE', name: 'Puebla', slug: 'puebla' },
  { code: 'MX-QUE', name: 'Querétaro', slug: 'queretaro' },
  { code: 'MX-ROO', name: 'Quintana Roo', slug: 'quintana-roo' },
  { code: 'MX-SLP', name: 'San Luis Potosí', slug: 'san-luis-potosi' },
  { code: 'MX-SIN', name: 'Sinaloa', slug: 'sinaloa' },
  { code: 'MX-SON', name: 'Sonora', slug: 'sonora' },
  { code: 'MX-TAB', name: 'Tabasco', slug: 'tabasco' },
  { code: 'MX-TAM', name: 'Tamaulipas', slug: 'tamaulipas' },
  { code: 'MX-TLA', name: 'Tlaxcala', slug: 'tlaxcala' },
  { code: 'MX-VER', name: 'Veracruz', slug: 'veracruz' },
  { code: 'MX-YUC', name: 'Yucatán', slug: 'yucatan' },
  { code: 'MX-ZAC', name: 'Zacatecas', slug: 'zacatecas' },
];

/**
 * The state with a code; undefined if the code is unknown.
 * @example stateByCode('MX-JAL')?.name // 'Jalisco'
 */
export function stateByCode(code: string): State | undefined {
  return STATES.find((state) => state.code === code);
}

/**
 * The state with a URL slug; undefined if the slug is unknown.
 * @example stateBySlug('nuevo-leon')?.code // 'MX-NLE'
 */
export function stateBySlug(slug: string): State | undefined {
  return STATES.find((state) => state.slug === slug);
}
