'use strict';

require('ts-node/register');
const js = require('@eslint/js');
const { defineConfig, globalIgnores } = require('eslint/config');
const tseslint = require('typescript-eslint');
const { house } = require('./tools/checks/lint');

/** Where files, clocks and chance may be touched; everywhere else they are arguments. */
const worldly = ['src/cli/**', 'tools/**', 'step-definitions/support/**', '*.js'];

module.exports = defineConfig(
  globalIgnores(['reports/', 'build/', 'practice/']),
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    plugins: { house },
    rules: {
      'house/import-directions': 'error',
      'house/file-names': 'error',
      'house/named-files': 'error',
    },
  },
  js.configs.recommended,
  {
    files: ['**/*.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        require: 'readonly',
        module: 'writable',
        process: 'readonly',
        console: 'readonly',
        __dirname: 'readonly',
      },
    },
  },
  {
    // Old Nodes must be able to read what turns them away.
    files: ['tools/checks/node-version.js'],
    languageOptions: { ecmaVersion: 5 },
  },
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSInterfaceDeclaration[id.name=/^I[A-Z]/]',
          message: 'An interface is named for what it is, without an I before it.',
        },
        {
          selector: 'TSEnumDeclaration',
          message: 'A closed vocabulary is an `as const` list with its type derived from it.',
        },
        { selector: 'TSExportAssignment', message: 'Export by name.' },
      ],
      'no-warning-comments': [
        'error',
        { terms: ['c8 ignore', 'istanbul ignore', 'v8 ignore', 'todo', 'fixme'], location: 'anywhere' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-exports': [
        'error',
        { fixMixedExportsWithInlineTypeSpecifier: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Letters of boards, codes and rolls are single characters; a spread takes them apart rightly.
      '@typescript-eslint/no-misused-spread': 'off',
      // Values from features and other implementations may differ from their declared types.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // Where an index cannot miss, the type says so: a `!` is easily overlooked.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // What answers at once may be async, because an implementation elsewhere cannot answer at once.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['describe', 'it', 'test'] },
          ],
        },
      ],
      // Arrow functions of one line read better without braces, also where they return nothing.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    // Whoever loads what only a setting names cannot import it.
    files: ['tools/**/*.ts', 'step-definitions/support/*.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.ts'],
    ignores: worldly,
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'Date',
          'process',
          'console',
          'performance',
          'crypto',
          'setTimeout',
          'setInterval',
          'fetch',
          'globalThis',
        ].map((name) => ({
          name,
          message:
            'Time, chance and the terminal belong in src/cli, tools and the step support; elsewhere they are arguments.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Chance is an argument: dice thrown, secrets drawn, seeds.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'house/docstrings': 'error',
      'max-lines': ['error', { max: 165 }],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    files: ['step-definitions/*.ts'],
    rules: { 'max-lines': ['error', { max: 110 }] },
  },
);
