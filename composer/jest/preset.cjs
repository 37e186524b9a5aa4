/**
 * Jest configuration of every browser unit and of the kernel. Use: `module.exports = require('@chamba/composer/jest')`.
 * TypeScript is compiled by SWC; `@chamba/kernel/*` resolves to its TypeScript source.
 */
const path = require('node:path');

/** Published as ES modules only (or resolved to them under our conditions), so they are compiled too. */
const esmOnly = ['@chamba', 'single-spa', 'single-spa-react'];

const swcOptions = {
  // A unit's own .swcrc would make tests differ from the build.
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

module.exports = {
  testEnvironment: path.join(__dirname, 'environment.cjs'),
  testEnvironmentOptions: {
    customExportConditions: ['chamba-source', 'node', 'node-addons'],
    url: 'http://localhost/',
  },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'jsx', 'json'],
  moduleNameMapper: {
    '\\.module\\.css$': path.join(__dirname, 'css-module.cjs'),
    '\\.(css|svg|png|jpe?g|webp|woff2)$': path.join(__dirname, 'asset.cjs'),
  },
  transform: { '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swcOptions] },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  setupFiles: [path.join(__dirname, 'setup.cjs')],
  restoreMocks: true,
};
