/** Runs webpack, or Rspack, which takes the same settings. @throws with what it has against the sources. */
export async function packed(pack, plugin, output) {
  const compiler = pack({
    mode: 'production',
    context: import.meta.dirname,
    entry: {},
    output: { path: output, publicPath: 'auto', uniqueName: 'foreign' },
    plugins: [plugin],
  });
  await new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure || stats.hasErrors()) reject(failure ?? new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
}
