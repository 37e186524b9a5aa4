import webpack, { type Compiler } from 'webpack';

/**
 * `publicPath: 'auto'` in one line: a unit's files lie beside the script that is running. What webpack writes there also
 * serves workers and browsers without `document.currentScript`, and every unit of a page would pay for it.
 */
export class ScriptFolderPlugin {
  /** Registers the plugin with a compiler. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScriptFolderPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ScriptFolderPlugin', (module) => {
        // Loaders of styles run modules at build time, with an address of their own under the same name.
        if (module.constructor.name === 'AutoPublicPathRuntimeModule')
          module.generate = () =>
            `${webpack.RuntimeGlobals.publicPath} = new URL(".", document.currentScript.src).href;`;
      });
    });
  }
}
