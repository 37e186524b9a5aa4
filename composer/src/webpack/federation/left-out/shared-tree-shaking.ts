/** Replaces the tree shaking of shared modules, which would build each of them once per use: it is not used here. */

type Factory = () => unknown;
type WebpackRequire = {
  federation: { initOptions: unknown; runtime: { init: (options: unknown) => unknown } };
};

/** The instance of a container or host, without the plugin that replaces shared modules by shaken ones. */
export function init({ webpackRequire }: { webpackRequire: WebpackRequire }): unknown {
  return webpackRequire.federation.runtime.init(webpackRequire.federation.initOptions);
}

/** A shared module's own fallback: there is no shaken one. */
export const getSharedFallbackGetter = ({ factory }: { factory: Factory }): Factory => factory;

export const getUsedExports = (): undefined => undefined;
