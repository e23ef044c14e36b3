/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  globalSetup: '<rootDir>/test/support/database-server.ts',
  globalTeardown: '<rootDir>/test/support/stop-database-server.ts',
  // Jest would leave one of two cores idle; the tests wait for servers and browsers often enough to share them all.
  maxWorkers: '100%',
  // A test file runs in a context of its own, in which every look-up of a global is slow; these are handed in instead.
  sandboxInjectedGlobals: [
    ...['Array', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String', 'Symbol'],
    'WeakMap',
  ],
  testTimeout: 60_000,
  reporters: ['default', '<rootDir>/test/support/count-reporter.cjs'],
};
