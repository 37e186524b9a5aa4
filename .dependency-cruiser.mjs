/**
 * Folders import each other in one direction. Oxlint sees circles of files only (import/no-cycle); with two folders in
 * a circle neither can be understood, tested or moved without the other.
 */
export default {
  forbidden: [
    {
      name: 'no-circular-folders',
      comment: 'Move what both folders need into the lower one of the two, or into a folder below both.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: '^[^/]+/src/.+[.]tsx?$',
    // Tests may use the parts above theirs.
    exclude: '[.]test[.]tsx?$',
    // What TypeScript erases, type-only imports above all, is not seen: types may be known in both directions.
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    skipAnalysisNotInRules: true,
  },
};
