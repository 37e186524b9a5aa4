import type { ReleaseRoute } from '@chamba/kernel/composition/release';
import type { Page, Remote, RouteDeclaration } from '@chamba/kernel/remote';
import { EvaluationError } from './evaluate.ts';

/** What a page says of itself without being rendered. */
export type PageDeclaration = Pick<ReleaseRoute, 'texts' | 'robots' | 'status' | 'offline'>;

/**
 * Loads the pages of a unit and reads what they declare.
 * @returns by id of the route.
 * @throws EvaluationError when the module of a page throws.
 */
export async function pageDeclarations({
  name,
  routes,
}: Pick<Remote, 'name' | 'routes'>): Promise<ReadonlyMap<string, PageDeclaration>> {
  const declarations = new Map<string, PageDeclaration>();
  for (const { id, page } of routes) {
    try {
      declarations.set(id, readDeclaration((await page()).default));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new EvaluationError(`${name}: the page of the route "${id}" does not load: ${reason}`, { cause });
    }
  }
  return declarations;
}

function readDeclaration({ texts, robots, offline, status }: Page): PageDeclaration {
  const fixed = status?.length === 0 ? (status as () => number)() : undefined;
  return {
    ...(texts && { texts }),
    ...(robots && { robots }),
    ...(fixed !== undefined && { status: fixed }),
    ...(offline && { offline }),
  };
}

/** A route as `release.json` has it, without its files. */
export function routeData(
  route: RouteDeclaration,
  declaration: PageDeclaration | undefined,
): Omit<ReleaseRoute, 'scripts' | 'styles'> {
  return {
    id: route.id,
    path: route.path,
    category: route.category,
    access: route.access ?? 'anyone',
    header: route.header ?? 'standard',
    footer: route.footer ?? 'full',
    slots: [...(route.slots ?? [])],
    ...(route.form && { form: { fields: [...route.form.fields] } }),
    ...declaration,
  };
}
