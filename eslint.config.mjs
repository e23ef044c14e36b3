import tseslint from 'typescript-eslint';

/** What the core may not reach for: it is given what it needs, so that the same input always gives the same answer. */
const IMPURE = [
  { object: 'Math', property: 'random', message: 'The core has no randomness.' },
  { object: 'Date', property: 'now', message: 'The core has no clock.' },
];

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'coverage/', '.data/'] },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['src/core/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'Date',
          'process',
          'Buffer',
          'setTimeout',
          'setInterval',
          'setImmediate',
          'fetch',
          'crypto',
          'performance',
        ].map((name) => ({
          name,
          message: 'The core is pure: no clock, no Node, no I/O.',
        })),
      ],
      'no-restricted-properties': ['error', ...IMPURE],
      'no-restricted-syntax': [
        'error',
        { selector: ':function[async=true]', message: 'The core does not wait.' },
        { selector: 'AwaitExpression', message: 'The core does not wait.' },
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'TSEnumDeclaration', message: 'A union of literals instead of an enum.' },
      ],
    },
  },
  {
    // Nest finds classes by their decorators, and resolvers are typed by the schema they answer.
    files: ['src/api/**/*.ts', 'src/web/**/*.ts', 'src/*.module.ts', 'src/io/postgres/entities/*.ts'],
    rules: {
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  { files: ['**/*.{js,cjs,mjs}'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/*.cjs', 'jest.config.js', '.dependency-cruiser.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['scripts/**', 'bench/**', 'test/support/**'], rules: { 'no-console': 'off' } },
  {
    // A test says what it expects to get back: `lines<{ round: string }>()`.
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-unnecessary-type-parameters': 'off' },
  },
);
