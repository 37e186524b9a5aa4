/** Containers of module federation: what the entry of a remote defines. */

/** The protocol between a page and a container, the same in every version of federation. */
export type Container = {
  /** Hands the page's shared modules over; calling it again with the same ones does nothing. */
  init: (shareScope: object) => unknown;
  /** Loads what an exposed module needs. */
  get: (module: string) => Promise<() => unknown>;
};

/** A script that did not arrive, was refused for its hash, or defines no container. */
export class ContainerError extends Error {
  override name = 'ContainerError';
}

/** Put in by webpack: settles the page's shared modules, and holds them by scope. */
declare const __webpack_init_sharing__: (scope: string) => unknown;
declare const __webpack_share_scopes__: Readonly<Record<string, object>>;

/**
 * Loads one exposed module of a container. Nothing is remembered of a failure, so calling again tries again.
 * @param name global variable that the entry defines.
 * @param url absolute address of the entry.
 * @param integrity hash of the entry; empty for code that has none because a developer works on it.
 * @throws ContainerError, or what loading the module's chunks throws.
 */
export async function loadExposed(
  { name, url, integrity }: { name: string; url: string; integrity: string },
  module: string,
): Promise<unknown> {
  const container = containerOf(name) ?? (await fetchContainer(name, url, integrity));
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__['default'] ?? {});
  const factory = await container.get(module);
  return factory();
}

async function fetchContainer(name: string, url: string, integrity: string): Promise<Container> {
  await runScript(url, integrity);
  const container = containerOf(name);
  if (!container) throw new ContainerError(`${url} defines no container ${name}`);
  return container;
}

function runScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.integrity = integrity;
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new ContainerError(`${url} did not arrive or is not what it should be`));
    };
    document.head.append(script);
  });
}

function containerOf(name: string): Container | null {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : null;
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
}
