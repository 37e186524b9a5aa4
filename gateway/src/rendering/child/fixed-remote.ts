/** Keeps what a unit exports as the unit wrote it. */
import type { RemoteModule } from '@chamba/kernel/remote';
import { freezeReached } from './freeze.ts';

/**
 * The remote with nothing in it that can be changed from outside, nor in the code that its routes and slots load. Other
 * units of a page may get hold of it, and what they changed would stay for pages that they take no part in.
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
