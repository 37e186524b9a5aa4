/**
 * Replaces the library's sharing of modules, without features that our builds do not use: tables in Rspack's form,
 * layers, tree-shaken shared modules, and sharing with remotes imported by name.
 */

type Getter = () => unknown;
type Scope = string | readonly string[];
type ConsumedModule = {
  fallback: Getter;
  shareKey: string;
  shareScope: Scope;
  requiredVersion: string;
  strictVersion: boolean;
  singleton: boolean;
  eager: boolean;
};
type Handler = { getter: Getter; shareKey: string; shareInfo: object };
type Instance = {
  name: string;
  options: { shareStrategy: string };
  initOptions: (options: object) => void;
  initShareScopeMap: (scope: string, map: object, more: object) => void;
  initializeSharing: (scope: string, options: object) => Array<Promise<unknown>>;
  loadShare: (key: string, options: object) => Promise<false | Getter>;
};
type ModuleId = string | number;
type WebpackRequire = {
  S?: object;
  /** Module factories, and the module cache. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  c: Record<ModuleId, unknown>;
  I: (scope: string, initScope: object[]) => unknown;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, ConsumedModule> };
  federation: {
    instance: Instance;
    initOptions: { name: string };
    attachShareScopeMap: (webpackRequire: WebpackRequire) => void;
  };
};

/** Registers how each shared module of the unit is found: by key and range, or by the unit's own fallback. */
export function updateConsumeOptions(options: {
  webpackRequire: WebpackRequire;
  moduleToHandlerMapping: Record<string, Handler>;
}): void {
  const { moduleToHandlerMapping: handlers, webpackRequire } = options;
  const consumed = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping;
  for (const [id, { fallback, shareKey, shareScope, ...shareConfig }] of Object.entries(consumed))
    handlers[id] ??= {
      getter: fallback,
      shareKey,
      shareInfo: { shareConfig, scope: [shareScope].flat() },
    };
}

/** Registers the modules of a unit in a scope, once; a scope whose registration is running is skipped. */
export async function initializeSharing(options: {
  shareScopeName: Scope;
  webpackRequire: WebpackRequire;
  initPromises: Record<string, Promise<unknown>>;
  initTokens: Record<string, object>;
  initScope?: object[];
}): Promise<true> {
  const { shareScopeName, webpackRequire, initPromises, initTokens, initScope = [] } = options;
  const { instance, attachShareScopeMap } = webpackRequire.federation;
  const known = [shareScopeName].flat().map((scope) => {
    const token = (initTokens[scope] ??= { from: instance.name });
    if (initScope.includes(token)) return undefined;
    initScope.push(token);
    return (initPromises[scope] ??= Promise.all(
      instance.initializeSharing(scope, {
        strategy: instance.options.shareStrategy,
        initScope,
        from: 'build',
      }),
    ));
  });
  attachShareScopeMap(webpackRequire);
  await Promise.all(known);
  return true;
}

/** Delays a chunk until the shared modules that it uses are loaded; an unavailable one fails where it is used. */
export function consumes(options: {
  chunkId: ModuleId;
  promises: Array<Promise<unknown>>;
  chunkMapping: Record<ModuleId, readonly ModuleId[]>;
  installedModules: Record<ModuleId, Promise<unknown> | 0>;
  moduleToHandlerMapping: Record<ModuleId, Handler>;
  webpackRequire: WebpackRequire;
}): void {
  const { chunkId, promises, chunkMapping, installedModules, moduleToHandlerMapping, webpackRequire } =
    options;
  updateConsumeOptions({ webpackRequire, moduleToHandlerMapping });
  webpackRequire.federation.attachShareScopeMap(webpackRequire);
  for (const id of chunkMapping[chunkId] ?? []) {
    const installed = installedModules[id];
    if (installed === 0) continue;
    const handler = moduleToHandlerMapping[id];
    if (!handler) throw new Error(`no shared module ${id}`);
    const install = (make: Getter): void => {
      webpackRequire.m[id] = (module) => {
        delete webpackRequire.c[id];
        module.exports = make();
      };
    };
    promises.push(
      (installedModules[id] =
        installed ??
        webpackRequire.federation.instance
          .loadShare(handler.shareKey, {
            customShareInfo: { ...handler.shareInfo },
            context: { trigger: 'build', moduleId: id, chunkId },
          })
          .then(async (shared) => shared || ((await handler.getter()) as Getter))
          .then(
            (make) => {
              installedModules[id] = 0;
              install(make);
            },
            (error: unknown) => {
              delete installedModules[id];
              install(() => {
                throw error;
              });
            },
          )),
    );
  }
}

/** Joins the host's scope of shared modules. */
export function initContainerEntry(options: {
  webpackRequire: WebpackRequire;
  shareScope: object;
  shareScopeKey: string;
  initScope: object[];
  remoteEntryInitOptions?: { shareScopeMap?: object };
}): unknown {
  const { webpackRequire, shareScope, shareScopeKey, initScope, remoteEntryInitOptions } = options;
  const { instance, initOptions, attachShareScopeMap } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap(shareScopeKey, shareScope, {
    hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {},
  });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I(shareScopeKey, initScope);
}
