/** Makes the exports of a unit immutable. */
import type { RemoteModule } from '@chamba/kernel/remote';
import { freezeReached } from './freeze.ts';

/**
 * An immutable copy of the remote, including the code that its routes and slots load. Other units of a page may get a
 * reference to it, and their changes would persist for pages of other units.
 */
export function fixedRemote({ default: remote }: RemoteModule): RemoteModule {
  const routes = remote.routes.map((route) => ({ ...route, page: fixedCode(route.page) }));
  const slots = Object.fromEntries(
    Object.entries(remote.slots ?? {}).map(([name, filler]) => [
      name,
      { ...filler, component: fixedCode(filler.component as () => Promise<object>) },
    ]),
  );
  const fixed = { default: { ...remote, routes, slots } };
  freezeReached([fixed]);
  return fixed;
}

function fixedCode<Code extends object>(load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    const code = await load();
    // Exports of a module are accessors.
    freezeReached(Object.values(code));
    return code;
  };
}
