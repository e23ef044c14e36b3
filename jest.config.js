/** What every project has. */
const common = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
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
  // A test file runs in a context of its own, in which every look-up of a global is slow; these are handed in instead.
  sandboxInjectedGlobals: [
    ...['Array', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String', 'Symbol'],
    'WeakMap',
  ],
};

/** One PostgreSQL for all test files that want a database. */
const withServer = {
  globalSetup: '<rootDir>/test/support/database-server.ts',
  globalTeardown: '<rootDir>/test/support/stop-database-server.ts',
};

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    { ...common, displayName: 'core', testMatch: ['<rootDir>/test/{core,gates,golden,web}/**/*.test.ts'] },
    {
      ...common,
      ...withServer,
      displayName: 'service',
      testMatch: ['<rootDir>/test/{api,app,cli,io}/**/*.test.ts'],
    },
    { ...common, ...withServer, displayName: 'pages', testMatch: ['<rootDir>/test/e2e/**/*.test.ts'] },
  ],
  // Jest would leave one of two cores idle; the tests wait for servers and browsers often enough to share them all.
  maxWorkers: '100%',
  testTimeout: 60_000,
  reporters: ['default', '<rootDir>/test/support/count-reporter.cjs'],
};
