import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { boundaries } from './composer/eslint/boundaries.js';
import { browserPackages } from './scripts/packages.mjs';

const files = (extensions) => browserPackages.map((folder) => `${folder}/src/**/*.${extensions}`);

/**
 * What oxlint cannot check, which has all other rules (`.oxlintrc.json`) and takes a tenth of the time: the map of
 * dependencies, patterns whose time grows with the square of a text, and rules of our own.
 */
export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.data/',
      '**/coverage/',
      '**/test-results/',
      'services/data/',
      '.cache/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { chamba: { rules: { boundaries } } },
    rules: { 'chamba/boundaries': ['error', { root: import.meta.dirname }] },
  },
  {
    // Their patterns meet texts that any client may send: time must grow with the length, not with its square.
    files: ['gateway/src/**/*.ts', 'services/src/**/*.ts', 'shared-kernel/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // A fixed time is too short on a busy machine, and wasted on every other: tests wait for what happens.
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for what the page shows or does: expect.poll, locators, events.',
        },
        {
          // A promise that settles after a time: its executor is passed on, or does nothing else.
          selector: [
            "CallExpression[callee.name='setTimeout'][arguments.0.type='Identifier']",
            "> :function > CallExpression[callee.name='setTimeout']",
            "> :function[body.body.length=1] > BlockStatement > ExpressionStatement > CallExpression[callee.name='setTimeout']",
          ]
            .map((timer) => `NewExpression[callee.name='Promise'] ${timer}`)
            .join(),
          message: 'Wait for a condition: until of @chamba/kernel/testing/until, waitFor, fake timers.',
        },
        {
          selector: 'ImportDeclaration[source.value=/^(node:)?timers[/]promises$/]',
          message:
            'Wait for a condition: until of @chamba/kernel/testing/until. A delay that a test causes needs its reason.',
        },
      ],
    },
  },
  {
    // One name per kind of file: what a file holds is read from its name.
    files: files('{ts,tsx}'),
    ignores: ['**/*.slice.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name=/^create(Slice|Submission)$/]',
          message: 'A slice is declared in a file named *.slice.ts.',
        },
        {
          selector: 'Property[key.name="slots"] ImportExpression > Literal:not([value=/[.]slot[.]tsx$/])',
          message: 'The filler of a slot is a file named *.slot.tsx.',
        },
      ],
    },
  },
);
