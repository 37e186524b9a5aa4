/** The language that journeys are written in: steps and targets as a person would say them. */
import type { ROLES, Journey, Step, Target, TargetPart } from './schema.ts';

type Role = (typeof ROLES)[number];

/** `within`: the elements around, outermost first. `part`: the name may be a part of the whole one. */
export type TargetOptions = { within?: readonly TargetPart[]; part?: boolean };

/**
 * Declares what a person gets done with the unit. The default export of a file `*.journey.ts`, which the build puts into
 * the release: whoever verifies a unit that the journey touches runs it.
 * @example
 * export default journey('somebody-applies', {
 *   title: 'somebody applies',
 *   as: 'candidate',
 *   steps: [open('/empleos'), click(button('Postularme')), see(text('Postulado'))],
 * });
 */
export function journey(
  id: string,
  { screen = 'phone', ...rest }: Omit<Journey, 'id' | 'screen'> & { screen?: Journey['screen'] },
): Journey {
  return { id, screen, ...rest };
}

/** Opens an address of the site. @example open('/empleos?q=cajero') */
export const open = (path: string): Step => ({ open: path });

/** Presses an element. @example click(link('Crear cuenta')) */
export const click = (target: Target): Step => ({ click: target });

/**
 * Types into a field, in place of what is there. `{once}` is another word in each run.
 * @example fill(field('Correo electrónico'), 'ana.{once}@ejemplo.com')
 */
export const fill = (target: Target, value: string): Step => ({ fill: target, with: value });

/** Chooses an option by its text, or by its place from 0. @example choose(field('Área de interés'), 1) */
export const choose = (target: Target, option: string | number): Step => ({ choose: target, option });

/** Presses a key. @example press('Enter') */
export const press = (key: Extract<Step, { press: unknown }>['press']): Step => ({ press: key });

/** Waits until an element is visible. @example see(heading('Mis postulaciones')) */
export const see = (target: Target): Step => ({ see: target });

/** Waits until no such element is visible. @example miss(dialog('Preguntas')) */
export const miss = (target: Target): Step => ({ miss: target });

/** Waits for an address that a route's pattern matches. @example arrive('/empleo/:job') */
export const arrive = (pattern: string): Step => ({ arrive: pattern });

/**
 * Keeps the text of an element: `{name}` stands for it in what later steps name, type or open.
 * @example remember(heading(), 'offer'), see(link('{offer}'))
 */
export const remember = (target: Target, as: string): Step => ({ remember: target, as });

/** An element of a role. @example role('article') */
export const role = (of: Role, name?: string, { within, part }: TargetOptions = {}): Target => ({
  role: of,
  ...(name !== undefined && { name }),
  ...(part !== undefined && { part }),
  ...(within && { within: [...within] }),
});

/** A button by its name. @example button('Postularme') */
export const button = (name?: string, options?: TargetOptions): Target => role('button', name, options);

/** A link by its name. @example link('Crear cuenta', { within: [main()] }) */
export const link = (name?: string, options?: TargetOptions): Target => role('link', name, options);

/** A heading by its text. @example heading('Mis postulaciones') */
export const heading = (name?: string, options?: TargetOptions): Target => role('heading', name, options);

/** A dialog by its name. @example dialog('Guardar búsqueda') */
export const dialog = (name?: string, options?: TargetOptions): Target => role('dialog', name, options);

/** What is between header and footer. */
export const main = (): TargetPart => ({ role: 'main' });

/** A field by its label. @example field('Contraseña') */
export const field = (label: string, { within, part }: TargetOptions = {}): Target => ({
  label,
  ...(part !== undefined && { part }),
  ...(within && { within: [...within] }),
});

/** Whatever shows a text. @example text('Postulado') */
export const text = (words: string, { within, part }: TargetOptions = {}): Target => ({
  text: words,
  ...(part !== undefined && { part }),
  ...(within && { within: [...within] }),
});
