/** Sections of the settings, by the last part of their address `/cuenta/configuracion/{id}`. */
export const SECTIONS = [
  { id: 'contrasena', label: 'Contraseña' },
  { id: 'correo', label: 'Correo electrónico' },
  { id: 'mensajes', label: 'Mensajes' },
  { id: 'sesiones', label: 'Sesiones' },
  { id: 'llaves', label: 'Llaves de acceso' },
  { id: 'privacidad', label: 'Privacidad' },
  { id: 'apariencia', label: 'Apariencia' },
  { id: 'eliminar', label: 'Eliminar cuenta' },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

/** Address of the menu. */
export const SETTINGS = '/cuenta/configuracion';

/** The section of an address; null for the menu, and for what is no section. */
export function findSection(id: string | undefined): SectionId | null {
  return SECTIONS.find((section) => section.id === id)?.id ?? null;
}

/** Address of a section. */
export const sectionAddress = (id: SectionId): string => `${SETTINGS}/${id}`;
