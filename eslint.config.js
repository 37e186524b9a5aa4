import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './composer/eslint/boundaries.js';
import { browserPackages } from './scripts/packages.mjs';

const files = (extensions) => browserPackages.map((folder) => `${folder}/src/**/*.${extensions}`);

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
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      // Input is cleaned of control characters.
      'no-control-regex': 'off',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'AbortSignal',
          property: 'any',
          message:
            'Node keeps the composite, and all that its listeners hold, until a source aborts. Forward `abort` by a listener and remove it in `finally`.',
        },
      ],
      'object-shorthand': ['error', 'properties'],
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: { chamba: { rules: { boundaries } } },
    rules: {
      'chamba/boundaries': ['error', { root: import.meta.dirname }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Sagas yield what their helpers return.
      'require-yield': 'off',
    },
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
    files: files('tsx'),
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // Wrong for composite widgets: a tab list is reached through its selected tab.
      'jsx-a11y/interactive-supports-focus': 'off',
    },
  },
  {
    files: files('{ts,tsx}'),
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
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
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { ...globals.node, ...globals.browser } },
  },
);
