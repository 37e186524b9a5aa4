import webpack, { type Compiler } from 'webpack';

/**
 * `publicPath: 'auto'` in one line: a unit's files are beside the running script. Webpack's own code also supports
 * workers and browsers without `document.currentScript`, and every unit of a page would load it. On the site's own origin
 * the address is a path, as the server writes it.
 */
export class ScriptFolderPlugin {
  /** Registers the plugin with a compiler. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScriptFolderPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ScriptFolderPlugin', (module) => {
        // Style loaders run modules at build time, with their own public path under the same name.
        if (module.constructor.name === 'AutoPublicPathRuntimeModule')
          module.generate = () =>
            `${webpack.RuntimeGlobals.publicPath} = new URL(".", document.currentScript.src).href.replace(location.origin + "/", "/");`;
      });
    });
  }
}

/** The same for a server bundle: whoever runs it says where the files of the release are, in `module.base`. */
export class ServerFolderPlugin {
  /** Registers the plugin with a compiler. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ServerFolderPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ServerFolderPlugin', (module) => {
        if (module.constructor.name === 'PublicPathRuntimeModule')
          module.generate = () => `${webpack.RuntimeGlobals.publicPath} = module.base || "";`;
      });
    });
  }
}
