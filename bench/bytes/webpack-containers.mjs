/* global document, location, __webpack_init_sharing__, __webpack_share_scopes__ */
// The shell's loader of remotes for a build with webpack's own federation plugin: the protocol of containers by hand. It
// stands in for the shell's module with the federation runtime, so that both builds can be weighed and timed.
import { containerName } from '@chamba/kernel/composition';

/** @returns a function that loads a unit's `./remote`, as the shell's own. */
export function createRemotes({ units }) {
  return async (unit) => {
    const { base, entry, integrity, version } = units[unit];
    const name = containerName(unit, version);
    if (!globalThis[name]) await runScript(new URL(base + entry, location.href).href, integrity);
    await __webpack_init_sharing__('default');
    await globalThis[name].init(__webpack_share_scopes__.default);
    return (await globalThis[name].get('./remote'))();
  };
}

function runScript(src, integrity) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const { nonce } = document.querySelector('script[nonce]') ?? {};
    Object.assign(script, { async: true, crossOrigin: 'anonymous', nonce, integrity, src });
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${src} did not arrive`));
    document.head.append(script);
  });
}
